import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { logMeals } from "#e2e/support/logged-days.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

const chart = (page: Page, name: string) => page.getByRole("slider", { name });

async function arriveWithDays(page: Page, path: string): Promise<void> {
  await arriveSignedIn(page);
  await logMeals(
    page,
    [0, 1, 2, 5, 12, 40].flatMap((daysAgo) => [
      { food: "orange", grams: 140, mealType: "breakfast" as const, daysAgo },
      { food: "hamburger", grams: 200 + daysAgo * 10, mealType: "dinner" as const, daysAgo },
    ]),
  );
  await page.goto(path);
}

test("the page averages 7, 30 or 90 days over logged days, and keeps the choice in the address", async ({ page }) => {
  test.slow();
  await arriveWithDays(page, "/trends");
  await expect(page).toHaveTitle(/^Trends/);
  await expect(chart(page, "Energy, the last 7 days")).toBeVisible();
  await expect(page.getByText("Average of 4 logged days")).toBeVisible();
  await inspectPage(page, "trends-week");
  await page.getByText("30 days", { exact: true }).click();
  await expect(page).toHaveURL("/trends?days=30");
  await expect(page.getByText("Average of 5 logged days")).toBeVisible();
  await page.getByText("90 days", { exact: true }).click();
  await expect(page.getByText("Average of 6 logged days")).toBeVisible();
  await page.reload();
  await expect(chart(page, "Energy, the last 90 days")).toBeVisible();
  await inspectPage(page, "trends-90-days");
});

test("the page compares any nutrient with the need, and names its source", ANY_SCREEN, async ({ page }) => {
  await arriveWithDays(page, "/trends?days=30");
  await page.getByLabel("Show").selectOption({ label: "Vitamin C" });
  await expect(page).toHaveURL("/trends?days=30&show=vitaminCMg");
  await expect(chart(page, "Vitamin C, the last 30 days")).toBeVisible();
  await expect(page.getByText("Daily Value 90 mg")).toBeVisible();
  await expect(page.getByText(/FDA Daily Values, because your age or gender is not in your profile/)).toBeVisible();
  await page.request.put("/api/user/profile", { data: { age: 15, gender: "female" } });
  await page.reload();
  await expect(page.getByText("need 65 mg")).toBeVisible();
  await expect(page.getByText("For a girl of 14–18")).toBeVisible();
  await page.getByLabel("Show").selectOption({ label: "Protein, carbs and fat" });
  await expect(page.getByRole("slider")).toHaveCount(3);
  await inspectPage(page, "trends-macros");
});

test("a day can be read by pointer and keyboard, and everything as a table", async ({ page }) => {
  await arriveWithDays(page, "/trends");
  const energy = chart(page, "Energy, the last 7 days");
  await expect(energy).toHaveAttribute("aria-valuetext", / kcal$/);
  await energy.focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("ArrowLeft");
  await expect(energy).toHaveAttribute("aria-valuetext", /: nothing logged$/);
  await energy.click({ position: { x: 3, y: 60 } });
  await expect(energy).toHaveAttribute("aria-valuenow", "1");
  await page.getByRole("button", { name: "Show as table" }).click();
  const table = page.getByRole("table", { name: "Energy, the last 7 days" });
  await expect(table.getByRole("row")).toHaveCount(8);
  await expect(table.getByRole("row").nth(4)).toContainText("—");
});

test("the page without entries says what to do first, and fits 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page, "/trends?days=90&show=macros");
  await expect(page.getByRole("heading", { name: "Nothing to draw for these 90 days yet" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await inspectPage(page, "trends-empty");
  await page.getByRole("link", { name: "Log Today's Meals" }).click();
  await expect(page).toHaveURL("/diary");
});
