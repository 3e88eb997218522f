import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, fillLogin, forgetSession, greeting, toast } from "#e2e/support/people.ts";

const SECURITY = "/profile?tab=security";
const NEW_PASSWORD = "Juicy-melon-9";

test.describe("with passwords that are wrong", () => {
  test.use({ expectedStatuses: [400] });

  test("the password is changed, and each mistake is named", ANY_SCREEN, async ({ page }) => {
    const person = await arriveSignedIn(page, SECURITY);
    const card = page.getByRole("region", { name: "Password", exact: true });
    const change = async (current: string, next: string, confirmation: string) => {
      await card.getByLabel("Current password").fill(current);
      await card.getByLabel("New password", { exact: true }).fill(next);
      await card.getByLabel("Confirm new password").fill(confirmation);
      await card.getByRole("button", { name: "Change password" }).click();
    };
    await change("", "", "");
    await expect(card.getByText("Current password is required")).toBeVisible();
    await expect(card.getByText("New password must be at least 8 characters long")).toBeVisible();
    await expect(card.getByText("Please confirm your new password")).toBeVisible();
    await inspectPage(page, "security-errors");
    await change(person.password, NEW_PASSWORD, `${NEW_PASSWORD}9`);
    await expect(card.getByText("New passwords don't match")).toBeVisible();
    await change("Crunchy-apple-8", NEW_PASSWORD, NEW_PASSWORD);
    await expect(toast(page, "Error")).toContainText("Current password is incorrect");
    await change(person.password, NEW_PASSWORD, NEW_PASSWORD);
    await expect(toast(page, "Password changed")).toContainText("Other devices have been signed out.");

    await forgetSession(page);
    await page.goto("/auth");
    await fillLogin(page, { email: person.email, password: NEW_PASSWORD });
    await expect(greeting(page, person)).toBeVisible();
  });
});

const addKey = async (page: Page, provider: string, key: string) => {
  await page.getByRole("radio", { name: provider }).check();
  await page.getByLabel("API key", { exact: true }).fill(key);
  await page.getByRole("button", { name: "Add key" }).click();
  await expect(toast(page, "API key added")).toContainText(`${provider} is ready.`);
};

test("without a key the provider selector leads to where one is added", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await page.getByRole("button", { name: "AI provider: Anthropic" }).click();
  await expect(page.getByText("AI needs a key first. Add one under Profile, API keys, and this button wakes up.")).toBeVisible();
  await inspectPage(page, "provider-selector-asleep", "[role=menu]");
  await page.getByRole("menuitem", { name: "Go to API keys" }).click();
  await expect(page).toHaveURL("/profile?tab=api-keys");
  await expect(page.getByRole("heading", { name: "No keys yet" })).toBeVisible();
  await inspectPage(page, "api-keys-empty");
});

test("the form for a key names what is missing", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile?tab=api-keys");
  await page.getByRole("button", { name: "Add key" }).click();
  await expect(page.getByText("Please choose a provider")).toBeVisible();
  await expect(page.getByText("Please paste your key")).toBeVisible();
  await inspectPage(page, "api-keys-errors");
});

// Spec: S4.28
test("a stored key enables the provider selector, and can be removed", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile?tab=api-keys");
  const selector = page.getByRole("button", { name: /^AI provider/ });
  await addKey(page, "OpenAI", "sk-test-0123456789-wXyZ");
  await addKey(page, "Gemini", "AIza-test-0123456789-aBcD");
  await expect(page.getByText(/ends in wXyZ/)).toBeVisible();
  await expect(page.getByText(/ends in aBcD/)).toBeVisible();
  expect(await page.content()).not.toContain("test-0123456789");
  await inspectPage(page, "api-keys");

  await expect(selector).toHaveAccessibleName("AI provider: OpenAI");
  await selector.click();
  await expect(page.getByRole("menuitemradio")).toHaveText(["OpenAI", "Gemini"]);
  await inspectPage(page, "provider-selector", "[role=menu]");
  await page.getByRole("menuitemradio", { name: "Gemini" }).click();
  await expect(selector).toHaveAccessibleName("AI provider: Gemini");
  await page.reload();
  await expect(selector).toHaveAccessibleName("AI provider: Gemini");

  await page.getByRole("button", { name: "Remove Gemini key" }).click();
  await page.getByRole("alertdialog", { name: "Remove your Gemini key?" }).getByRole("button", { name: "Remove" }).click();
  await expect(toast(page, "API key removed")).toBeVisible();
  await expect(page.getByText(/ends in aBcD/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Your keys" })).toBeFocused();
  await expect(selector).toHaveAccessibleName("AI provider: OpenAI");
});

test("other devices are listed and signed out", ANY_SCREEN, async ({ page, playwright, baseURL }) => {
  const person = await arriveSignedIn(page);
  const phone = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1",
  });
  await phone.post("/api/login", { data: { email: person.email, password: person.password } });
  await page.goto(SECURITY);
  const card = page.getByRole("region", { name: "Signed in on these devices" });
  await expect(card.getByRole("listitem")).toHaveCount(2);
  await expect(card.getByRole("listitem").first()).toContainText("This device");
  await expect(card.getByRole("listitem").last()).toContainText("Safari on iPhone");
  await inspectPage(page, "security");

  await card.getByRole("button", { name: "Sign out everywhere else" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  await expect(toast(page, "Signed out everywhere else")).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(card.getByRole("heading", { name: "Signed in on these devices" })).toBeFocused();
  expect((await phone.get("/api/user")).status()).toBe(401);
  await phone.dispose();
});

test("a user downloads all their data", ANY_SCREEN, async ({ page }) => {
  const person = await arriveSignedIn(page, SECURITY);
  const everything = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my data" }).click();
  const file = await everything;
  expect(file.suggestedFilename()).toBe("bitebright-my-data.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({ account: { email: person.email } });
  const diary = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download my diary (CSV)" }).click();
  expect((await diary).suggestedFilename()).toBe("bitebright-diary.csv");
});

test.describe("with a wrong password first", () => {
  test.use({ expectedStatuses: [400, 401] });

  test("the account is deleted, and nobody can log in to it anymore", ANY_SCREEN, async ({ page }) => {
    const person = await arriveSignedIn(page, SECURITY);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete your account?" });
    await dialog.getByLabel("Your password").fill("Crunchy-apple-8");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByText("That password is incorrect")).toBeVisible();
    await inspectPage(page, "delete-account");
    await dialog.getByLabel("Your password").fill(person.password);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(toast(page, "Account deleted")).toContainText("Everything you stored here is gone.");
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("link", { name: "Start Learning Now" })).toBeVisible();

    await page.goto("/auth");
    await fillLogin(page, person);
    await expect(toast(page, "Login failed")).toContainText("Invalid email or password");
  });
});

test("nothing on these tabs is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page, "/profile?tab=api-keys");
  await expect(page.getByRole("heading", { name: "No keys yet" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.goto(SECURITY);
  await page.getByRole("button", { name: "Set up two-factor" }).click();
  await expect(page.getByRole("button", { name: "Turn on" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
