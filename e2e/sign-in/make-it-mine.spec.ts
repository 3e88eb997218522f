import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { freePort, MailServer } from "#e2e/support/mail-server.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { forgetSession, greeting, makePerson, type Person, toast } from "#e2e/support/people.ts";

const NEW_PASSWORD = "Juicy-melon-8";

interface Site {
  publicUrl: string;
  /** Registers somebody without a browser, and returns the link that the mail to their address contains. */
  registerAndGetLink: (person: Person) => Promise<string>;
}

async function withSite(page: Page, journey: (site: Site) => Promise<void>): Promise<void> {
  const mailServer = new MailServer();
  const smtpUrl = await mailServer.start();
  const publicUrl = `http://127.0.0.1:${await freePort()}`;
  const server = new OwnServer({ PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl, MAIL_FROM: "BiteBright <food@school.example>" });
  const registerAndGetLink = async (person: Person) => {
    const answer = await page.request.post(`${publicUrl}/api/register`, { data: { ...person, confirmPassword: person.password } });
    expect(answer.status()).toBe(201);
    await expect.poll(() => mailServer.linkTo("/verify-email", person.email), { timeout: 60_000 }).toBeDefined();
    return mailServer.linkTo("/verify-email", person.email) ?? "";
  };
  try {
    await server.start();
    await journey({ publicUrl, registerAndGetLink });
  } finally {
    await page.goto("about:blank");
    await server.remove();
    await mailServer.stop();
  }
}

// Nobody is signed in after logging out, and a used link is refused.
test.use({ expectedStatuses: [400, 401] });

test("somebody whose address a stranger used makes the account theirs, with an empty start", ANY_SCREEN, async ({ page }) => {
  test.slow();
  await withSite(page, async ({ publicUrl, registerAndGetLink }) => {
    const stranger = makePerson();
    const link = await registerAndGetLink(stranger);
    await forgetSession(page);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Is this account yours?" })).toBeVisible();
    await expect(page).toHaveURL(`${publicUrl}/verify-email`);
    await inspectPage(page, "confirm-by-login");

    await page.getByRole("button", { name: "This isn't my account: make it mine" }).click();
    await expect(page.getByRole("heading", { name: "Make it yours" })).toBeVisible();
    await inspectPage(page, "make-it-mine");
    await page.getByLabel("New password", { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel("Again", { exact: true }).fill(NEW_PASSWORD);
    await page.getByRole("checkbox", { name: /^Start empty/ }).check();
    await page.getByRole("button", { name: "Make it mine and log in" }).click();
    await expect(toast(page, "Welcome back!")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();

    const login = await page.request.post(`${publicUrl}/api/login`, { data: { email: stranger.email, password: stranger.password } });
    expect(login.status()).toBe(401);
  });
});

test("a user confirms the address in another browser by logging in there", ANY_SCREEN, async ({ page }) => {
  test.slow();
  await withSite(page, async ({ publicUrl, registerAndGetLink }) => {
    const maya = makePerson();
    const link = await registerAndGetLink(maya);
    await forgetSession(page);
    const noah = makePerson();
    await registerAndGetLink(noah);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This is for another account" })).toBeVisible();
    await inspectPage(page, "link-of-another-account");
    await page.getByRole("button", { name: "Log out and go on" }).click();
    await expect(page.getByRole("heading", { name: "Is this account yours?" })).toBeVisible();

    await page.getByLabel("Password", { exact: true }).fill(maya.password);
    await page.getByRole("button", { name: "Log in and confirm" }).click();
    await expect(toast(page, "Thank you!")).toContainText("Your address is confirmed");
    await expect(greeting(page, maya)).toBeVisible();
    await page.goto(`${publicUrl}/profile?tab=security`);
    await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();

    // A used link says so at once.
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link is over" })).toBeVisible();
  });
});
