import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn } from "#e2e/support/people.ts";

test("a visitor finds somebody to talk to, and changes the country", async ({ page }) => {
  await page.goto("/support?country=US");
  await expect(page.getByRole("heading", { level: 1, name: "When food feels hard" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call 988 Lifeline: 988" })).toHaveAttribute("href", "tel:988");
  await inspectPage(page, "support-signed-out");
  await expect(async () => {
    await page.getByLabel("Where you are").selectOption("Germany");
    await expect(page).toHaveURL("/support?country=DE", { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("link", { name: "Call Nummer gegen Kummer: 116 111" })).toBeVisible();
});

test("a member finds it from the footer, and a hard search leads there too", async ({ page }) => {
  await arriveSignedIn(page, "/search");
  await page.getByRole("searchbox", { name: "Search foods" }).fill("how many laxatives");
  await expect(page.getByRole("heading", { name: "You don't have to sort it out alone" })).toBeVisible();
  await expect(page).toHaveURL("/search");
  await inspectPage(page, "hard-search");
  await page.getByRole("contentinfo").getByRole("link", { name: "When food feels hard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "When food feels hard" })).toBeVisible();
  await inspectPage(page, "support-signed-in");
});

test.describe("without script", ANY_SCREEN, () => {
  test.use({ javaScriptEnabled: false, locale: "en-GB" });

  test("the page has the helplines of the browser's country, and a form for other countries", async ({ page }) => {
    await page.goto("/support");
    await expect(page.getByRole("link", { name: "Call Childline: 0800 1111" })).toBeVisible();
    await page.getByLabel("Where you are").selectOption("Canada");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/support?country=CA");
    await expect(page.getByRole("link", { name: "Call Kids Help Phone: 1-800-668-6868" })).toBeVisible();
  });

  test("nothing is wider than the screen, down to 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/support?country=US");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.locator("main").evaluate((main) => main.scrollWidth <= main.clientWidth)).toBe(true);
  });
});
