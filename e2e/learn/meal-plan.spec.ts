import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

test("a member plans recipes for the week and gets a shopping list", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/recipes/shakshuka");
  await page.getByRole("button", { name: "Plan it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Tomorrow" }).click();
  await toast(page, "Planned for tomorrow").getByRole("button", { name: "Open week plan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Week plan" })).toBeVisible();
  const shopping = page.getByRole("region", { name: "Shopping list" });
  await expect(shopping.getByRole("checkbox", { name: /Tomatoes, canned/ })).toBeVisible();

  await page.getByRole("button", { name: "Add a recipe to Today" }).click();
  const dialog = page.getByRole("dialog", { name: "What do you want to cook?" });
  await dialog.getByRole("searchbox").fill("overnight");
  await dialog.getByRole("button", { name: /Overnight oats/ }).click();
  const oats = shopping.getByRole("checkbox", { name: /Oats/ });
  await oats.check();
  await inspectPage(page, "meal-plan");

  await page.reload();
  await expect(page.getByRole("list", { name: "Today" }).getByRole("link", { name: "Overnight oats" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tomorrow" }).getByRole("link", { name: "Shakshuka" })).toBeVisible();
  await expect(oats).toBeChecked();
});
