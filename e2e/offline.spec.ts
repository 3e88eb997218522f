import type { Page } from "@playwright/test";
import { readDevice, readyForOffline } from "./support/device.ts";
import { inspectPage } from "./support/inspection.ts";
import { ANY_SCREEN, expect, test } from "./support/journey.ts";
import { logMeals } from "./support/logged-days.ts";
import { OwnServer } from "./support/own-server.ts";
import { arriveSignedIn, fillLogin, greeting, makePerson, openUserMenu, type Person, toast } from "./support/people.ts";

test.use({ serviceWorkers: "allow", losesConnection: true });

interface Entry {
  id: string;
  quantity: number;
  mealType: string;
  food: { name: string };
}

const bar = (page: Page) => page.getByRole("banner").getByRole("status");
const meal = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const rows = (page: Page, name: string) => meal(page, name).getByRole("list", { name }).getByRole("listitem");
const water = (page: Page) => page.getByRole("region", { name: "Water" });
const drink = (page: Page, period = "morning") =>
  water(page)
    .getByRole("button", { name: `One glass more, ${period}` })
    .click();

const today = (page: Page, days = 0): Promise<string> =>
  page.evaluate((by) => {
    const date = new Date();
    date.setDate(date.getDate() + by);
    return date.toLocaleDateString("sv-SE");
  }, days);

/** What the server knows: straight from the API, which the cut network does not touch. */
async function savedEntries(page: Page, origin = ""): Promise<Entry[]> {
  const tz = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (await page.request.get(`${origin}/api/diary`, { params: { date: await today(page), tz } })).json();
}

async function savedWater(page: Page, origin = ""): Promise<object> {
  return (await page.request.get(`${origin}/api/water/${await today(page)}`)).json();
}

/** Logs something that was eaten before, as it is offered without typing. */
async function logKnown(page: Page, name: string, mealName: string): Promise<void> {
  await page.getByRole("button", { name: `Add food to ${mealName}`, exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Add food" });
  await sheet.getByRole("searchbox", { name: "Search foods" }).fill(name.slice(0, 6));
  await expect(sheet.getByText("Foods found")).toBeAttached();
  await sheet
    .getByRole("button", { name: `Add ${name}`, exact: true })
    .first()
    .click();
  await expect(sheet.getByRole("button", { name: /^Adding 1 food/ })).toBeVisible();
  await sheet.getByRole("button", { name: `Add to ${mealName}`, exact: true }).click();
  await expect(
    rows(page, mealName.charAt(0).toUpperCase() + mealName.slice(1))
      .filter({ hasText: name })
      .first(),
  ).toBeVisible();
}

const caloriesToday = (page: Page) => page.getByRole("region", { name: "Today's Calories" }).getByText(/^\d+$/).first().textContent();

async function arriveReady(page: Page): Promise<{ person: Person; banana: string; apple: string }> {
  const person = await arriveSignedIn(page);
  await logMeals(page, [
    { food: "banana", grams: 118, mealType: "breakfast" },
    { food: "apple", grams: 150, mealType: "lunch", daysAgo: 1 },
  ]);
  await page.goto("/diary");
  const banana = (await savedEntries(page))[0]?.food.name ?? "";
  await expect(rows(page, "Breakfast")).toContainText([banana]);
  await readyForOffline(page);
  const [, apple] = (await (await page.request.get("/api/diary")).json()) as Entry[];
  return { person, banana, apple: apple?.food.name ?? "" };
}

test("without a network the app opens, shows the last days, takes food and water, and sends all of it once", async ({ page, context }) => {
  test.slow();
  const { person, banana, apple } = await arriveReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(rows(page, "Breakfast")).toContainText([banana]);
  await expect(bar(page)).toHaveText("You're offline. What you log is kept and sent later.");

  await logKnown(page, banana, "snack");
  await logKnown(page, apple, "snack");
  await drink(page);
  await drink(page);
  await expect(bar(page)).toContainText("Waiting to sync: 4");
  await expect(rows(page, "Snack").filter({ hasText: "Waiting to sync" })).toHaveCount(2);
  await expect(water(page)).toContainText("2 of 8 glasses");
  await inspectPage(page, "offline-diary");

  // What waits can still be changed, and it outlives the page.
  await rows(page, "Snack")
    .filter({ hasText: apple })
    .getByRole("button", { name: `Remove ${apple}` })
    .click();
  await expect(rows(page, "Snack")).toHaveCount(1);
  await page.reload();
  await expect(bar(page)).toContainText("Waiting to sync: 5");
  await expect(rows(page, "Snack")).toContainText([banana]);
  await expect(water(page)).toContainText("2 of 8 glasses");

  await page.goto(`/diary?day=${await today(page, -1)}`);
  await expect(rows(page, "Lunch")).toContainText([apple]);
  await page.goto("/");
  await expect(greeting(page, person)).toBeVisible();
  const week = page.getByRole("slider", { name: "Calories of the last seven days" });
  await expect(week).toHaveAttribute("aria-valuetext", new RegExp(`: ${await caloriesToday(page)} kcal`));
  await inspectPage(page, "offline-dashboard");
  await page.goto("/scan");
  await expect(bar(page)).toContainText("Scanning needs a connection.");

  expect(await savedEntries(page)).toHaveLength(1);
  await page.goto("/diary");
  await context.setOffline(false);
  await expect(bar(page)).toHaveText("");
  await expect(rows(page, "Snack").filter({ hasText: "Waiting to sync" })).toHaveCount(0);
  expect((await savedEntries(page)).map(({ mealType, food }) => [mealType, food.name])).toEqual([
    ["breakfast", banana],
    ["snack", banana],
  ]);
  expect(await savedWater(page)).toMatchObject({ morningGlasses: 2 });
  expect((await readDevice(page)).waiting).toBe(0);
  await page.reload();
  await expect(rows(page, "Snack")).toHaveCount(1);
  await expect(water(page)).toContainText("2 of 8 glasses");
});

test.describe("tapping one glass after the other", ANY_SCREEN, () => {
  const more = (page: Page) => water(page).getByRole("button", { name: "One glass more, morning" });

  test("counts when the network goes away in the middle of a tap", async ({ page, context }) => {
    await arriveReady(page);
    await more(page).hover();
    await page.mouse.down();
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.mouse.up();
    await expect(bar(page)).toContainText("Waiting to sync: 1");
  });

  test("moves nothing on a small screen when they have to wait", async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await arriveReady(page);
    await context.setOffline(true);
    await expect(bar(page)).toHaveText("You're offline. What you log is kept and sent later.");
    await more(page).hover();
    const places = () => Promise.all([bar(page).boundingBox(), more(page).boundingBox()]);
    const before = await places();
    await more(page).click();
    await expect(bar(page)).toContainText("Waiting to sync: 1");
    expect(await places()).toEqual(before);
  });
});

test.describe("a second device", () => {
  test.use({ expectedStatuses: [404] });

  test("keeps what it changed meanwhile", async ({ page, context }) => {
    const { banana } = await arriveReady(page);
    await logMeals(page, [{ food: "milk", grams: 200, mealType: "dinner" }]);
    await page.reload();
    const milk = (await savedEntries(page)).find(({ mealType }) => mealType === "dinner");
    await expect(rows(page, "Dinner")).toHaveCount(1);
    await context.setOffline(true);
    await drink(page);
    await page.getByRole("button", { name: banana, exact: true }).click();
    await page.getByRole("dialog").getByRole("spinbutton").fill("300");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(rows(page, "Breakfast")).toContainText(["300 g"]);
    await page.getByRole("button", { name: `More for ${milk?.food.name}` }).click();
    await page.getByRole("menuitem", { name: "Move to Lunch" }).click();
    await expect(bar(page)).toContainText("Waiting to sync: 3");

    const [entry] = await savedEntries(page);
    await page.request.put(`/api/water/${await today(page)}`, { data: { morningGlasses: 3, eveningGlasses: 1 } });
    await page.request.put(`/api/diary/${entry?.id}`, { data: { quantity: 60 } });
    await page.request.delete(`/api/diary/${milk?.id}`);

    await context.setOffline(false);
    await expect(toast(page, "2 changes were not saved")).toContainText(`${banana} was changed on another device, so that stayed.`);
    await expect(toast(page, "2 changes were not saved")).toContainText("This entry is not in your diary.");
    await expect(bar(page)).toHaveText("");
    expect(await savedWater(page)).toMatchObject({ morningGlasses: 4, afternoonGlasses: 0, eveningGlasses: 1 });
    expect((await savedEntries(page)).map(({ quantity }) => quantity)).toEqual([60]);
    await expect(water(page)).toContainText("5 of 8 glasses");
    await expect(rows(page, "Breakfast")).toContainText(["60 g"]);
    await expect(rows(page, "Lunch")).toHaveCount(0);
  });
});

test("a server that dies in the middle of it gets everything once, in order", async ({ browser }) => {
  test.slow();
  const server = new OwnServer();
  await server.start();
  const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await arriveSignedIn(page);
    await logMeals(page, [{ food: "banana", grams: 118, mealType: "breakfast" }]);
    await page.goto("/diary");
    const banana = (await savedEntries(page))[0]?.food.name ?? "";
    // The files are here then: this context has no service worker, which would keep requests from the route below.
    await logKnown(page, banana, "breakfast");
    await expect(toast(page, "Added to breakfast")).toBeVisible();
    await context.setOffline(true);
    for (const name of ["lunch", "dinner", "snack"]) await logKnown(page, banana, name);
    await drink(page);
    await drink(page);
    await expect(bar(page)).toContainText("Waiting to sync: 5");

    // It does what it is told, and dies before it can say so: once with a food, once with a glass.
    const deaths = { "/api/diary": 2, "/api/water": 1 };
    await page.route(/\/api\/(diary$|water)/, async (route) => {
      const path = new URL(route.request().url()).pathname;
      const what = path.startsWith("/api/water") ? "/api/water" : "/api/diary";
      if (route.request().method() === "GET") return route.fallback();
      deaths[what] -= 1;
      if (deaths[what] !== 0) return route.fallback();
      await route.fetch();
      await server.kill();
      await route.abort("connectionreset");
    });
    await context.setOffline(false);
    for (const left of ["Waiting to sync: 4", "Waiting to sync: 2"]) {
      await expect(bar(page)).toContainText("You're offline.");
      await expect(bar(page)).toContainText(left);
      await page.reload({ timeout: 5_000 }).catch(() => undefined);
      await server.start();
      await page.goto("/diary");
    }
    await expect.poll(async () => (await readDevice(page)).waiting).toBe(0);
    await expect(bar(page)).toHaveText("");
    expect((await savedEntries(page)).map(({ mealType }) => mealType)).toEqual(["breakfast", "breakfast", "lunch", "dinner", "snack"]);
    expect(await savedWater(page)).toMatchObject({ morningGlasses: 2 });
    await expect(water(page)).toContainText("2 of 8 glasses");
  } finally {
    await context.close();
    await server.remove();
  }
});

test.describe("nothing private stays", () => {
  test.use({ expectedStatuses: [401] });

  const cachedPaths = (page: Page) =>
    page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
      return (await Promise.all(caching)).flat();
    });

  test("after logging out, nor once the session is gone", async ({ page, context }) => {
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
    // The page's own script writes it: until then the network is needed.
    await expect(page).toHaveTitle(/^Food Diary/);
    await context.setOffline(true);
    await drink(page);
    await expect(bar(page)).toContainText("Waiting to sync: 1");
    // Ended from elsewhere.
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
