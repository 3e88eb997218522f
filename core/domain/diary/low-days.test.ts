import { expect, test } from "vitest";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { measureEnergy, UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { areMostDaysLow, type LoggedDay } from "./low-days.ts";
import type { MealType } from "./meals.ts";

/** The need is 2,000 kcal. */
const ENERGY = measureEnergy(UNKNOWN_PERSON);
const TODAY = "2025-11-13";
const ALL: readonly MealType[] = ["breakfast", "lunch", "dinner"];
const day = (daysAgo: number, calories?: number, meals = ALL): LoggedDay => ({
  day: addDays("2025-11-13", -daysAgo),
  totals: calories === undefined ? {} : { calories },
  meals,
});
const isLow = (...days: LoggedDay[]) => areMostDaysLow(days, TODAY, ENERGY);
const fourLow = [5, 4, 3, 2].map((daysAgo) => day(daysAgo, 700));

test("a week is low if five of its days are below 60 percent of the need", () => {
  expect(isLow(...fourLow, day(1, 1199))).toBe(true);
  expect(isLow(...fourLow, day(1, 1200))).toBe(false);
  expect(isLow(...fourLow)).toBe(false);
});

test("an ordinary day between low ones does not hide them", () => {
  expect(isLow(day(6, 700), ...fourLow, day(1, 2600))).toBe(true);
});

test("a day with one meal, without figures, or older than seven days does not count", () => {
  expect(isLow(...fourLow, day(1, 300, ["breakfast"]))).toBe(false);
  expect(isLow(...fourLow, day(1, 700, ["breakfast", "lunch"]))).toBe(true);
  expect(isLow(...fourLow, day(1))).toBe(false);
  expect(isLow(...fourLow, { day: "2025-11-12", totals: { calories: 700 } })).toBe(false);
  const week = [5, 4, 3, 2, 1].map((daysAgo) => day(daysAgo, 2400));
  expect(isLow(...[12, 11, 10, 9, 8, 7].map((daysAgo) => day(daysAgo, 700)), ...week, day(0, 700))).toBe(false);
});

test("today may still grow, until it holds a dinner", () => {
  expect(isLow(...fourLow, day(0, 700, ["breakfast", "lunch"]))).toBe(false);
  expect(isLow(...fourLow, day(0, 700))).toBe(true);
});

test("the need is the body's, whatever goal is in the profile", () => {
  const girl = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active", calorieGoal: 900 } as const;
  const days = [...fourLow, day(1, 1300)];
  expect(areMostDaysLow(days, TODAY, measureEnergy(girl))).toBe(true);
});
