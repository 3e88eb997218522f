import { inspectPage } from "./support/inspection.ts";
import { ANY_SCREEN, expect, test } from "./support/journey.ts";
import { arriveSignedIn } from "./support/people.ts";

test("a visitor finds the Nutrition Guide and reads a lesson", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nutrition Guide" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
  await inspectPage(page, "learn-visitor");
  await page.getByRole("link", { name: /^Iron carries oxygen/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Iron carries oxygen" })).toBeVisible();
  await expect(page).toHaveTitle(/^Iron carries oxygen/);
  await inspectPage(page, "lesson-visitor");
});

test("a member is asked the first of today's three questions", async ({ page }) => {
  await arriveSignedIn(page, "/learn/today");
  await expect(page.getByRole("heading", { level: 1, name: "Today's three" })).toBeVisible();
  await expect(page.getByText(/^1 of 3 · /)).toBeVisible();
  await inspectPage(page, "todays-three");
});

test("a lesson can be read without script", ANY_SCREEN, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/learn/iron");
  await expect(page.getByRole("heading", { level: 2, name: "The oxygen taxi" })).toBeVisible();
  await context.close();
});

test("nothing in Learn is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/learn", "/learn/iron"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
