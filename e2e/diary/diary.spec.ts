import { expect as expectThat, type Locator, type Page } from "@playwright/test";
import { readDevice } from "#e2e/support/device.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

type Meal = "breakfast" | "lunch" | "dinner" | "snack";

interface Found {
  id: string;
  name: string;
  calories: number;
  protein: number;
}

const section = (page: Page, meal: string): Locator => page.getByRole("region", { name: meal, exact: true });
const row = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("button", { name, exact: true }) });
const totals = (page: Page): Locator => page.getByRole("region", { name: "Daily totals" });
const undo = (page: Page, title: string): Locator => toast(page, title).getByRole("button", { name: "Undo" });

/** The browser's calendar day, offset by a number of days from today. */
const readDay = (page: Page, days = 0): Promise<string> =>
  page.evaluate((by) => {
    const date = new Date();
    date.setDate(date.getDate() + by);
    return date.toLocaleDateString("sv-SE");
  }, days);

async function findFood(page: Page, query: string): Promise<Found> {
  const answer = await page.request.get(`/api/foods/search?q=${query}`);
  const [food]: Found[] = await answer.json();
  if (!food) throw new Error(`No food is called ${query}`);
  return food;
}

/** For journeys about something else: logs directly through the API, at noon of a day. */
async function log(page: Page, query: string, meal: Meal, { quantity = 100, days = 0 } = {}): Promise<Found> {
  const food = await findFood(page, query);
  const loggedAt = await page.evaluate((day) => new Date(`${day}T12:00:00`).toISOString(), await readDay(page, days));
  const answer = await page.request.post("/api/diary", { data: { foodId: food.id, quantity, mealType: meal, loggedAt } });
  expectThat(answer.status()).toBe(201);
  return food;
}

/** A reload before the outbox is cleared would send a change again, and repeating a deletion is answered with 404. */
async function reloadWhenSent(page: Page): Promise<void> {
  await expect.poll(async () => (await readDevice(page)).waiting).toBe(0);
  await page.reload();
}

// Spec: S1.6
test("a food is logged, edited, moved and removed, and Undo brings it back", async ({ page }) => {
  // Any time except the current minute, which would not be a change.
  const minute = new Date().getMinutes() >= 40 ? "15" : "45";
  const edited = `250 g · 7:${minute} AM`;
  await arriveSignedIn(page, "/diary");
  await expect(page.getByText("Nothing logged yet today. Start with whatever you ate last.")).toBeVisible();
  await page.getByRole("button", { name: "Add food to lunch" }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("searchbox").fill("banana");
  const first = sheet
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Add / }) })
    .first();
  const name = (await first.getByRole("button", { name: /^Add / }).getAttribute("aria-label"))?.replace("Add ", "") ?? "";
  await first.getByRole("button", { name: `Add ${name}` }).click();
  await sheet.getByRole("button", { name: /^Add .*lunch$/ }).click();
  await expect(row(page, name)).toBeVisible();
  await expect(section(page, "Lunch")).toContainText(/\d+ kcal/);

  await row(page, name).getByRole("button", { name, exact: true }).click();
  const edit = page.getByRole("dialog", { name });
  await edit.getByRole("spinbutton").fill("250");
  await edit.getByLabel("Time").fill(`07:${minute}`);
  await edit.getByRole("radio", { name: "Breakfast" }).check();
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(edit).toBeHidden();
  await expect(section(page, "Breakfast").getByText(edited)).toBeVisible();

  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Move to Dinner" }).click();
  await expect(section(page, "Dinner").getByText(edited)).toBeVisible();
  await reloadWhenSent(page);
  await expect(section(page, "Dinner").getByText(edited)).toBeVisible();

  await page.getByRole("button", { name: `Remove ${name}` }).click();
  await expect(row(page, name)).toBeHidden();
  await undo(page, `Removed ${name}`).click();
  await expect(section(page, "Dinner").getByText(edited)).toBeVisible();
  await reloadWhenSent(page);
  await expect(row(page, name)).toHaveCount(1);
});

test("the focus stays near an entry that is deleted from its sheet", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  const { name } = await log(page, "apple", "dinner");
  await page.goto("/diary");
  await row(page, name).getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog", { name }).getByRole("button", { name: "Delete" }).click();
  await expect(row(page, name)).toBeHidden();
  await expect(page.getByRole("heading", { name: "Dinner" })).toBeFocused();
});

// On a phone, fingers scroll; they move an entry by its menu.
test("an entry is dragged to another meal", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  const { name } = await log(page, "apple", "breakfast");
  await page.goto("/diary");
  await expect(row(page, name)).toHaveAttribute("draggable", "true");
  await row(page, name).dragTo(section(page, "Snack"));
  await expect(section(page, "Snack").getByRole("button", { name, exact: true })).toBeVisible();
  await reloadWhenSent(page);
  await expect(section(page, "Snack").getByRole("button", { name, exact: true })).toBeVisible();
});

test("one tap copies yesterday's breakfast, and another removes it", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  const oatmeal = await log(page, "oatmeal", "breakfast", { days: -1 });
  const milk = await log(page, "whole milk", "breakfast", { days: -1 });
  await page.goto("/diary");
  await page.getByRole("button", { name: "Same as yesterday for breakfast" }).click();
  await expect(row(page, oatmeal.name)).toBeVisible();
  await expect(row(page, milk.name)).toBeVisible();
  await undo(page, "Copied 2 foods").click();
  await expect(row(page, oatmeal.name)).toBeHidden();
  // A page that is closed before the response repeats the deletion and gets a 404, which the console reports.
  await expect.poll(async () => (await readDevice(page)).waiting).toBe(0);
  await reloadWhenSent(page);
  await expect(section(page, "Breakfast").getByText("Not logged yet")).toBeVisible();
});

test("a whole day is copied to another, and a meal is saved under a name", async ({ page }) => {
  await arriveSignedIn(page);
  const rice = await log(page, "rice", "lunch", { days: -1 });
  const apple = await log(page, "apple", "snack", { days: -1 });
  await page.goto(`/diary?day=${await readDay(page, -1)}`);
  await page.getByRole("button", { name: "Copy this day…" }).click();
  await page.getByRole("button", { name: "Copy to today" }).click();
  await expect(toast(page, "Copied 2 foods")).toBeVisible();
  await page.getByRole("button", { name: "Day after" }).click();
  await expect(section(page, "Lunch").getByRole("button", { name: rice.name, exact: true })).toBeVisible();
  await expect(section(page, "Snack").getByRole("button", { name: apple.name, exact: true })).toBeVisible();

  await page.getByRole("button", { name: "More for lunch" }).click();
  await page.getByRole("menuitem", { name: "Save as a meal…" }).click();
  const dialog = page.getByRole("dialog", { name: "Save as a meal" });
  await dialog.getByLabel("Name").fill("Training lunch");
  await dialog.getByRole("button", { name: "Save meal" }).click();
  await expect(toast(page, "Meal saved")).toContainText("Training lunch");
  await page.getByRole("button", { name: "Add food to dinner" }).click();
  await expect(page.getByRole("dialog", { name: "Add food" }).getByText("Training lunch")).toBeVisible();
});

test("a past day is reached by step, strip and calendar, and left with Back", async ({ page }) => {
  await arriveSignedIn(page);
  const apple = await log(page, "apple", "dinner", { days: -1 });
  const [today, yesterday, before] = [await readDay(page), await readDay(page, -1), await readDay(page, -2)];
  await page.goto("/diary");
  await page.getByRole("button", { name: "Day before" }).click();
  await expect(page).toHaveURL(`/diary?day=${yesterday}`);
  await expect(row(page, apple.name)).toBeVisible();
  await page.getByRole("navigation", { name: "Days" }).getByRole("link").nth(4).click();
  await expect(page).toHaveURL(`/diary?day=${before}`);
  await expect(page.getByText("Nothing logged on this day. Days like that are normal.")).toBeVisible();
  await page.goBack();
  await expect(row(page, apple.name)).toBeVisible();

  await page.getByRole("button", { name: /^Choose a day/ }).click();
  await expect(page.getByRole("dialog", { name: "Choose a day" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/diary");
  await page.goto("/diary?day=2999-01-01");
  await expect(page.getByRole("button", { name: /Choose a day: Today/ })).toBeVisible();
  await page.goto(`/diary?day=${today}`);
  await expect(page.getByRole("button", { name: /Choose a day: Today/ })).toBeVisible();
});

test("the totals are the sum of the entries", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  const rice = await log(page, "rice", "lunch", { quantity: 137 });
  const apple = await log(page, "apple", "snack", { quantity: 61.5 });
  await page.goto("/diary");
  const kcal = (rice.calories * 137 + apple.calories * 61.5) / 100;
  await expect(totals(page)).toContainText(`${Math.round(kcal)} of 2,000 kcal`);
  await expect(totals(page)).toContainText("/ 60 g");
  await totals(page).getByRole("button", { name: "Show vitamins and minerals" }).click();
  await expect(totals(page)).toContainText("FDA Daily Values, because your age or gender is not in your profile.");
  await expect(totals(page)).toContainText("Vitamin C");
});

test.describe("while the server has trouble", () => {
  test.use({ expectedStatuses: [500] });

  test("a rejected change is undone, and the page says so", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page);
    const { name } = await log(page, "apple", "snack");
    await page.goto("/diary");
    await page.route("**/api/diary/*-*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("button", { name: `Remove ${name}` }).click();
    await expect(toast(page, "Error")).toContainText("Failed to remove food from diary. Please try again.");
    await expect(row(page, name)).toBeVisible();
    await page.getByRole("button", { name: `More for ${name}` }).click();
    await page.getByRole("menuitem", { name: "Move to Lunch" }).click();
    await expect(toast(page, "Error")).toContainText("Failed to change the entry. Please try again.");
    await expect(section(page, "Snack").getByRole("button", { name, exact: true })).toBeVisible();
  });
});

test("the diary has no accessibility violations, empty and full", ANY_SCREEN, async ({ page }) => {
  // Slow, because axe checks every part in both themes.
  test.slow();
  await arriveSignedIn(page, "/diary");
  await expect(section(page, "Breakfast")).toBeVisible();
  await inspectPage(page, "diary-empty");
  for (const [query, meal] of [
    ["oatmeal", "breakfast"],
    ["banana", "breakfast"],
    ["burrito", "lunch"],
    ["yogurt", "snack"],
  ] as const) {
    await log(page, query, meal, { quantity: 180 });
  }
  await reloadWhenSent(page);
  await expect(section(page, "Snack").getByRole("button", { name: /^Remove/ })).toBeVisible();
  await totals(page).getByRole("button", { name: "Show vitamins and minerals" }).click();
  await inspectPage(page, "diary-full");
  await section(page, "Snack").getByRole("listitem").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inspectPage(page, "diary-edit", "[role=dialog]");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^Choose a day/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await inspectPage(page, "diary-calendar", "[role=dialog]");
});

test("nothing is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page);
  const name = "Slow-cooked-".repeat(9);
  const made = await page.request.post("/api/foods", { data: { name, calories: 900, protein: 100, carbs: 0, fat: 0 } });
  const { id } = await made.json();
  await page.request.post("/api/diary", { data: { foodId: id, quantity: 5000, mealType: "breakfast" } });
  await page.goto("/diary");
  await expect(row(page, name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await row(page, name).getByRole("button", { name, exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});

test("every day is 44 pixels wide and high for a finger, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page, "/diary");
  await log(page, "banana", "breakfast");
  await reloadWhenSent(page);
  const smallest = (days: Locator) =>
    days.evaluateAll((all) => Math.min(...all.flatMap((day) => [day.getBoundingClientRect().width, day.getBoundingClientRect().height])));
  await expect(row(page, "Banana")).toBeVisible();
  expect(await smallest(page.getByRole("navigation", { name: "Days" }).getByRole("link"))).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const calendar = page.getByRole("dialog");
  const days = calendar.getByRole("table").getByRole("button");
  await page.getByRole("button", { name: /^Choose a day/ }).click();
  await expect(days).not.toHaveCount(0);
  // The calendar grows while it opens.
  await expect.poll(() => smallest(days)).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Escape");
  await section(page, "Breakfast").getByRole("button", { name: "More for breakfast" }).click();
  await page.getByRole("menuitem", { name: "Copy to another day…" }).click();
  await expect(calendar).toHaveAccessibleName("Copy breakfast");
  await expect.poll(() => smallest(days)).toBeGreaterThanOrEqual(44);
  expect(await calendar.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBeLessThanOrEqual(0);
});
