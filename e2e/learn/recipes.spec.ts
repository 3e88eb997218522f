import { expectNoAxeFindings, inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, toast } from "#e2e/support/people.ts";

test("a visitor finds a recipe and cooks along", async ({ page }) => {
  await page.goto("/recipes");
  await expect(page.getByRole("heading", { level: 1, name: "Recipes" })).toBeVisible();
  // The filters leave room for the first recipe, on a phone too.
  await expect(page.getByRole("main").getByRole("listitem").first()).toBeInViewport({ ratio: 1 });
  await expectNoAxeFindings(page);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toContainText("48 of 48 recipes.");
  await page.getByRole("combobox", { name: "Time" }).selectOption("10 min or less");
  await expect(status).not.toContainText("48 of 48");
  await expectNoAxeFindings(page);
  await page.getByRole("combobox", { name: "Time" }).selectOption("Time: any");
  await page.getByRole("link", { name: "Shakshuka" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shakshuka" })).toBeVisible();
  await expect(page).toHaveTitle(/^Shakshuka/);
  await inspectPage(page, "recipe-visitor");
  await page.getByRole("button", { name: "Start cooking" }).click();
  const cooking = page.getByRole("dialog", { name: "Cooking Shakshuka" });
  await expect(cooking.getByText("Step 1 of 6")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(cooking.getByText("Step 2 of 6")).toBeVisible();
  await inspectPage(page, "cook-mode", "[role=dialog]");
  await page.reload();
  await expect(cooking.getByText("Step 2 of 6")).toBeVisible();
  await cooking.getByRole("button", { name: "Stop cooking" }).click();
  await expect(cooking).toBeHidden();
});

test("a member logs a serving with one tap", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/recipes/shakshuka");
  await page.getByRole("button", { name: "Log a serving" }).click();
  await expect(toast(page, "Added to")).toContainText("Shakshuka, 1 serving");
  await page.goto("/diary");
  await expect(page.getByRole("button", { name: "Shakshuka", exact: true })).toBeVisible();
});

test("a member saves a recipe from the list", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/recipes");
  await page.getByRole("button", { name: "Save Shakshuka" }).click();
  await expect(page.getByRole("button", { name: "Save Shakshuka" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("checkbox", { name: "Saved" }).check();
  await expect(page.getByRole("main").getByRole("status")).toContainText("1 of 48 recipes.");
  await expectNoAxeFindings(page);
  await page.getByRole("link", { name: "Shakshuka" }).click();
  await expect(page.getByRole("button", { name: "Save Shakshuka" })).toHaveAttribute("aria-pressed", "true");
});

test("a recipe can be read without script", ANY_SCREEN, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/recipes/shakshuka");
  await expect(page.getByRole("heading", { level: 2, name: "Steps" })).toBeVisible();
  await context.close();
});

test("a member creates their own recipe, logs it and changes it, and the day keeps what was logged", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/recipes/mine");
  await expect(page.getByText("No recipe of yours yet")).toBeVisible();
  await page.getByRole("link", { name: "New recipe" }).click();
  await page.getByLabel("Name").fill("Friday pasta");
  await page.getByLabel("Ingredients, one a line").fill("200 g dry spaghetti\n1 can chickpeas, drained\n2 tbsp moon dust");
  const lines = page.getByRole("region", { name: "What we understood" }).getByRole("listitem");
  await expect(lines.filter({ hasText: "200 g dry spaghetti" }).getByLabel(/^Grams of/)).toHaveValue("200");
  await expect(lines.filter({ hasText: "2 tbsp moon dust" })).toContainText("We don’t know this one yet");
  await inspectPage(page, "recipe-editor");
  await page.getByRole("button", { name: "Save recipe" }).click();
  await expect(toast(page, "Recipe saved")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Friday pasta" })).toBeVisible();
  await page.getByRole("button", { name: "Log a serving" }).click();
  await expect(toast(page, "Added to lunch")).toContainText("Friday pasta, 1 serving");

  await page.getByLabel("Name").fill("Sunday pasta");
  await page.getByRole("button", { name: "Save recipe" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sunday pasta" })).toBeVisible();
  await page.goto("/diary");
  await expect(page.getByRole("button", { name: "Friday pasta", exact: true })).toBeVisible();
  await page.goto("/recipes/mine");
  await expect(page.getByRole("link", { name: "Sunday pasta" })).toBeVisible();
  await inspectPage(page, "own-recipes");
});
