import type { Page } from "@playwright/test";
import { PROVIDERS, preferProvider } from "#e2e/support/ai.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveSignedIn, openUserMenu, toast } from "#e2e/support/people.ts";
import { demoOrigin } from "#e2e/support/servers.ts";

const get = (page: Page) => page.getByRole("button", { name: "Get suggestions" });
const add = (page: Page) => page.getByRole("button", { name: /^Add to diary: / });
const topName = (page: Page) => page.locator("#top-suggestion");

test("a member without a key gets ideas too, and logs them to the diary", async ({ page }) => {
  await arriveSignedIn(page, "/suggestions");
  await expect(page.getByText("AI suggestions need a key. Until then we work ideas out from your day.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Hungry? Pick a meal" })).toBeVisible();
  await page.getByRole("radio", { name: "Dinner" }).check();
  await get(page).click();
  await expect(page.getByText("Worked out from your day, without AI")).toBeVisible();
  await expect(page.getByText("Dinner ideas")).toBeVisible();
  await inspectPage(page, "suggestions-without-ai");

  await add(page).first().click();
  await expect(toast(page, "Added to dinner")).toBeVisible();
  await page.goto("/diary");
  await expect(
    page
      .getByRole("region", { name: "Dinner" })
      .getByRole("button", { name: /^Remove / })
      .nth(1),
  ).toBeVisible();
});

test.describe("with AI", () => {
  test.use({ baseURL: demoOrigin() });

  for (const [provider, name] of PROVIDERS) {
    // Spec: S2.83
    test(`the ideas come from ${name}, best score first`, ANY_SCREEN, async ({ page }) => {
      await arriveSignedIn(page);
      await preferProvider(page, provider);
      await page.goto("/suggestions");
      await expect(page.getByRole("main").getByRole("button", { name: `AI provider: ${name}` })).toBeVisible();
      await get(page).click();
      await expect(page.getByText("Fits you best")).toBeVisible();
      await expect(page.getByText("Worked out from your day, without AI")).toBeHidden();
      const scores = await page
        .getByRole("img", { name: /^Health score/ })
        .evaluateAll((coins) => coins.map((coin) => Number.parseInt(coin.textContent ?? "", 10)));
      expect(scores.length).toBeGreaterThan(1);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      if (provider === "anthropic") await inspectPage(page, "suggestions-ai");

      await page
        .getByRole("link", { name: /^Learn more about/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/search\?food=[0-9a-f-]{36}$/);
      await expect(page.getByRole("dialog")).toBeVisible();
    });
  }
});

test.describe("on a shared computer", () => {
  // After a logout, the app checks the session once more and gets a 401.
  test.use({ expectedStatuses: [401] });

  test("ideas and meal are there after a reload, and gone after a logout", ANY_SCREEN, async ({ page }) => {
    await arriveSignedIn(page, "/suggestions");
    await page.getByRole("radio", { name: "Snack" }).check();
    await get(page).click();
    const name = await topName(page).innerText();
    await page.reload();
    await expect(topName(page)).toHaveText(name);
    await expect(page.getByRole("radio", { name: "Snack" })).toBeChecked();

    const menu = await openUserMenu(page);
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("person:")))).toEqual([]);
  });
});
