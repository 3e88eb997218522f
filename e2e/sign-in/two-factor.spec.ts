import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { Authenticator } from "#e2e/support/authenticator.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, fillLogin, forgetSession, greeting, openUserMenu, type Person, toast } from "#e2e/support/people.ts";

const SECURITY = "/profile?tab=security";

// Wrong codes while signed in and at the login; after a logout, the app checks the session once more.
test.use({ expectedStatuses: [400, 401] });

const card = (page: Page) => page.getByRole("region", { name: "Two-factor authentication" });

async function logOut(page: Page): Promise<void> {
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Start Learning Now" })).toBeVisible();
}

/** Ends at the second step. */
async function logInUpToTheCode(page: Page, person: Person): Promise<void> {
  await page.goto("/auth");
  await fillLogin(page, person);
  await expect(toast(page, "2FA Required")).toContainText("Please enter your 2FA code to continue.");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Code", { exact: true }).fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Ends on the page with the backup codes. */
async function setUp(page: Page): Promise<{ authenticator: Authenticator; codes: string[] }> {
  await card(page).getByRole("button", { name: "Set up two-factor" }).click();
  await expect(card(page).getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
  const authenticator = new Authenticator((await card(page).locator("code").textContent()) ?? "");
  await card(page)
    .getByLabel("6-digit code")
    .fill(await authenticator.nextCode());
  await card(page).getByRole("button", { name: "Turn on" }).click();
  const list = card(page).getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  return { authenticator, codes: await list.allTextContents() };
}

test("two-factor is set up, asked for at the login, and disabled", ANY_SCREEN, async ({ page }) => {
  const person = await arriveSignedIn(page, SECURITY);
  await expect(card(page).getByText("Off")).toBeVisible();
  const { authenticator, codes } = await setUp(page);
  const [first = "", second = ""] = codes;
  await expect(toast(page, "Two-factor is on")).toBeVisible();
  const download = page.waitForEvent("download");
  await card(page).getByRole("button", { name: "Download" }).click();
  const file = await (await download).path();
  expect((await readFile(file, "utf8")).match(/^[A-Z2-9]{6}$/gm)).toEqual(codes);
  await card(page).getByRole("button", { name: "I have saved them" }).click();
  await expect(card(page).getByText("On", { exact: true })).toBeVisible();
  await page.reload();
  await expect(card(page).getByText("On", { exact: true })).toBeVisible();
  await expect(page.getByText(first)).toHaveCount(0);

  await logOut(page);
  await logInUpToTheCode(page, person);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await logInUpToTheCode(page, person);
  await enterCode(page, "000000");
  await expect(toast(page, "Login failed")).toContainText("Invalid two-factor code");
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await enterCode(page, await authenticator.nextCode());
  await expect(greeting(page, person)).toBeVisible();

  await logOut(page);
  await logInUpToTheCode(page, person);
  await enterCode(page, first);
  await expect(toast(page, "Welcome back!")).toBeVisible();
  await expect(greeting(page, person)).toBeVisible();

  await logOut(page);
  await logInUpToTheCode(page, person);
  await enterCode(page, first);
  await expect(toast(page, "Login failed")).toContainText("Invalid two-factor code");
  await enterCode(page, second.toLowerCase());
  await expect(greeting(page, person)).toBeVisible();

  await page.goto(SECURITY);
  await card(page).getByRole("button", { name: "Disable" }).click();
  await card(page).getByRole("button", { name: "Disable" }).click();
  await expect(toast(page, "Authentication Required")).toBeVisible();
  await card(page).getByLabel("Code or backup code").fill(second);
  await card(page).getByRole("button", { name: "Disable" }).click();
  await expect(toast(page, "Disable Failed")).toContainText("Invalid token");
  await card(page)
    .getByLabel("Code or backup code")
    .fill(codes[2] ?? "");
  await card(page).getByRole("button", { name: "Disable" }).click();
  await expect(toast(page, "Two-factor is off")).toBeVisible();
  await expect(card(page).getByText("Off")).toBeVisible();
});

test("the backup codes and the enabled state have no accessibility violations", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, SECURITY);
  await setUp(page);
  await inspectPage(page, "two-factor-backup-codes");
  await card(page).getByRole("button", { name: "I have saved them" }).click();
  await inspectPage(page, "security-two-factor-on");
});

test("disabling two-factor and the second step of the login have no accessibility violations", ANY_SCREEN, async ({ page }) => {
  const person = await arriveSignedIn(page, SECURITY);
  await setUp(page);
  await card(page).getByRole("button", { name: "I have saved them" }).click();
  await card(page).getByRole("button", { name: "Disable" }).click();
  await inspectPage(page, "two-factor-disable");
  await forgetSession(page);
  await logInUpToTheCode(page, person);
  await inspectPage(page, "login-code");
});

test("the setup names what is wrong and can be canceled", ANY_SCREEN, async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await arriveSignedIn(page, SECURITY);
  await card(page).getByRole("button", { name: "Set up two-factor" }).click();
  await card(page).getByRole("button", { name: "Turn on" }).click();
  await expect(toast(page, "Token Required")).toBeVisible();
  await card(page).getByLabel("6-digit code").fill("000000");
  await card(page).getByRole("button", { name: "Turn on" }).click();
  await expect(toast(page, "Verification Failed")).toContainText("Invalid token");
  await expect(card(page).getByLabel("6-digit code")).toBeFocused();
  await inspectPage(page, "two-factor-setup");

  await card(page).getByRole("button", { name: "Copy key" }).click();
  await expect(toast(page, "Copied")).toBeVisible();
  await expect(card(page).getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await card(page).locator("code").textContent());
  await expect(card(page).getByRole("button", { name: "Copy key" })).toBeVisible();

  await card(page).getByRole("button", { name: "Cancel" }).click();
  await expect(card(page).getByText("Off")).toBeVisible();
});

test("new backup codes replace the old ones", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, SECURITY);
  const { authenticator, codes } = await setUp(page);
  await card(page).getByRole("button", { name: "I have saved them" }).click();
  await card(page).getByRole("button", { name: "New backup codes" }).click();
  await card(page).getByLabel("6-digit code").fill("000000");
  await card(page).getByRole("button", { name: "Make new codes" }).click();
  await expect(toast(page, "Generation Failed")).toContainText("Invalid token");
  await card(page)
    .getByLabel("6-digit code")
    .fill(await authenticator.nextCode());
  await card(page).getByRole("button", { name: "Make new codes" }).click();
  const list = card(page).getByRole("list", { name: "Backup codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  const renewed = await list.allTextContents();
  expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
  await card(page).getByRole("button", { name: "I have saved them" }).click();

  await card(page).getByRole("button", { name: "Disable" }).click();
  await card(page)
    .getByLabel("Code or backup code")
    .fill(codes[0] ?? "");
  await card(page).getByRole("button", { name: "Disable" }).click();
  await expect(toast(page, "Disable Failed")).toContainText("Invalid token");
  await card(page)
    .getByLabel("Code or backup code")
    .fill(renewed[0] ?? "");
  await card(page).getByRole("button", { name: "Disable" }).click();
  await expect(toast(page, "Two-factor is off")).toBeVisible();
});
