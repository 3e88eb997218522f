import { expect, test } from "vitest";
import type { DaysSummary, DiaryEntry } from "#core/contracts/diary.ts";
import type { PendingChange } from "#web/api/offline/device-database.ts";
import { makeFood } from "#web/testing/make-food.ts";
import {
  isDraft,
  isEntryLate,
  projectDay,
  projectDays,
  projectRecent,
  projectStarred,
  projectWater,
  toPendingEntries,
} from "./projection.ts";

const DAY = "2026-11-10";
const RANGE = { from: "2026-11-09", to: "2026-11-11", timeZone: "UTC" };
const APPLE = makeFood({ id: "apple", name: "Apple", calories: 50, protein: 0.3 });
const BREAD = makeFood({ id: "bread", name: "Bread", calories: 250, protein: 9 });
const NO_WATER = { morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 };

const entry = (id: string, overrides: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id,
  foodId: APPLE.id,
  quantity: 100,
  portion: null,
  mealType: "lunch",
  customTime: null,
  loggedAt: `${DAY}T12:00:00.000Z`,
  createdAt: `${DAY}T12:00:00.000Z`,
  food: APPLE,
  ...overrides,
});
const pending = (kind: string, payload: unknown): PendingChange => ({ id: kind, kind, payload, wasTried: false, isLate: true });

const SERVING = { food: BREAD, quantity: 80, mealType: "breakfast" as const, loggedAt: new Date(`${DAY}T08:00:00Z`) };
const ADDITION = { day: DAY, servings: [SERVING], idempotencyKey: "key" };
const [DRAFT = entry("missing")] = toPendingEntries(ADDITION);
const ADDED = pending("add-entries", ADDITION);
const EDITED = pending("update-entry", { entry: DRAFT, day: DAY, change: { quantity: 40 } });
const REMOVED = pending("delete-entry", { entry: entry("one"), day: DAY });

const SUMMARY: DaysSummary = {
  days: [{ day: DAY, entries: 1, totals: { calories: 50, protein: 0.3 }, glasses: 2 }],
  variety: { foods: 1, categories: ["fruit"] },
};
const daysWith = (...changes: PendingChange[]) => projectDays(SUMMARY, changes, RANGE).days;

test("a day shows what was added, changed and removed, in the order it was eaten", () => {
  const stored = [entry("one")];
  expect(projectDay(stored, [ADDED], DAY).map(({ id, quantity }) => [id, quantity])).toEqual([
    ["key:0", 80],
    ["one", 100],
  ]);
  expect(projectDay(stored, [ADDED, EDITED, REMOVED], DAY).map(({ id, quantity }) => [id, quantity])).toEqual([["key:0", 40]]);
  expect(projectDay(stored, [ADDED], "2026-11-09").map(({ id }) => id)).toEqual(["one"]);
  expect(projectRecent(stored, [ADDED]).map(({ id }) => id)).toEqual(["one", "key:0"]);
  expect(isDraft(DRAFT)).toBe(true);
  expect([isEntryLate([ADDED], DRAFT), isEntryLate([ADDED], entry("one"))]).toEqual([true, false]);
});

test("the summaries of days count the same changes as the day itself", () => {
  const projected = projectDay([entry("one")], [ADDED, EDITED], DAY);
  const [day] = daysWith(ADDED, EDITED);
  expect(day?.entries).toBe(projected.length);
  expect(day?.totals.calories).toBeCloseTo(50 + 100);
  expect(day?.totals.protein).toBeCloseTo(0.3 + 3.6);
  expect(daysWith(REMOVED)).toEqual([{ day: DAY, entries: 0, totals: {}, glasses: 2 }]);
});

test("a change is applied to its own day, even if the server had nothing for it, and never outside the requested days", () => {
  const yesterday = { ...ADDITION, day: "2026-11-09" };
  expect(daysWith(pending("add-entries", yesterday)).map(({ day, entries }) => [day, entries])).toEqual([
    ["2026-11-09", 1],
    [DAY, 1],
  ]);
  expect(daysWith(pending("add-entries", { ...ADDITION, day: "2026-11-01" }))).toEqual(SUMMARY.days);
  const moved = pending("update-entry", { entry: entry("one"), day: DAY, change: { loggedAt: "2026-11-11T09:00:00.000Z" } });
  expect(daysWith(moved).map(({ day, entries }) => [day, entries])).toEqual([
    [DAY, 0],
    ["2026-11-11", 1],
  ]);
});

test("glasses are added to the server's latest count, by day and by period, and never fall below zero", () => {
  const more = pending("water", { date: DAY, glasses: { ...NO_WATER, morningGlasses: 3 }, basedOn: { ...NO_WATER, morningGlasses: 1 } });
  const less = pending("water", { date: DAY, glasses: NO_WATER, basedOn: { ...NO_WATER, eveningGlasses: 1 } });
  expect(projectWater({ date: DAY, ...NO_WATER, morningGlasses: 4 }, [more, less])).toEqual({ date: DAY, ...NO_WATER, morningGlasses: 6 });
  expect(projectWater({ date: "2026-11-09", ...NO_WATER }, [more])).toEqual({ date: "2026-11-09", ...NO_WATER });
  expect(daysWith(more)[0]?.glasses).toBe(4);
  expect(daysWith(less, less, less)[0]?.glasses).toBe(0);
});

test("stars show as they were last set", () => {
  const star = pending("star-food", { food: APPLE, isStarred: true });
  const unstar = pending("star-food", { food: APPLE, isStarred: false });
  expect(projectStarred([BREAD], [star]).map(({ name }) => name)).toEqual(["Apple", "Bread"]);
  expect(projectStarred([BREAD], [star, unstar]).map(({ name }) => name)).toEqual(["Bread"]);
});
