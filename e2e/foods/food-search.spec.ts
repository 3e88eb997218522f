import type { Page } from "@playwright/test";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, openUserMenu, toast } from "#e2e/support/people.ts";

const box = (page: Page) => page.getByRole("searchbox", { name: "Search foods" });
const found = (page: Page) => page.getByRole("list", { name: "Foods found" });
const bananaSheet = (page: Page) => page.getByRole("dialog", { name: /^Banana/ });

test("a search leads to a food's sheet, and Back to the results", async ({ page }) => {
  await arriveSignedIn(page, "/search");
  await expect(page.getByRole("heading", { level: 1, name: "Discover Foods & Nutrition" })).toBeVisible();
  await box(page).pressSequentially("banana", { delay: 40 });
  const first = found(page).getByRole("listitem").first();
  await expect(first.getByRole("heading", { name: /^Banana/ })).toBeVisible();
  await expect(page).toHaveURL("/search?q=banana");
  await expect(page.getByRole("status").filter({ hasText: "foods, best match first" })).toBeVisible();

  await first.getByRole("button", { name: /^Learn more/ }).click();
  await expect(bananaSheet(page)).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=banana&food=[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(bananaSheet(page)).toBeHidden();
  await expect(page).toHaveURL("/search?q=banana");
  await expect(first.getByRole("heading", { name: /^Banana/ })).toBeVisible();
});

test("a closed sheet is not opened again by Back, and gives the focus back", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await page.goto("/search?q=banana");
  const opener = found(page)
    .getByRole("button", { name: /^Learn more/ })
    .first();
  await opener.click();
  await expect(bananaSheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bananaSheet(page)).toBeHidden();
  await expect(page).toHaveURL("/search?q=banana");
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("the keyboard alone is enough", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/search");
  await box(page).fill("banana");
  await expect(found(page).getByRole("listitem").first()).toBeVisible();
  await box(page).press("ArrowDown");
  const learnMore = found(page)
    .getByRole("button", { name: /^Learn more/ })
    .first();
  await expect(learnMore).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(bananaSheet(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bananaSheet(page)).toBeHidden();
  await expect(learnMore).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("");
});

test.describe("on a shared computer", () => {
  // After a logout, the app checks the session once more and gets a 401.
  test.use({ expectedStatuses: [401] });

  test("a reload, and a later visit, find the query again; logging out forgets it", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page, "/search?q=oatmeal");
    await expect(
      found(page)
        .getByRole("heading", { name: /oatmeal/i })
        .first(),
    ).toBeVisible();
    await page.reload();
    await expect(box(page)).toHaveValue("oatmeal");
    await expect(found(page).getByRole("listitem").first()).toBeVisible();

    await box(page).fill("banana");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/search?q=banana");
    await page.goto("/");
    await page.goto("/search");
    await expect(box(page)).toHaveValue("banana");
    await expect(found(page).getByRole("listitem").first()).toBeVisible();

    const menu = await openUserMenu(page);
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("person:")))).toEqual([]);
  });
});

test("an unknown food is offered for AI analysis, which needs a key first", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/search?q=zzqxwvk");
  await expect(page.getByText("We don't know this one yet. Want AI to take a look? Only you will see it.")).toBeVisible();
  await page.getByRole("button", { name: 'Analyze "zzqxwvk" with AI' }).click();
  await expect(page.getByText("AI needs a key first. Add one under Profile, API keys, and this button wakes up.")).toBeVisible();
  await inspectPage(page, "search-nothing-found");
  await page.getByRole("main").getByRole("link", { name: "Go to API keys" }).click();
  await expect(page).toHaveURL("/profile?tab=api-keys");
});

test("before anything is typed there are popular foods to browse", async ({ page }) => {
  await arriveSignedIn(page, "/search");
  await expect(page.getByRole("list", { name: "Popular foods" }).getByRole("listitem").first()).toBeVisible();
  await page.getByRole("radio", { name: "Dairy" }).check();
  const dairy = page.getByRole("list", { name: "Popular dairy foods" });
  await expect(dairy.getByRole("listitem").first()).toContainText("Dairy");
  await expect(page).toHaveURL("/search?category=dairy");
});

test("results and recent searches have no accessibility violations", ANY_SCREEN, async ({ page }) => {
  // Slow, because axe checks every card in both themes.
  test.slow();
  await arriveSignedIn(page, "/search");
  await box(page).fill("dragon fruit");
  await box(page).press("Enter");
  await expect(found(page).getByRole("listitem").first()).toBeVisible();
  await inspectPage(page, "search-results");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(
    page.getByRole("region", { name: "Recent searches" }).getByRole("button", { name: "dragon fruit", exact: true }),
  ).toBeVisible();
  await page.getByRole("radio", { name: "Nuts" }).check();
  await expect(page.getByRole("list", { name: "Popular nuts" }).getByRole("listitem").first()).toBeVisible();
  await inspectPage(page, "search-browse");
});

test("one character is too short to search for", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/search");
  await box(page).fill("a");
  await box(page).press("Enter");
  await expect(toast(page, "Search Query Too Short")).toContainText("Please enter at least 2 characters to search.");
  await expect(page).toHaveURL("/search");
});

test.describe("while the server has trouble", () => {
  test.use({ expectedStatuses: [500] });

  test("the search says that it failed, and works again afterwards", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page);
    await page.route("**/api/foods/search?*", (route) => route.fulfill({ status: 500, body: "" }));
    await page.goto("/search?q=banana");
    await expect(page.getByRole("heading", { name: "Search failed" })).toBeVisible();
    await page.unroute("**/api/foods/search?*");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(found(page).getByRole("listitem").first()).toBeVisible();
  });
});

test("unusual texts are searched for without an error", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/search");
  for (const text of ["🍌🍌", "' OR 1=1 --", "<img src=x onerror=alert(1)>", "100%_", "תפוח", "a".repeat(10_000)]) {
    await box(page).fill(text);
    await box(page).press("Enter");
    await expect(page.getByRole("status").filter({ hasText: /foods?/ })).not.toBeEmpty();
    await expect(page.getByRole("heading", { name: "Search failed" })).toHaveCount(0);
  }
});

test("nothing is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page);
  for (const path of ["/search", "/search?q=pizza", `/search?q=${"x".repeat(150)}`]) {
    await page.goto(path);
    await expect(page.getByRole("searchbox")).toBeVisible();
    await expect(
      page
        .getByRole("listitem")
        .or(page.getByRole("button", { name: /^Analyze/ }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
