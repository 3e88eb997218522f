import { inspectPage } from "./support/inspection.ts";
import { expect, test } from "./support/journey.ts";

const FEATURE_CARDS = ["Food Database", "Food Diary", "Smart Suggestions", "Scan Food", "Personal Profile", "AI Integration"];

test("a visitor sees what the app is and its six features", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "The Fun Way to Learn About Food" })).toBeVisible();
  await expect(page.getByText("Discover, track, and optimize your nutrition")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Everything You Need to Learn About Food" })).toBeVisible();
  for (const name of FEATURE_CARDS) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await inspectPage(page, "landing");
});

for (const name of ["Login", "Sign Up", "Start Learning Now"]) {
  test(`${name} leads to the sign-in page`, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(/\/auth(\?|$)/);
    await expect(page.getByRole("tab", { name: name === "Sign Up" ? "Register" : "Login" })).toHaveAttribute("aria-selected", "true");
  });
}

test("no page is wider than the screen, down to 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/auth", "/auth?tab=register"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
