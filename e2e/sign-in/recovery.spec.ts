import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { freePort, MailServer } from "#e2e/support/mail-server.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { greeting, makePerson, toast } from "#e2e/support/people.ts";

const NEW_PASSWORD = "Juicy-melon-8";

test("a user who forgot the password gets a link by mail, chooses a new one and is logged in", ANY_SCREEN, async ({ page }) => {
  test.slow();
  const mailServer = new MailServer();
  const smtpUrl = await mailServer.start();
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const server = new OwnServer({ PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl, MAIL_FROM: "BiteBright <food@school.example>" });
  try {
    await server.start();
    const maya = makePerson();
    const answer = await page.request.post(`${publicUrl}/api/register`, { data: { ...maya, confirmPassword: maya.password } });
    expect(answer.status()).toBe(201);
    await page.context().clearCookies();

    await page.goto(`${publicUrl}/auth`);
    await page.getByLabel("Email").fill(maya.email);
    await page.getByRole("button", { name: "Forgot password?" }).click();
    await expect(page.getByRole("heading", { name: "New password" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(maya.email);
    await inspectPage(page, "forgot-password");
    await page.getByRole("button", { name: "Send the link" }).click();
    await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeVisible();
    await inspectPage(page, "forgot-password-sent");

    await expect.poll(() => mailServer.linkTo("/new-password", maya.email), { timeout: 60_000 }).toBeDefined();
    await page.goto(mailServer.linkTo("/new-password", maya.email) ?? "");
    // The app has read the token and removed it from the address bar.
    await expect(page).toHaveURL(`${publicUrl}/new-password`);
    await expect(page.getByRole("heading", { name: "Choose a new one" })).toBeVisible();
    await inspectPage(page, "new-password");
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Again", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("button", { name: "Save and log in" }).click();
    await expect(toast(page, "Welcome back!")).toBeVisible();
    await expect(greeting(page, maya)).toBeVisible();
  } finally {
    await page.goto("about:blank");
    await server.remove();
    await mailServer.stop();
  }
});
