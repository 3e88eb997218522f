import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { holdScripts, openWithoutScript } from "#e2e/support/late-script.ts";

const FEATURE_CARDS = ["Food Database", "Food Diary", "Smart Suggestions", "Scan Food", "Personal Profile", "AI Integration"];

// Spec: S1.22
test("a visitor sees what the app is and its six features", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "The Fun Way to Learn About Food" })).toBeVisible();
  await expect(page.getByText("Discover, track, and optimize your nutrition")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Everything You Need to Learn About Food" })).toBeVisible();
  for (const name of FEATURE_CARDS) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await inspectPage(page, "landing");
});

test("the sample responds to every tap", async ({ page }) => {
  await page.goto("/");
  const sample = page.getByRole("region", { name: "Pick a food, see what it adds" });
  await sample.getByRole("radio", { name: "Pizza" }).check();
  await expect(sample.getByRole("heading", { name: "Pizza, cheese" })).toBeVisible();
  await sample.getByRole("radio", { name: "1 piece" }).check();
  await expect(sample.getByRole("status")).toHaveText("317 kcal in 119 g of Pizza, cheese");
  await sample.getByRole("button", { name: "Add to the sample day" }).click();
  await expect(sample.getByText("13.6 g of protein in.")).toBeVisible();
  await inspectPage(page, "landing-sample");
});

test("the page is complete before its script runs, and the layout does not shift", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  for (const name of FEATURE_CARDS) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add to the sample day" })).toBeVisible();
  await context.close();
});

test.describe("what a visitor does before the script runs", ANY_SCREEN, () => {
  let letScriptsIn: () => void;

  test.beforeEach(async ({ page }) => {
    letScriptsIn = await holdScripts(page);
    await openWithoutScript(page, "/");
  });

  test("opens what was pressed", async ({ page }) => {
    await page.getByRole("contentinfo").getByRole("button", { name: "FAQ" }).click();
    letScriptsIn();
    await expect(page.getByRole("dialog", { name: "Frequently Asked Questions" })).toBeVisible();
  });

  test("counts in the sample", async ({ page }) => {
    const sample = page.getByRole("region", { name: "Pick a food, see what it adds" });
    await sample.getByRole("radio", { name: "Pizza" }).check();
    await sample.getByRole("slider").fill("250");
    await sample.getByRole("button", { name: "Add to the sample day" }).click();
    letScriptsIn();
    await expect(sample.getByRole("status")).toHaveText("665 kcal in 250 g of Pizza, cheese");
    await expect(sample.getByRole("radio", { name: "Pizza", exact: true })).toBeChecked();
    await expect(sample.getByText("28.5 g of protein in.")).toBeVisible();
  });
});

test("a shared link has a title, a text and a picture", ANY_SCREEN, async ({ page }) => {
  await page.goto("/");
  const content = (name: string) => page.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await content("og:title")).toContain("BiteBright");
  const picture = await page.request.get((await content("og:image")) ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new URL("/", page.url()).href);
});

for (const name of ["Login", "Sign Up", "Start Learning Now"]) {
  // Spec: S2.22
  test(`${name} leads to the sign-in page`, ANY_SCREEN, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("link", { name, exact: true }).first().click();
    await expect(page).toHaveURL(/\/auth(\?|$)/);
    await expect(page.getByRole("tab", { name: name === "Sign Up" ? "Register" : "Login" })).toHaveAttribute("aria-selected", "true");
  });
}

test("no page is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/auth", "/auth?tab=register"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
