import type { Page } from "@playwright/test";
import { readDevice } from "#e2e/support/device.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { arriveReady, bar, drink, rows, water } from "#e2e/support/offline.ts";
import { fillLogin, greeting, makePerson, openUserMenu, toast } from "#e2e/support/people.ts";

test.use({ serviceWorkers: "allow", losesConnection: true });

test.describe("nothing private stays", ANY_SCREEN, () => {
  test.use({ expectedStatuses: [401] });

  const cachedPaths = (page: Page) =>
    page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
      return (await Promise.all(caching)).flat();
    });

  test("after logging out or once the session has ended", async ({ page, context }) => {
    const { person, banana } = await arriveReady(page);
    expect((await readDevice(page)).copies.length).toBeGreaterThan(10);
    const menu = await openUserMenu(page);
    await menu.getByRole("menuitem", { name: "Logout" }).click();
    await expect(toast(page, "Logged out")).toBeVisible();
    await expect.poll(() => readDevice(page)).toEqual({ copies: [], waiting: 0 });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "theme"))).toEqual([]);
    const paths = await cachedPaths(page);
    expect(paths).toContain("/offline");
    expect(paths.filter((path) => !/^\/(?:offline$|assets\/|food-art\/)/.test(path))).toEqual([]);
    const shell = await page.evaluate(async () => (await (await caches.match("/offline"))?.text()) ?? "");
    expect(shell).toContain('id="boot"');
    expect(shell).not.toContain(person.email);

    await context.setOffline(true);
    await page.goto("/diary");
    await expect(page.getByRole("heading", { name: "No connection right now" })).toBeVisible();
    await expect(page.getByText(banana)).toHaveCount(0);
    await context.setOffline(false);

    await page.goto("/auth");
    await fillLogin(page, person);
    await expect(greeting(page, person)).toBeVisible();
    await page.goto("/diary");
    await expect(rows(page, "Breakfast")).toContainText([banana]);
    // Until the page is hydrated, its script may still need the network.
    await expect(page.locator("#root[data-rendered]")).toHaveCount(0);
    await context.setOffline(true);
    await drink(page);
    await expect(bar(page)).toContainText("Waiting to sync: 1");
    // The session is ended outside the page.
    await page.request.post("/api/logout");
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/auth|\/$/);
    await expect.poll(() => readDevice(page)).toEqual({ copies: [], waiting: 0 });

    const other = { ...makePerson(), firstName: "Noah" };
    await page.request.post("/api/register", { data: { ...other, confirmPassword: other.password } });
    await page.goto("/diary");
    await expect(water(page)).toContainText("0 of 8 glasses");
    expect((await readDevice(page)).waiting).toBe(0);
    await expect(page.getByText(banana)).toHaveCount(0);
  });
});

test("the app can be installed", async ({ page }) => {
  await page.goto("/");
  const manifestPath = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(manifestPath ?? "");
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
  const manifest: { icons: { src: string; purpose?: string }[]; display: string } = await answer.json();
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  const touchIcon = (await page.locator('link[rel="apple-touch-icon"]').getAttribute("href")) ?? "";
  for (const path of [touchIcon, ...manifest.icons.map(({ src }) => src)]) {
    expect((await page.request.get(path)).status(), path).toBe(200);
  }
  const worker = await page.request.get("/service-worker.js");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
  expect(worker.headers()["content-security-policy"]).toContain("connect-src 'self'");
});
