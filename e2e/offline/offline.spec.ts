import type { Page } from "@playwright/test";
import { readDevice } from "#e2e/support/device.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { logMeals } from "#e2e/support/logged-days.ts";
import { arriveReady, bar, caloriesToday, drink, logFrequent, rows, savedEntries, savedWater, today, water } from "#e2e/support/offline.ts";
import { OwnServer } from "#e2e/support/own-server.ts";
import { arriveSignedIn, greeting, toast } from "#e2e/support/people.ts";

test.use({ serviceWorkers: "allow", losesConnection: true });

test(
  "without a network the app opens, shows the last days, logs food and water, and later sends all of it once",
  ANY_SCREEN,
  async ({ page, context }) => {
    test.slow();
    const { person, banana, apple } = await arriveReady(page);
    await context.setOffline(true);
    await page.reload();
    await expect(rows(page, "Breakfast")).toContainText([banana]);
    await expect(bar(page)).toHaveText("You're offline. What you log is kept and sent later.");

    await logFrequent(page, banana, "snack");
    await logFrequent(page, apple, "snack");
    await drink(page);
    await drink(page);
    await expect(bar(page)).toContainText("Waiting to sync: 4");
    await expect(rows(page, "Snack").filter({ hasText: "Waiting to sync" })).toHaveCount(2);
    await expect(water(page)).toContainText("2 of 8 glasses");
    await inspectPage(page, "offline-diary");

    // Queued changes can still be edited, and they survive a reload.
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
    const [breakfast] = await savedEntries(page);
    const savedKcal = ((breakfast?.food.calories ?? 0) * (breakfast?.quantity ?? 0)) / 100;
    // Until the page has read the queue, both figures leave out the queued food.
    await expect(async () => {
      const kcal = Number(await caloriesToday(page));
      expect(kcal).toBeGreaterThan(1.5 * savedKcal);
      await expect(week).toHaveAttribute("aria-valuetext", new RegExp(`: ${kcal} kcal`), { timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    await inspectPage(page, "offline-dashboard");
    await page.goto("/scan");
    await expect(bar(page)).toContainText("Photos need a connection.");

    expect(await savedEntries(page)).toHaveLength(1);
    await page.goto("/diary");
    // The bar is empty until the page has read the queue.
    await expect(bar(page)).toContainText("Waiting to sync: 5");
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
  },
);

test.describe("tapping one glass after the other", ANY_SCREEN, () => {
  const more = (page: Page) => water(page).getByRole("button", { name: "One glass more, morning" });

  test("counts when the network is lost in the middle of a tap", async ({ page, context }) => {
    await arriveReady(page);
    await more(page).hover();
    await page.mouse.down();
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.mouse.up();
    await expect(bar(page)).toContainText("Waiting to sync: 1");
  });

  test("does not shift the layout of a small screen when the glasses are queued", async ({ page, context }) => {
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

test.describe("a second device", ANY_SCREEN, () => {
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

test("a server that crashes in the middle gets everything once, in order", ANY_SCREEN, async ({ browser }) => {
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
    // Logging online first loads the needed files: this context has no service worker, because one would bypass the route below.
    await logFrequent(page, banana, "breakfast");
    await expect(toast(page, "Added to breakfast")).toBeVisible();
    await context.setOffline(true);
    for (const name of ["lunch", "dinner", "snack"]) await logFrequent(page, banana, name);
    await drink(page);
    await drink(page);
    await expect(bar(page)).toContainText("Waiting to sync: 5");

    // The server executes the request but fails before it responds: once with a food, once with a glass.
    const requestsUntilCrash = { "/api/diary": 2, "/api/water": 1 };
    let crashes = 0;
    await page.route(/\/api\/(diary$|water)/, async (route) => {
      const path = new URL(route.request().url()).pathname;
      const what = path.startsWith("/api/water") ? "/api/water" : "/api/diary";
      if (route.request().method() === "GET") return route.fallback();
      requestsUntilCrash[what] -= 1;
      if (requestsUntilCrash[what] !== 0) return route.fallback();
      await route.fetch();
      await server.kill();
      crashes += 1;
      await route.abort("connectionreset");
    });
    await context.setOffline(false);
    for (const [index, left] of ["Waiting to sync: 4", "Waiting to sync: 2"].entries()) {
      // The bar also shows the count for a moment while the request that the server will not answer is on its way.
      await expect.poll(() => crashes).toBe(index + 1);
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
