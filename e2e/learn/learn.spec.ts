import type { Locator, Page } from "@playwright/test";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { readDevice } from "#e2e/support/device.ts";
import { inspectPage } from "#e2e/support/inspection.ts";
import { ANY_SCREEN, expect, test } from "#e2e/support/journey.ts";
import { bar } from "#e2e/support/offline.ts";
import { arriveSignedIn, register } from "#e2e/support/people.ts";

/** Chooses any answer: the first option of everything. */
async function choose(step: Locator): Promise<void> {
  // The label, because the picture of a food covers its radio button.
  for (const group of await step.getByRole("group").all()) await group.locator("label").first().click();
  const number = step.getByLabel("Your answer");
  if (await number.isVisible()) await number.fill("1");
}

async function answer(step: Locator): Promise<void> {
  await choose(step);
  await step.getByRole("button", { name: "Check", exact: true }).click();
  await step.getByRole("button", { name: "Continue", exact: true }).click();
}

/** Completes a lesson, whatever its questions are. */
async function finish(page: Page, title: string): Promise<void> {
  const player = page.getByRole("dialog", { name: title });
  // With another day on its clock, the browser renders the page again, and a click on the server-rendered page is lost.
  await expect(async () => {
    if (!(await player.isVisible())) await page.getByRole("button", { name: "Start the lesson" }).click();
    await expect(player).toBeVisible({ timeout: 3_000 });
  }).toPass();
  const [, steps = ""] =
    /of (\d+)/.exec((await player.getByRole("img", { name: /^Step 1 of \d+$/ }).getAttribute("aria-label")) ?? "") ?? [];
  for (let step = 1; step < Number(steps); step += 1) {
    await expect(player.getByRole("img", { name: `Step ${step} of ${steps}`, exact: true })).toBeVisible();
    const action = player.getByRole("button", { name: /^(Check|Continue)$/ });
    if ((await action.textContent()) === "Check") await answer(player);
    else await action.click();
  }
  await player.getByRole("button", { name: "Back to the lesson" }).click();
  await expect(player).toBeHidden();
}

const progress = async (page: Page): Promise<{ answeredToday: number; dueToday: number }> =>
  (
    await page.request.get("/api/learn/me", {
      params: { tz: await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone) },
    })
  ).json();

test("a visitor finds the Nutrition Guide and reads a lesson", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Nutrition Guide" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
  await inspectPage(page, "learn-visitor");
  await page.getByRole("link", { name: /^Iron carries oxygen/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Iron carries oxygen" })).toBeVisible();
  await expect(page).toHaveTitle(/^Iron carries oxygen/);
  await inspectPage(page, "lesson-visitor");
});

test("a press on Continue is not lost when the line above it appears", ANY_SCREEN, async ({ page }) => {
  let respond: () => void = () => undefined;
  const pressed = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route(/\/api\/learn\/me\/answers/, async (route) => {
    await pressed;
    await route.continue();
  });
  await arriveSignedIn(page, "/learn/today");
  const main = page.getByRole("main");
  await expect(main.getByText(/^1 of 3 · /)).toBeVisible();
  await choose(main);
  await main.getByRole("button", { name: "Check", exact: true }).click();
  await main.getByRole("button", { name: "Continue", exact: true }).hover();
  await page.mouse.down();
  const answered = page.waitForResponse(/\/api\/learn\/me\/answers/);
  respond();
  await (await answered).finished();
  // The response is rendered by then, unless the press prevents it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), 0)));
  await page.mouse.up();
  await expect(main.getByText(/^2 of 3 · /)).toBeVisible();
});

test("a member is asked the first of today's three questions", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/learn/today");
  await expect(page.getByRole("heading", { level: 1, name: "Today's three" })).toBeVisible();
  await expect(page.getByText(/^1 of 3 · /)).toBeVisible();
  await inspectPage(page, "todays-three");
});

test("a lesson can be read without script", ANY_SCREEN, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/learn/iron");
  await expect(page.getByRole("heading", { level: 2, name: "The oxygen taxi" })).toBeVisible();
  await context.close();
});

test("a visitor reads and compares labels", async ({ page }) => {
  await page.goto("/learn/labs/label");
  await page.getByRole("button", { name: /^Sodium/ }).click();
  await page.getByRole("button", { name: "The line below" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Total Carbohydrate" })).toBeInViewport();
  await inspectPage(page, "label-lab");
  await page.getByRole("radio", { name: "Compare" }).check();
  await expect(page.getByRole("heading", { level: 2, name: "What differs" })).toBeVisible();
  // The same line has the same height on both labels.
  const lines = page.getByRole("button", { name: /^Protein/ });
  await expect(lines).toHaveCount(2);
  const tops = await lines.evaluateAll((found) => found.map((line) => line.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await inspectPage(page, "label-lab-compare");
  await page.getByRole("radio", { name: "% practice" }).check();
  await expect(page.getByText("Check it against the figures")).toBeVisible();
});

test("a member explores swaps from any food", ANY_SCREEN, async ({ page }) => {
  await arriveSignedIn(page, "/learn/labs/swaps");
  await page.getByRole("radio", { name: "More fiber" }).check();
  await expect(page.getByRole("heading", { level: 3, name: "Raisin Bran cereal" })).toBeVisible();
  await inspectPage(page, "swap-explorer");
  await page.getByRole("button", { name: "Start from another food" }).click();
  await page.getByRole("searchbox", { name: "Search foods" }).fill("white bread");
  await page
    .getByRole("button", { name: /^White bread/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "White bread" })).toBeVisible();
  await page.getByRole("link", { name: "Log Whole wheat bread" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Whole wheat bread" })).toBeVisible();
});

test("nothing in Learn is wider than the screen, down to 320 pixels", ANY_SCREEN, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/learn", "/learn/iron", "/learn/labs/label", "/learn/labs/portions", "/learn/labs/swaps"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  // Two labels next to each other stay within the page's margins.
  await page.goto("/learn/labs/label");
  await page.getByRole("radio", { name: "Compare" }).check();
  const second = await page.getByRole("region", { name: "Label of Cola (soft drink)" }).boundingBox();
  expect((second?.x ?? 0) + (second?.width ?? 320)).toBeLessThanOrEqual(304);
});

test.describe("across days and networks", () => {
  test.use({ serviceWorkers: "allow", losesConnection: true });

  test(
    "a visitor opens a lesson, registers, finishes it, and later answers its questions offline, each counted once",
    ANY_SCREEN,
    async ({ page, context }) => {
      test.slow();
      await page.goto("/learn/iron");
      await page.getByRole("button", { name: "Start the lesson" }).click();
      await expect(page.getByRole("dialog", { name: "Iron carries oxygen" }).getByText("Before we start")).toBeVisible();

      await register(page);
      // Facts answered ten days ago are due today. No page is open while the clock changes, because it would briefly show 1970.
      await page.goto("about:blank");
      await page.clock.setFixedTime(Date.now() - 10 * DAY_MS);
      await page.goto("/learn/iron");
      await finish(page, "Iron carries oxygen");
      await expect.poll(async () => (await progress(page)).dueToday).toBeGreaterThanOrEqual(3);

      await page.goto("about:blank");
      await page.clock.setFixedTime(Date.now());
      await page.goto("/learn/today");
      await expect(page.getByText("1 of 3 · Iron carries oxygen")).toBeVisible();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await expect.poll(async () => (await readDevice(page)).copies.some((key) => key.includes("/api/learn/me/review"))).toBe(true);

      await context.setOffline(true);
      await page.reload();
      for (const place of [1, 2, 3]) {
        await expect(page.getByText(new RegExp(`^${place} of 3 · `))).toBeVisible();
        await answer(page.getByRole("main"));
      }
      await expect(page.getByRole("heading", { name: "Done for today" })).toBeVisible();
      await expect(bar(page)).toContainText("Waiting to sync: 3");
      expect((await progress(page)).answeredToday).toBe(0);

      await context.setOffline(false);
      await expect(bar(page)).toHaveText("");
      expect((await progress(page)).answeredToday).toBe(3);
      await page.reload();
      await expect(page.getByText(/^1 of 3 · /)).toBeVisible();
      expect((await progress(page)).answeredToday).toBe(3);
    },
  );
});
