import type { Page } from "@playwright/test";
import { readDevice } from "#e2e/support/device.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { holdScripts, openWithoutScript } from "#e2e/support/late-script.ts";
import { logMeals } from "#e2e/support/logged-days.ts";
import { arriveSignedIn, fillLogin, greeting, openUserMenu } from "#e2e/support/people.ts";

const TITLES = {
  "/": "Dashboard",
  "/search": "Food Search",
  "/diary": "Food Diary",
  "/trends": "Trends",
  "/scan": "Scan Food",
  "/suggestions": "Suggestions",
  "/profile": "Profile",
};

const timeZoneCookie = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "time-zone");

/** Signs in on a device that has sent its time zone to the server. */
async function comeBack(page: Page) {
  const person = await arriveSignedIn(page);
  await expect(greeting(page, person)).toBeVisible();
  await expect.poll(() => timeZoneCookie(page)).toBeDefined();
  return person;
}

test.describe("a signed-in user's page", ANY_SCREEN, () => {
  test("arrives rendered, with its own title", async ({ page }) => {
    await comeBack(page);
    for (const [path, title] of Object.entries(TITLES)) {
      const html = await (await page.request.get(path)).text();
      expect(html, path).toContain('<div id="root" data-rendered>');
      expect(html, path).toContain(`<title>${title} · BiteBright™</title>`);
    }
  });

  test("is hydrated without repeated requests and without a layout shift", async ({ page }) => {
    await comeBack(page);
    await logMeals(page, [{ food: "banana", grams: 118, mealType: "breakfast" }]);
    const paths: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) paths.push(request.url());
    });
    const letScriptsIn = await holdScripts(page);
    await openWithoutScript(page, "/diary");
    const entry = page.getByRole("listitem").filter({ hasText: "Banana" });
    await expect(entry).toBeVisible();
    const before = await entry.boundingBox();
    letScriptsIn();
    await entry.getByRole("button", { name: /^Banana/ }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await entry.boundingBox()).toEqual(before);
    expect(paths).toEqual([]);
  });

  test("is rendered by the browser if the device is now in another time zone", async ({ page, context }) => {
    const person = await comeBack(page);
    const here = (await timeZoneCookie(page))?.value;
    await context.addCookies([{ name: "time-zone", value: "Pacific/Kiritimati", url: page.url() }]);
    const asks = page.waitForRequest((request) => request.url().includes("/api/water/"));
    await page.goto("/");
    await asks;
    await expect(greeting(page, person)).toBeVisible();
    await expect.poll(async () => (await timeZoneCookie(page))?.value).toBe(here);
  });

  test("includes a change that was confirmed while it was rendered", async ({ page, context }) => {
    const person = await comeBack(page);
    let letChangeGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letChangeGo = resolve;
    });
    await page.route("**/api/water/*", (route) =>
      route.request().method() === "PUT" ? held.then(() => route.continue()) : route.continue(),
    );
    const water = page.getByRole("region", { name: "Water" });
    const sent = page.waitForRequest((request) => request.method() === "PUT");
    await water.getByRole("button", { name: "One glass more, morning" }).click();
    await sent;
    // A page that is being left cannot be evaluated, so another one reads the device's storage.
    const beside = await context.newPage();
    await beside.goto("/favicon.svg");
    await page.route("/", async (route) => {
      const rendered = await route.fetch();
      letChangeGo();
      await expect.poll(async () => (await readDevice(beside)).waiting).toBe(0);
      await route.fulfill({ response: rendered });
    });
    await page.reload();
    await expect(greeting(page, person)).toBeVisible();
    await expect(water).toContainText("1 of 8 glasses today");
  });

  test("keeps what was typed before its script was loaded", async ({ page }) => {
    await comeBack(page);
    const letScriptsIn = await holdScripts(page);
    await openWithoutScript(page, "/search");
    await page.getByRole("searchbox").fill("banana");
    letScriptsIn();
    await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue("banana");
    // It is still there on the next visit: data that only the device has is added to what the server rendered.
    await page.goto("/search");
    await expect(page.getByRole("searchbox")).toHaveValue("banana");
    await expect(page.getByRole("heading", { name: "Results" })).toBeVisible();
  });
});

test.describe("a tap before the script is loaded", ANY_SCREEN, () => {
  test.use({ losesConnection: true });

  test("does not keep the page from showing what waits to be sent", async ({ page }) => {
    await comeBack(page);
    const letScriptsIn = await holdScripts(page);
    await openWithoutScript(page, "/diary");
    await page.getByRole("button", { name: "One glass more, morning" }).click();
    await page.route("**/api/water/*", (route) => route.abort());
    letScriptsIn();
    await expect(page.getByRole("banner").getByRole("status")).toContainText("Waiting to sync: 1");
  });
});

test("a tab that is pressed before the script is loaded opens, for a visitor and for a user", ANY_SCREEN, async ({ page }) => {
  const openTabEarly = async (path: string, name: string) => {
    const letScriptsIn = await holdScripts(page);
    await openWithoutScript(page, path);
    await page.getByRole("tab", { name }).click();
    letScriptsIn();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
    await page.unrouteAll({ behavior: "wait" });
  };
  await openTabEarly("/auth", "Register");
  await comeBack(page);
  await openTabEarly("/profile", "Preferences");
});

test.describe("after logging out", ANY_SCREEN, () => {
  // Requests that were prefetching at that moment are rejected.
  test.use({ expectedStatuses: [401] });

  test("the server is no longer told the user's time zone", async ({ page }) => {
    await comeBack(page);
    await (await openUserMenu(page)).getByRole("menuitem", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "The Fun Way to Learn About Food" })).toBeVisible();
    expect(await timeZoneCookie(page)).toBeUndefined();
  });

  test("a login submitted before the script was loaded succeeds and never appears in a URL", async ({ page }) => {
    const person = await arriveSignedIn(page);
    await page.request.post("/api/logout");
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    const letScriptsIn = await holdScripts(page);
    await openWithoutScript(page, "/auth");
    await fillLogin(page, person);
    letScriptsIn();
    await expect(greeting(page, person)).toBeVisible();
    expect(addresses.filter((address) => address.includes(person.password) || address.includes(encodeURIComponent(person.email)))).toEqual(
      [],
    );
  });
});
