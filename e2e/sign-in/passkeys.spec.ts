import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, forgetSession, greeting, toast } from "#e2e/support/people.ts";

// After the session has ended, the app checks it once more. Passkeys require a host name instead of an IP address.
test.use({ expectedStatuses: [401], baseURL: `http://localhost:${process.env.E2E_PORT}` });

const card = (page: Page) => page.getByRole("region", { name: "Passkeys" });

/** A virtual authenticator that verifies its user; `isWilling` says whether the user agrees. */
async function plugInDevice(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const setWilling = (enabled: boolean) => session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  return { setWilling };
}

test("a user adds a passkey, signs in without typing a name, and renames and removes the passkey", ANY_SCREEN, async ({ page }) => {
  const person = await arriveSignedIn(page, "/profile?tab=security");
  const { setWilling } = await plugInDevice(page);
  const add = card(page).getByRole("button", { name: "Add a passkey" });
  await add.focus();
  await page.keyboard.press("Enter");
  await expect(toast(page, "Passkey added")).toBeVisible();
  const passkey = card(page).getByRole("listitem");
  await expect(passkey).toHaveCount(1);
  await expect(passkey.getByRole("heading")).toHaveText(/^Chrome/);
  await inspectPage(page, "passkeys");
  await add.click();
  await expect(toast(page, "No passkey added")).toContainText("This device has a passkey for you already.");

  // Unwilling, because otherwise it would accept the autofill request of the email field at once.
  await setWilling(false);
  await forgetSession(page);
  await page.goto("/auth");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", "username webauthn");
  await inspectPage(page, "login-with-passkey");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for your device" })).toBeVisible();
  await inspectPage(page, "passkey-waiting");
  // Back on the form, the autofill request of the email field is active again, and now the device accepts it.
  await setWilling(true);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(greeting(page, person)).toBeVisible();

  await page.goto("/profile?tab=security");
  await passkey.getByRole("button", { name: /^Rename/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("My phone");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(passkey.getByRole("heading")).toHaveText("My phone");
  await passkey.getByRole("button", { name: "Remove My phone" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "Passkey removed")).toBeVisible();
  await expect(passkey).toHaveCount(0);
});
