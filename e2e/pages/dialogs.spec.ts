import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { logMeals } from "#e2e/support/logged-days.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

// States that no other journey inspects.

const MENU = "[role=menu]";
const DIALOG = "[role=dialog]:not([aria-hidden])";

async function openFood(page: Page, search: string): Promise<void> {
  await arriveSignedIn(page, `/search?q=${search}`);
  await page
    .getByRole("list", { name: "Foods found" })
    .getByRole("button", { name: /^Learn more/ })
    .first()
    .click();
}

test("a food's sheet has no accessibility violations at its top and its end", ANY_SCREEN, async ({ page }) => {
  test.slow();
  await openFood(page, "salmon");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("heading", { name: /salmon/i }).first()).toBeVisible();
  await inspectPage(page, "food-sheet", DIALOG);
  const similar = sheet.getByRole("heading").last();
  await similar.scrollIntoViewIfNeeded();
  await inspectPage(page, "food-sheet-end", DIALOG);
});

test.describe("a food that is not there", () => {
  test.use({ expectedStatuses: [404] });

  test("its sheet says so", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page, "/search?food=00000000-0000-4000-8000-000000000000");
    await expect(page.getByRole("dialog").getByText("This food is not here.")).toBeVisible();
    await inspectPage(page, "food-sheet-gone", DIALOG);
  });
});

test("the diary's menus, dialogs and messages have no accessibility violations", ANY_SCREEN, async ({ page }) => {
  test.slow();
  await arriveSignedIn(page);
  await logMeals(page, [
    { food: "banana", grams: 118, mealType: "breakfast" },
    { food: "oatmeal", grams: 200, mealType: "breakfast" },
  ]);
  await page.goto("/diary");
  await page.getByRole("button", { name: "More for Banana" }).click();
  await expect(page.getByRole("menuitem", { name: "Move to Lunch" })).toBeVisible();
  await inspectPage(page, "diary-entry-menu", MENU);
  await page.keyboard.press("Escape");

  const mealMenu = page.getByRole("button", { name: "More for breakfast" });
  await mealMenu.click();
  await page.getByRole("menuitem", { name: "Save as a meal…" }).click();
  const saving = page.getByRole("dialog", { name: "Save as a meal" });
  await saving.getByLabel("Name").fill("");
  await saving.getByRole("button", { name: "Save meal" }).click();
  await expect(saving.getByText("Please give the meal a name.")).toBeVisible();
  await inspectPage(page, "diary-save-meal", DIALOG);
  await page.keyboard.press("Escape");
  await expect(saving).toBeHidden();

  await mealMenu.click();
  await page.getByRole("menuitem", { name: "Copy to another day…" }).click();
  await expect(page.getByRole("button", { name: "Copy to tomorrow" })).toBeVisible();
  await inspectPage(page, "diary-copy", DIALOG);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Remove Banana" }).click();
  const removed = toast(page, "Removed Banana");
  await expect(removed.getByRole("button", { name: "Undo" })).toBeVisible();
  // It stays visible while the pointer is on it.
  await removed.hover();
  await inspectPage(page, "diary-undo");
});

test("loading states have no accessibility violations", ANY_SCREEN, async ({ page }) => {
  test.slow();
  await arriveSignedIn(page, "/profile");
  // Released at the end, so that no pending request fails.
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const isQuestion = ({ pathname }: URL) => /^\/api\/(foods|diary|water|preferences)/.test(pathname);
  await page.route(isQuestion, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  const tabs = page.getByRole("navigation", { name: "Main" });
  const loading = page.getByRole("main").getByText("Loading...");
  for (const [tab, screen] of [
    ["Food Search", "search-loading"],
    ["Food Diary", "diary-loading"],
    ["Dashboard", "dashboard-loading"],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    // Each page sets its own title. Until its file has loaded, a different loading indicator is shown.
    await expect(page).toHaveTitle(new RegExp(tab));
    await expect(loading).not.toHaveCount(0);
    await inspectPage(page, screen);
  }
  answer();
  await expect(loading).toHaveCount(0);
});

test.describe("while the server has trouble", () => {
  test.use({ expectedStatuses: [500] });

  test("every page says so and offers another try", ANY_SCREEN, async ({ page }) => {
    test.slow();
    const isQuestion = ({ pathname }: URL) => /^\/api\/(foods|diary)/.test(pathname);
    await page.route(isQuestion, (route) => route.fulfill({ status: 500, body: "" }));
    await arriveSignedIn(page, "/profile");
    const tabs = page.getByRole("navigation", { name: "Main" });
    for (const [tab, screen] of [
      ["Food Search", "search-trouble"],
      ["Food Diary", "diary-trouble"],
    ] as const) {
      await tabs.getByRole("link", { name: tab }).click();
      await expect(
        page
          .getByRole("main")
          .getByRole("button", { name: /try again/i })
          .first(),
      ).toBeVisible();
      await inspectPage(page, screen);
    }
  });
});
