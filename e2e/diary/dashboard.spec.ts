import type { Page } from "@playwright/test";
import { neverReadAhead } from "#e2e/support/device.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { logMeals } from "#e2e/support/logged-days.ts";
import { arriveSignedIn, greeting, toast } from "#e2e/support/people.ts";

const water = (page: Page) => page.getByRole("region", { name: "Water" });
const more = (page: Page, period: string) => water(page).getByRole("button", { name: `One glass more, ${period}` });
const less = (page: Page, period: string) => water(page).getByRole("button", { name: `One glass less, ${period}` });
const goal = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: " of " });

test("a new member is told what to do first", async ({ page }) => {
  const person = await arriveSignedIn(page);
  await expect(greeting(page, person)).toBeVisible();
  await expect(page.getByText("Nothing logged yet today. Start with whatever you ate last.")).toBeVisible();
  await expect(page.getByText("Three small ways to begin")).toBeVisible();
  await expect(page.getByText("Log a food, and this is about what you ate.")).toBeVisible();
  await expect(page.getByText("Very Good")).toBeVisible();
  await inspectPage(page, "dashboard-new");
  await page.getByRole("link", { name: "Log Today's Meals" }).click();
  await expect(page).toHaveURL("/diary");
});

// Spec: S2.58
test("the dashboard shows the day's calories, goals, activity and groups, and a fact", async ({ page }) => {
  test.slow();
  const person = await arriveSignedIn(page);
  await logMeals(page, [
    { food: "oatmeal", grams: 240, mealType: "breakfast" },
    { food: "banana", grams: 118, mealType: "breakfast" },
    { food: "apple", grams: 182, mealType: "snack" },
    { food: "hamburger", grams: 300, mealType: "dinner", daysAgo: 1 },
    { food: "almonds", grams: 28, mealType: "snack", daysAgo: 3 },
  ]);
  await page.reload();
  await expect(greeting(page, person)).toBeVisible();
  await expect(page.getByText(/Two meals in, lunch and dinner still to come\.$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Today's Calories" })).toContainText("of 2,000 kcal");
  await expect(page.getByText("3 today", { exact: true })).toBeVisible();
  // The days before today have less than half of what a body needs.
  await expect(page.getByText("Not enough logged to say.")).toBeVisible();
  await expect(goal(page, "Calories")).toContainText(/[1-9]\d* of 2,000 kcal$/);
  await expect(goal(page, "Protein")).toContainText("of 60 g");
  await expect(page.getByText(/^Fruit and grains are in today\.$/)).toBeVisible();
  await expect(page.getByText(/^5 different foods from \d groups this week\./)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Bite of the day: (Oatmeal|Banana|Apple)/ })).toBeVisible();
  await inspectPage(page, "dashboard-day");
});

test("the week can be read by keyboard and as a table", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await logMeals(page, [
    { food: "banana", grams: 118, mealType: "breakfast" },
    { food: "hamburger", grams: 500, mealType: "dinner", daysAgo: 1 },
  ]);
  await page.reload();
  const chart = page.getByRole("slider", { name: "Calories of the last seven days" });
  await expect(chart).toHaveAttribute("aria-valuetext", /: \d+ kcal, protein/);
  await chart.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuetext", /: 1,\d{3} kcal, protein/);
  await page.keyboard.press("Home");
  await expect(chart).toHaveAttribute("aria-valuetext", /: nothing logged$/);
  await expect(page.getByRole("table", { name: /last seven days/ }).getByRole("row")).toHaveCount(8);
  await page.getByRole("link", { name: "Trends" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trends" })).toBeVisible();
});

test("glasses are counted, can be removed, and are still there after a reload", async ({ page }) => {
  await arriveSignedIn(page);
  for (const period of ["morning", "morning", "morning", "afternoon"]) await more(page, period).click();
  await expect(water(page)).toContainText("4 of 8 glasses today");
  await expect(water(page).getByRole("status")).toHaveText("Added one glass this afternoon.");
  await expect(goal(page, "Water")).toContainText("4 of 8 glasses50%");
  await expect(less(page, "afternoon")).toBeDisabled();
  await water(page).getByRole("button", { name: "Undo" }).click();
  await expect(water(page)).toContainText("3 of 8 glasses today");
  await less(page, "morning").click();
  await expect(less(page, "morning")).toBeDisabled();
  await expect(more(page, "morning")).toBeFocused();
  // The last change may still be in flight when the glass is drawn.
  await expect.poll(async () => (await page.request.get(`/api/water/${await todayIn(page)}`)).json()).toMatchObject({ morningGlasses: 2 });
  await page.reload();
  await expect(water(page)).toContainText("2 of 8 glasses today");
});

// Spec: S4.30
test("every one of several quick taps counts", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await more(page, "evening").click({ clickCount: 8, delay: 5 });
  await expect(water(page)).toContainText("8 of 8 glasses today");
  await expect(water(page).getByRole("status")).toHaveText("8 glasses. Your brain runs on this.");
  await expect.poll(async () => (await page.request.get(`/api/water/${await todayIn(page)}`)).json()).toMatchObject({ eveningGlasses: 8 });
});

test.describe("while the server has trouble", () => {
  test.use({ expectedStatuses: [500] });

  test("a glass is reverted, and a card retries by itself", ANY_SCREEN, async ({ page }) => {
    // Prefetching would repair a card before its button is pressed.
    await neverReadAhead(page);
    await arriveSignedIn(page);
    await logMeals(page, [{ food: "banana", grams: 118, mealType: "breakfast" }]);
    await expect(water(page)).toContainText("0 of 8 glasses today");
    await page.route("**/api/water/*", (route) => route.fulfill({ status: 500, body: "" }));
    await more(page, "morning").click();
    await expect(toast(page, "Failed to update water intake")).toBeVisible();
    await expect(water(page)).toContainText("0 of 8 glasses today");

    await page.route("**/api/diary/days?*", (route) => route.fulfill({ status: 500, body: "" }));
    // A device without the time zone cookie: the server does not render the page, and the browser fetches the data itself.
    await page.context().clearCookies({ name: "time-zone" });
    await page.reload();
    await expect(water(page).getByText("Failed to fetch water intake")).toBeVisible();
    const week = page.getByRole("region", { name: "Your week" });
    await expect(week.getByText("Your week did not come through.")).toBeVisible();
    await inspectPage(page, "dashboard-trouble");
    await page.unroute("**/api/diary/days?*");
    await week.getByRole("button", { name: "Try again" }).click();
    await expect(week.getByRole("slider")).toBeVisible();
    await page.unroute("**/api/water/*");
    await water(page).getByRole("button", { name: "Try again" }).click();
    await expect(water(page)).toContainText("0 of 8 glasses today");
  });
});

test("nothing is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page);
  await logMeals(page, [{ food: "hamburger", grams: 4000, mealType: "dinner" }]);
  await page.reload();
  await expect(page.getByRole("slider")).toBeVisible();
  await expect(water(page)).toContainText("0 of 8 glasses today");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

const todayIn = (page: Page) => page.evaluate(() => new Date().toLocaleDateString("sv-SE"));
