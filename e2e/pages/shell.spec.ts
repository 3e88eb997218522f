import type { Page } from "@playwright/test";
import { expectNoAxeFindings, inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, openUserMenu } from "#e2e/support/people.ts";

const TABS = [
  { name: "Dashboard", path: "/" },
  { name: "Food Search", path: "/search" },
  { name: "Food Diary", path: "/diary" },
  { name: "Scan Food", path: "/scan" },
  { name: "Suggestions", path: "/suggestions" },
];

// Spec: S2.42
test("the tabs lead to every page and mark the one shown", async ({ page }) => {
  await arriveSignedIn(page, "/suggestions");
  const tabs = page.getByRole("navigation", { name: "Main" });
  await expect(tabs).toHaveCount(1);
  for (const { name, path } of TABS) {
    await tabs.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(tabs.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expect(tabs.locator("[aria-current=page]")).toHaveCount(1);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
});

// Spec: S2.38
test("the user menu leads to the profile and hides the admin pages from members", async ({ page }) => {
  await arriveSignedIn(page);
  const menu = await openUserMenu(page);
  await expect(menu.getByRole("menuitem", { name: "Admin Dashboard" })).toHaveCount(0);
  await inspectPage(page, "user-menu", "[role=menu]");
  await menu.getByRole("menuitem", { name: "Profile" }).click();
  await expect(page).toHaveURL("/profile");
});

test("the chosen theme is there from the first paint after a reload", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await arriveSignedIn(page);
  expect(await readTheme(page)).toBe("light");
  const menu = await openUserMenu(page);
  await menu.getByRole("menuitemradio", { name: "Dark" }).click();
  expect(await readTheme(page)).toBe("dark");

  // Recorded on every change of the element, from before the page's own scripts run until it has loaded.
  await page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { themesSeenWithBody: seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset.theme);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => [...new Set((window as unknown as { themesSeenWithBody: string[] }).themesSeenWithBody)]);
  expect(seen).toEqual(["dark"]);
});

test("with reduced motion, another theme applies without a transition", ANY_SCREEN, async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await arriveSignedIn(page);
  const transitions = await page.evaluate(() => {
    document.documentElement.dataset.theme = "dark";
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});

for (const name of ["Terms of Service", "Privacy Policy", "Cookie Policy"]) {
  // Spec: S2.47
  test(`${name} opens in a dialog that gives the focus back`, ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page);
    const opener = page.getByRole("contentinfo").getByRole("button", { name });
    await opener.click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expectNoAxeFindings(page, "[role=dialog]");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

// Spec: D1.7
test("the footer leads to the Nutrition Guide and to Healthy Recipes", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Nutrition Guide" }).click();
  await expect(page.getByRole("heading", { name: "Learn", level: 1 })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Healthy Recipes" }).click();
  await expect(page.getByRole("heading", { name: "Recipes", level: 1 })).toBeVisible();
});

test("nothing in the shell is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveSignedIn(page);
  for (const { path } of TABS) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test.describe("a member whose session ended elsewhere", () => {
  test.use({ expectedStatuses: [401] });

  // The message is visible for only half a second before the page changes, so the page tests check it instead.
  // Spec: S2.14
  test("is sent to the sign-in page by the next action", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page, "/profile");
    await page.waitForLoadState("networkidle");
    await page.context().clearCookies();
    await page.getByRole("tab", { name: "Security" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("tab", { name: "Login" })).toBeVisible();
  });
});

const readTheme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
