import type { Locator, Page } from "@playwright/test";
import { expectAtBreakfast, open, sheet } from "#e2e/support/add-food.ts";
import { expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

/** Opens the sheet of the first result of a search. */
async function openBanana(page: Page): Promise<Locator> {
  await arriveSignedIn(page, "/search?q=banana");
  await page
    .getByRole("button", { name: /^Learn more/ })
    .first()
    .click();
  return page.getByRole("dialog", { name: /^Banana/ });
}

test("a food's sheet logs it to today and leads to the diary", async ({ page }) => {
  const food = await openBanana(page);
  const star = food.getByRole("button", { name: /^Star Banana/ });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await food.getByRole("button", { name: /^Meal: / }).click();
  await page.getByRole("menuitemradio", { name: "Breakfast" }).click();
  await food.getByRole("button", { name: "Add to diary" }).click();
  await expect(food).toBeHidden();
  await toast(page, "Added to breakfast").getByRole("button", { name: "Open diary" }).click();
  await expect(page).toHaveURL("/diary");
  await expectAtBreakfast(page, ["Banana"]);
  await open(page, "lunch").click();
  await expect(
    sheet(page)
      .getByRole("list", { name: "Starred" })
      .getByRole("button", { name: /^Banana/ }),
  ).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("a food's sheet slides out before it is removed", async ({ page }) => {
    const food = await openBanana(page);
    await expect(food).toBeVisible();
    await page.evaluate(() => {
      document.addEventListener("animationend", ({ target, animationName }) => {
        if (target instanceof HTMLElement && target.role === "dialog") document.body.dataset.motion = animationName;
      });
    });
    await page.keyboard.press("Escape");
    await expect(page.locator("body")).toHaveAttribute("data-motion", /^(down|right)-out$/);
    await expect(food).toBeHidden();
    await expect(page).toHaveURL("/search?q=banana");
  });
});
