import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { forgetSession, greeting, makePerson } from "#e2e/support/people.ts";
import { ADMIN } from "#e2e/support/servers.ts";

test("an administrator creates a link for a class, two pupils register with it, and the third cannot", ANY_SCREEN, async ({ page }) => {
  test.slow();
  const server = new OwnServer({ REGISTRATION: "invite", ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  try {
    await server.start();
    await page.goto(`${server.origin}/auth?tab=register`);
    await expect(page.getByText("You need an invitation to make an account here.")).toBeVisible();
    await inspectPage(page, "register-needs-invitation");

    const address = await makeInvitation(page, server.origin);
    for (const pupilNumber of [1, 2]) {
      const pupil = makePerson();
      await page.goto(address);
      // The app has read the token and removed it from the address bar.
      await expect(page).toHaveURL(`${server.origin}/join`);
      await page.getByLabel("Email").fill(pupil.email);
      await page.getByLabel("First name").fill(pupil.firstName);
      await page.getByLabel("Password", { exact: true }).fill(pupil.password);
      await page.getByLabel("Confirm password", { exact: true }).fill(pupil.password);
      if (pupilNumber === 1) await inspectPage(page, "register-with-invitation");
      await page.getByRole("button", { name: "Create account" }).click();
      await page.getByRole("button", { name: "Skip" }).click();
      await expect(greeting(page, pupil)).toBeVisible();
      await forgetSession(page);
    }

    await page.goto(address);
    await expect(page.getByRole("heading", { name: "This invitation is over" })).toBeVisible();
    await inspectPage(page, "invitation-over");
  } finally {
    await page.goto("about:blank");
    await server.remove();
  }
});

/** Creates an invitation for two people; ends without a session. */
async function makeInvitation(page: Page, origin: string): Promise<string> {
  expect((await page.request.post(`${origin}/api/login`, { data: ADMIN })).status()).toBe(200);
  await page.goto(`${origin}/admin`);
  const card = page.getByRole("region", { name: "Invitations" });
  await expect(card.getByText("No invitation is open right now.")).toBeVisible();
  await card.getByRole("button", { name: "New invitation" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Who is it for?").fill("Class 8b");
  await dialog.getByLabel("How many people?").fill("2");
  await inspectPage(page, "new-invitation", "[role=dialog]");
  await dialog.getByRole("button", { name: "Make the link" }).click();
  const link = dialog.getByLabel("Invitation link", { exact: true });
  await expect(link).toHaveValue(new RegExp(`^${origin}/join#[\\w-]{43}$`));
  await inspectPage(page, "invitation-made", "[role=dialog]");
  await lookAtPaper(page);
  const address = await link.inputValue();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(card.getByText(/^2 of 2 places left, until/)).toBeVisible();
  await inspectPage(page, "admin-with-invitations");
  await forgetSession(page);
  return address;
}

/** The printed page shows only the sheet. */
async function lookAtPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Point your phone's camera at the square.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Admin Dashboard")).toBeHidden();
  if (process.env.SCREENSHOTS) await page.screenshot({ path: "artifacts/screens/printed-invitation.png", fullPage: true });
  await page.emulateMedia({ media: "screen" });
}
