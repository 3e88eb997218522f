import { expect, test } from "vitest";
import type { DaysSummary, DiaryEntry } from "#core/contracts/diary.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { applyRelease } from "#server/catalogue/seed-catalogue.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { DEMO_DAYS } from "./demo-menu.ts";
import { fillFourWeeks } from "./fill-demo.ts";

const eaten = new Set(DEMO_DAYS.flatMap((day) => Object.values(day).flatMap(({ dishes }) => dishes.map(([name]) => name))));

test("the demo's teenager has four weeks of believable data, up to this moment", async () => {
  const catalogue = new Catalogue(
    loadCatalogue().filter(({ name }) => eaten.has(name)),
    new Date(),
  );
  const { app, database } = await startTestApp({ catalogue });
  await applyRelease(database.db, catalogue, "demo");
  const maya = await signInAs(app);
  const now = new Date();
  await fillFourWeeks(database.db, catalogue, maya.user.id, now);

  const newest: DiaryEntry[] = (await maya.send("GET", "/api/diary")).json();
  expect(newest).toHaveLength(100);
  expect(Date.parse(newest[0]?.loggedAt ?? "")).toBeLessThanOrEqual(now.getTime());
  const day = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const { days, variety }: DaysSummary = (await maya.send("GET", `/api/diary/days?from=${day(27)}&to=${day(1)}`)).json();
  expect(days.filter(({ entries }) => entries === 0).length).toBeLessThanOrEqual(4);
  expect(variety.foods).toBeGreaterThan(25);
  const whole = days.filter(({ entries }) => entries >= 8).map(({ totals }) => totals.calories ?? 0);
  expect(whole.length).toBeGreaterThan(10);
  expect(Math.min(...whole)).toBeGreaterThan(1000);
  expect(Math.max(...whole)).toBeLessThan(3500);
  expect((await maya.send("GET", "/api/meals")).json()).toMatchObject([{ name: "My oat breakfast" }]);
  expect((await maya.send("GET", "/api/foods/starred")).json()).toHaveLength(3);
});
