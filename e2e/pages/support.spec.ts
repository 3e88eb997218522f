import { findHelplines } from "#core/content/helplines/helplines.ts";
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

test("leaving quickly takes the page out of the history", ANY_SCREEN, async ({ page }) => {
  await page.goto("/recipes");
  await page.goto("/support?country=US");
  const entries = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: "Leave quickly" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Recipes" })).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.goBack();
  await expect(page).toHaveURL("/recipes");
});

test("leaving is always within reach, and covers neither the title nor its first line", async ({ page, isMobile }) => {
  await page.goto("/support?country=US");
  const leave = page.getByRole("link", { name: "Leave quickly" });
  const title = page.getByRole("heading", { level: 1 });
  await expect(leave).toBeInViewport({ ratio: 1 });
  const [button, heading, line] = await Promise.all([leave.boundingBox(), title.boundingBox(), page.locator("h1 + p").boundingBox()]);
  if (!button || !heading || !line) throw new Error("A part of the page has no box.");
  // Nothing stands between the title and its first line.
  expect(line.y - (heading.y + heading.height)).toBeLessThan(16);
  if (!isMobile) return;
  expect(button.y).toBeGreaterThan(line.y + line.height);
  await page.getByText("The first sentence is the hardest").scrollIntoViewIfNeeded();
  await expect(leave).toBeInViewport({ ratio: 1 });
});

test("printed, it has every line with its number and country, and no controls", ANY_SCREEN, async ({ page }) => {
  await page.goto("/support?country=CA");
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const lines = page.getByRole("region", { name: "Someone to talk to" });
  await expect(lines.getByText("Canada", { exact: true }).first()).toBeVisible();
  for (const line of findHelplines("CA").lines) {
    await expect(lines.getByRole("heading", { level: 3, name: line.name })).toBeVisible();
    if (line.number) await expect(lines.getByText(line.number, { exact: true }).first()).toBeVisible();
  }
  for (const control of [page.getByLabel("Where you are"), page.getByRole("link", { name: "Leave quickly" }), page.getByRole("banner")]) {
    await expect(control).toBeHidden();
  }
  await expect(page.getByRole("contentinfo")).toBeHidden();
});

test.describe("without a connection", ANY_SCREEN, () => {
  test.use({ serviceWorkers: "allow", losesConnection: true, locale: "en-GB" });

  test("a visitor who opened the page before still gets every line", async ({ page, context }) => {
    await page.goto("/support");
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === "activated");
    await context.setOffline(true);
    await page.goto("/support");
    await expect(page.getByRole("link", { name: "Call Childline: 0800 1111" })).toBeVisible();
    await expect(page.getByRole("link", { name: "999" })).toBeVisible();
    await page.getByLabel("Where you are").selectOption("Ireland");
    await expect(page.getByRole("link", { name: "112" })).toBeVisible();
  });
});

test("a member's helplines and first aid follow where they live", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/profile");
  await page.getByLabel("Where you live").selectOption("New Zealand");
  await expect.poll(async () => (await (await page.request.get("/api/user")).json()).view.region).toBe("NZ");
  await page.goto("/support");
  await expect(page.getByRole("link", { name: "111" })).toBeVisible();
  await page.goto("/learn/allergies");
  await expect(page.getByText("use the adrenaline auto-injector first, then call 111.")).toBeVisible();
});
