import type { Locator, Page } from "@playwright/test";
import { expectAtBreakfast, meal, open, sheet } from "#e2e/support/add-food.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

const MAX_TAPS_FOR_USUAL_FOODS = 6;
const MAX_TAPS_FOR_NEW_FOODS = 12;

const DAY_MS = 24 * 60 * 60_000;
const BREAKFAST = ["Banana", "Oatmeal", "Milk"];

const box = (page: Page) => sheet(page).getByRole("searchbox", { name: "Search foods" });
const plus = (page: Page) => sheet(page).getByRole("listitem").getByRole("button", { name: /^Add / });

/** A message next to an open dialog. The dialog hides everything else from screen readers, except for announcements. */
const said = (page: Page, title: string) =>
  page
    .getByRole("region", { name: /notifications/i, includeHidden: true })
    .getByRole("listitem", { includeHidden: true })
    .filter({ hasText: title });

/** Counts every tap, but not what is typed. */
class Taps {
  count = 0;
  async on(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }
}

/** Logs the first food found for each word to yesterday's breakfast, through the API. */
async function ateYesterday(page: Page, words: readonly string[]): Promise<string[]> {
  const names: string[] = [];
  for (const word of words) {
    const [food] = await (await page.request.get(`/api/foods/search?q=${word}`)).json();
    const loggedAt = new Date(Date.now() - DAY_MS).toISOString();
    const answer = await page.request.post("/api/diary", { data: { foodId: food.id, quantity: 100, mealType: "breakfast", loggedAt } });
    expect(answer.status()).toBe(201);
    names.push(food.name);
  }
  return names;
}

async function arriveAtDiary(page: Page, words: readonly string[] = []): Promise<string[]> {
  await arriveSignedIn(page);
  const names = await ateYesterday(page, words);
  await page.goto("/diary");
  await expect(open(page)).toBeVisible();
  return names;
}

test("a breakfast of three foods eaten before takes at most six taps", async ({ page }) => {
  const names = await arriveAtDiary(page, BREAKFAST);
  const taps = new Taps();
  await taps.on(open(page));
  for (const name of names) await taps.on(sheet(page).getByRole("button", { name: `Add ${name}`, exact: true }));
  await taps.on(sheet(page).getByRole("button", { name: "Add 3 foods to breakfast" }));
  await expect(toast(page, "Added to breakfast")).toContainText("3 foods");
  expect(taps.count).toBeLessThanOrEqual(MAX_TAPS_FOR_USUAL_FOODS);
  await expectAtBreakfast(page, names);
  await page.reload();
  await expectAtBreakfast(page, names);
});

test("the same breakfast as yesterday takes three taps", async ({ page }) => {
  const names = await arriveAtDiary(page, BREAKFAST);
  const taps = new Taps();
  await taps.on(open(page));
  await taps.on(sheet(page).getByRole("button", { name: /^Same as yesterday/ }));
  await taps.on(sheet(page).getByRole("button", { name: "Add 3 foods to breakfast" }));
  expect(taps.count).toBe(3);
  await expectAtBreakfast(page, names);
});

test("a new breakfast of three foods takes at most twelve taps", async ({ page }) => {
  await arriveAtDiary(page);
  const taps = new Taps();
  await taps.on(open(page));
  await expect(box(page)).toBeVisible();
  for (const word of ["banana", "oatmeal", "orange juice"]) {
    // On a phone, the first search needs a tap into the box; after that, the box keeps the focus for the next word.
    if (!(await box(page).evaluate((element) => element === document.activeElement))) await taps.on(box(page));
    await page.keyboard.type(word);
    await expect(box(page)).toHaveValue(word);
    await expect(plus(page).first()).toHaveAccessibleName(new RegExp(word, "i"));
    await taps.on(plus(page).first());
  }
  await taps.on(sheet(page).getByRole("button", { name: "Add 3 foods to breakfast" }));
  expect(taps.count).toBeLessThanOrEqual(MAX_TAPS_FOR_NEW_FOODS);
  await expectAtBreakfast(page, ["Banana", "Oatmeal", "Orange juice"]);
});

test("a user chooses an amount, sees its energy at once, and logs it to another meal", async ({ page }) => {
  await arriveAtDiary(page);
  await open(page, "lunch").click();
  await sheet(page).getByRole("button", { name: "Add to lunch" }).click();
  await expect(said(page, "No Food Selected")).toContainText("Please select a food item first.");

  await box(page).fill("ba");
  await box(page).press("Enter");
  await expect(sheet(page).getByText("Please enter at least 3 characters to search.")).toBeVisible();
  await box(page).fill("banana");
  await sheet(page)
    .getByRole("button", { name: /^Banana \d/ })
    .click();
  const grams = sheet(page).getByRole("spinbutton", { name: "Or in grams" });
  for (const wrong of ["0", "-1", "0,5", "5,001", ""]) {
    await grams.fill(wrong);
    await sheet(page).getByRole("button", { name: "Add to lunch" }).click();
    await expect(said(page, "Invalid Quantity")).toContainText("Type a number from 1 to 5,000.");
    await expect(grams).toBeFocused();
  }
  await sheet(page).getByRole("radio", { name: "100 g" }).check();
  await expect(sheet(page).getByText(/^\d+ kcal in 100 g$/)).toBeAttached();
  await sheet(page).getByRole("radio", { name: "Dinner" }).check();
  await sheet(page).getByRole("button", { name: "Add to dinner" }).click();
  await expect(meal(page, "Dinner").getByText("Banana")).toBeVisible();
  await expect(sheet(page)).toBeHidden();
});

// Spec: D4.7
test("a food logged for another day appears on that day", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto("/diary?day=2024-02-29");
  await open(page, "dinner").click();
  await box(page).fill("banana");
  await plus(page).first().click();
  await sheet(page).getByRole("button", { name: "Add to dinner" }).click();
  await expect(toast(page, "Added to dinner")).toBeVisible();
  const zone = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const entries = await (await page.request.get(`/api/diary?date=2024-02-29&tz=${zone}`)).json();
  expect(entries).toHaveLength(1);
  const clock = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeStyle: "short" });
  expect(clock.format(new Date(entries[0].loggedAt))).toBe("18:30");
});

test("an unknown food is entered by hand", async ({ page }) => {
  await arriveAtDiary(page);
  await open(page, "snack").click();
  await box(page).fill("zzqxwvk");
  await expect(sheet(page).getByRole("link", { name: 'Analyze "zzqxwvk" with AI' })).toHaveAttribute("href", "/search?q=zzqxwvk");
  await sheet(page).getByRole("button", { name: "Enter it yourself" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter a food yourself" });
  await expect(dialog.getByLabel("Food name")).toHaveValue("zzqxwvk");
  await dialog.getByRole("button", { name: "Add to snack" }).click();
  await expect(said(page, "Invalid Calories")).toBeVisible();
  for (const [label, value] of [
    ["Calories in kcal", "200"],
    ["Protein in g", "4"],
    ["Carbs in g", "30"],
    ["Fat in g", "7"],
    ["Quantity in grams", "50"],
  ] as const) {
    await dialog.getByLabel(label).fill(value);
  }
  await expect(dialog.getByText("100 kcal go into your diary.")).toBeVisible();
  await dialog.getByRole("button", { name: "Add to snack" }).click();
  await expect(dialog).toBeHidden();
  await expect(sheet(page)).toBeHidden();
  await expect(meal(page, "Snack").getByText("zzqxwvk")).toBeVisible();
});

test("collected foods stay when the sheet closes, and the keyboard alone is enough", ANY_SCREEN, async ({ page }) => {
  await arriveAtDiary(page);
  await open(page).focus();
  await page.keyboard.press("Enter");
  await box(page).focus();
  await page.keyboard.type("banana");
  await expect(plus(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("button", { name: /^Adding 1 food · \d+ kcal$/ })).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveValue("");
  await page.keyboard.press("Escape");
  await expect(sheet(page)).toBeHidden();
  await expect(open(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(sheet(page).getByRole("button", { name: /^Adding 1 food · \d+ kcal$/ })).toBeVisible();
});

test.describe("while the server has trouble", () => {
  test.use({ expectedStatuses: [500] });

  test("a rejected food comes back and is logged once", ANY_SCREEN, async ({ page }) => {
    const names = await arriveAtDiary(page, BREAKFAST);
    await open(page).click();
    await sheet(page)
      .getByRole("button", { name: /^Same as yesterday/ })
      .click();
    // The server does log the foods; only its response is lost.
    await page.route("**/api/diary/batch", async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, body: "" });
    });
    await sheet(page).getByRole("button", { name: "Add 3 foods to breakfast" }).click();
    await expect(said(page, "Failed to add food to diary. Please try again.")).toBeVisible();
    const again = sheet(page).getByRole("button", { name: "Add 3 foods to breakfast" });
    await expect(again).toBeVisible();
    await page.unroute("**/api/diary/batch");
    await again.click();
    await expect(toast(page, "Added to breakfast")).toBeVisible();
    await page.reload();
    await expectAtBreakfast(page, names);
  });
});

test("the sheet and the dialog have no accessibility violations", ANY_SCREEN, async ({ page }) => {
  // Slow, because axe checks every state in both themes.
  test.slow();
  await arriveAtDiary(page, BREAKFAST);
  await open(page).click();
  await sheet(page)
    .getByRole("button", { name: /^Same as yesterday/ })
    .click();
  await sheet(page)
    .getByRole("button", { name: /^Adding 3 foods/ })
    .click();
  await inspectPage(page, "add-food-usual", "[role=dialog]");
  await box(page).fill("banana");
  await expect(plus(page).first()).toBeVisible();
  await inspectPage(page, "add-food-found", "[role=dialog]");
  await sheet(page)
    .getByRole("button", { name: /^Banana \d/ })
    .first()
    .click();
  await inspectPage(page, "add-food-portion", "[role=dialog]");
  await box(page).fill("zzqxwvk");
  await sheet(page).getByRole("button", { name: "Enter it yourself" }).click();
  const dialog = page.getByRole("dialog", { name: "Enter a food yourself" });
  await dialog.getByRole("button", { name: "Add to breakfast" }).click();
  await expect(dialog.getByText(/^Invalid Calories\./)).toBeVisible();
  await inspectPage(page, "manual-entry", "[role=dialog]:not([aria-hidden])");
});

test("nothing is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveAtDiary(page, BREAKFAST);
  const rightmost = () =>
    sheet(page).evaluate((element) => Math.max(...[...element.querySelectorAll("*")].map((part) => part.getBoundingClientRect().right)));
  await open(page).click();
  await expect(sheet(page).getByRole("heading", { name: "Recent" })).toBeVisible();
  expect(await rightmost()).toBeLessThanOrEqual(320);
  await box(page).fill("banana");
  await sheet(page)
    .getByRole("button", { name: /^Banana \d/ })
    .first()
    .click();
  expect(await rightmost()).toBeLessThanOrEqual(320);
  await box(page).fill("x".repeat(120));
  await expect(sheet(page).getByRole("button", { name: "Enter it yourself" })).toBeVisible();
  expect(await rightmost()).toBeLessThanOrEqual(320);
});
