import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { arriveAsAdmin } from "#e2e/support/admins.ts";
import { Authenticator } from "#e2e/support/authenticator.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

/** More tab stops than any page has. */
const MAX_STOPS = 80;

/** Moves from stop to stop, like a user without a mouse. */
async function tabTo(page: Page, target: Locator, key = "Tab"): Promise<void> {
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("menu")).toBeVisible();
  await tabTo(page, page.getByRole("menuitem", { name }), "ArrowDown");
  await page.keyboard.press("Enter");
}

async function logBanana(page: Page): Promise<void> {
  const [food] = await (await page.request.get("/api/foods/search?q=banana")).json();
  const answer = await page.request.post("/api/diary", { data: { foodId: food.id, quantity: 100, mealType: "breakfast" } });
  expect(answer.status()).toBe(201);
}

test("a food is entered by hand", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/diary");
  const opener = page.getByRole("button", { name: "Manual entry" });
  const dialog = page.getByRole("dialog", { name: "Enter a food yourself" });
  await press(page, opener);
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();

  await press(page, opener);
  await type(page, dialog.getByLabel("Food name"), "Grandma's stew");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Calories")).toBeFocused();
  await tabTo(page, dialog.getByRole("radio", { name: "per 100 g" }), "Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("radio", { name: "for what I ate" })).toBeChecked();
  for (const [label, value] of [
    ["Calories", "300"],
    ["Protein", "20"],
    ["Carbs", "30"],
    ["Fat", "10"],
    ["Quantity", "250"],
  ] as const) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.press("Control+A");
    await page.keyboard.type(value);
  }
  await press(page, dialog.getByRole("button", { name: /^Add to/ }));
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page.getByRole("button", { name: "Grandma's stew", exact: true })).toBeVisible();
});

test("a meal is copied and saved, and a food is removed and restored", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await logBanana(page);
  await page.goto("/diary");
  const breakfast = page.getByRole("region", { name: "Breakfast", exact: true });
  const more = breakfast.getByRole("button", { name: "More for breakfast" });

  await press(page, more);
  await chooseInMenu(page, "Copy to another day…");
  const copying = page.getByRole("dialog", { name: "Copy breakfast" });
  const tomorrow = copying.getByRole("button", { pressed: true });
  await tabTo(page, tomorrow);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await press(page, copying.getByRole("button", { name: "Copy to yesterday" }));
  await expect(toast(page, "Copied 1 food")).toBeVisible();
  await expect(more).toBeFocused();

  await page.keyboard.press("Enter");
  await chooseInMenu(page, "Save as a meal…");
  const saving = page.getByRole("dialog", { name: "Save as a meal" });
  await expect(saving.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("School morning");
  await page.keyboard.press("Enter");
  await expect(toast(page, "Meal saved")).toContainText("School morning");
  await expect(more).toBeFocused();

  const remove = breakfast.getByRole("button", { name: "Remove Banana" });
  await press(page, remove);
  await expect(toast(page, "Removed Banana")).toBeVisible();
  const heading = breakfast.getByRole("heading", { name: "Breakfast" });
  await expect(heading).toBeFocused();
  await page.keyboard.press("F8");
  await press(page, toast(page, "Removed Banana").getByRole("button", { name: "Undo" }));
  await expect(remove).toBeVisible();
  await expect(heading).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(more).toBeFocused();
});

test("two-factor is set up and disabled", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  await tabTo(page, page.getByRole("tab", { name: "Profile" }));
  await tabTo(page, page.getByRole("tab", { name: "Security" }), "ArrowRight");
  await page.keyboard.press("Enter");
  const card = page.getByRole("region", { name: "Two-factor authentication" });
  const title = card.getByRole("heading", { name: "Two-factor authentication" });
  const code = card.getByLabel("6-digit code");

  await press(page, card.getByRole("button", { name: "Set up two-factor" }));
  await expect(code).toBeVisible();
  await expect(title).toBeFocused();
  await press(page, card.getByRole("button", { name: "Cancel" }));
  await expect(title).toBeFocused();
  await press(page, card.getByRole("button", { name: "Set up two-factor" }));
  await expect(code).toBeVisible();
  const authenticator = new Authenticator((await card.locator("code").textContent()) ?? "");
  await type(page, code, await authenticator.nextCode());
  await page.keyboard.press("Enter");
  await expect(card.getByRole("list", { name: "Backup codes" }).getByRole("listitem")).toHaveCount(10);
  await expect(title).toBeFocused();
  await press(page, card.getByRole("button", { name: "I have saved them" }));
  await expect(card.getByText("On", { exact: true })).toBeVisible();
  await expect(title).toBeFocused();

  await press(page, card.getByRole("button", { name: "Disable" }));
  await expect(card.getByLabel("Code or backup code")).toBeFocused();
  await page.keyboard.type(await authenticator.nextCode());
  await page.keyboard.press("Enter");
  await expect(card.getByText("Off")).toBeVisible();
  await expect(title).toBeFocused();
});

test("an administrator writes, edits and deletes an FAQ", ANY_SCREEN, async ({ page }) => {
  await arriveAsAdmin(page);
  await press(page, page.getByRole("button", { name: "FAQ Management" }));
  const panel = page.getByRole("region", { name: "FAQ Management" });
  const question = `Is ${randomUUID()} a food?`;
  const add = panel.getByRole("button", { name: "Add FAQ" });
  await press(page, add);
  const writing = page.getByRole("dialog", { name: "Create New FAQ" });
  await press(page, writing.getByRole("button", { name: "Create FAQ" }));
  await expect(writing.getByLabel("Question *")).toBeFocused();
  await page.keyboard.type(question);
  await type(page, writing.getByLabel("Answer *"), "<p>It is a word.</p>");
  await type(page, writing.getByLabel("Category *"), "Words");
  await page.keyboard.press("Enter");
  await expect(toast(page, "FAQ Created")).toBeVisible();
  await expect(add).toBeFocused();

  await type(page, panel.getByRole("searchbox", { name: "Search FAQs" }), question);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  const edit = panel.getByRole("button", { name: `Edit ${question}` });
  await press(page, edit);
  const editing = page.getByRole("dialog", { name: "Edit FAQ" });
  await tabTo(page, editing.getByRole("switch", { name: "Published" }));
  await page.keyboard.press("Space");
  await press(page, editing.getByRole("button", { name: "Update FAQ" }));
  await expect(panel.getByText("Published")).toBeVisible();
  await expect(edit).toBeFocused();

  const remove = panel.getByRole("button", { name: `Delete ${question}` });
  await press(page, remove);
  const asking = page.getByRole("alertdialog", { name: "Delete FAQ" });
  await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, asking.getByRole("button", { name: "Delete" }));
  await expect(panel.getByText(/^No FAQs found/)).toBeVisible();
  await expect(panel.getByRole("heading", { name: "FAQ Management" })).toBeFocused();
});

// Keeps the part of this text that other journeys read.
test("an administrator edits a text and restores the built-in one", ANY_SCREEN, async ({ page }) => {
  await arriveAsAdmin(page);
  await press(page, page.getByRole("button", { name: "System Settings" }));
  await tabTo(page, page.getByRole("tab", { name: "Landing" }));
  await tabTo(page, page.getByRole("tab", { name: "Legal" }), "ArrowRight");
  const chooser = page.getByRole("tabpanel", { name: "Legal" }).getByLabel("Text to edit");
  await tabTo(page, chooser);
  await page.keyboard.type("Privacy");
  const form = page.getByRole("form", { name: "Privacy Policy" });
  const text = form.getByRole("textbox");
  await tabTo(page, text);
  const builtIn = await text.inputValue();
  await page.keyboard.press("Control+Home");
  await page.keyboard.type("<p>Read by keyboard.</p>");
  await press(page, form.getByRole("button", { name: "Save" }));
  await expect(toast(page, "Setting Updated")).toContainText("is saved");
  await expect(text).toBeFocused();

  const back = form.getByRole("button", { name: "Back to default" });
  const asking = page.getByRole("alertdialog", { name: "Back to the built-in text?" });
  await press(page, back);
  await expect(asking.getByRole("button", { name: "Cancel" })).toBeFocused();
  // The dialog has the focus a moment before it handles keys, and the test is faster than any user.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(asking).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(back).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, asking.getByRole("button", { name: "Back to default" }));
  await expect(text).toHaveValue(builtIn);
  await expect(text).toBeFocused();
});
