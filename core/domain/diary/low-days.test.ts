import { expect, test } from "vitest";
import { dailyGoals } from "#core/domain/needs/day-goals.ts";
import { isFarBelowNeed, needKcalOf } from "#core/domain/needs/far-below-need.ts";
import { areFullDaysFarBelow, type LoggedDay } from "./low-days.ts";

const NEED = 2200;
const EMPTY: LoggedDay = { totals: {}, meals: [] };
const full = (calories: number): LoggedDay => ({ totals: { calories }, meals: ["breakfast", "lunch", "dinner"] });
const partly = (calories: number): LoggedDay => ({ totals: { calories }, meals: ["breakfast", "lunch", "snack"] });
const twoWeeks = (...days: LoggedDay[]) => [...Array.from({ length: 14 - days.length }, () => EMPTY), ...days];
const isLow = (...days: LoggedDay[]) => areFullDaysFarBelow(twoWeeks(...days), NEED);

test("two weeks are low if every full day is below half of the need", () => {
  expect(isLow(full(900), full(1000), full(1099), full(700))).toBe(true);
  expect(isLow(full(900), full(1000), full(1100), full(700))).toBe(false);
});

test("partly logged days neither make two weeks low nor prevent it", () => {
  expect(isLow(partly(300), partly(300), partly(300), partly(300), partly(300))).toBe(false);
  expect(isLow(full(900), full(900), full(900), full(900), partly(2400), partly(100))).toBe(true);
});

test("a few full days, a day without figures, or a single week are not enough to tell", () => {
  expect(isLow(full(900), full(900), full(900))).toBe(false);
  expect(isLow(full(900), full(900), full(900), { totals: {}, meals: ["breakfast", "lunch", "dinner"] })).toBe(false);
  expect(areFullDaysFarBelow([full(900), full(900), full(900), full(900)], NEED)).toBe(false);
  expect(isLow(full(900), full(900), full(900), { totals: { calories: 900 } })).toBe(false);
});

test("only the last two weeks of a longer view count", () => {
  expect(areFullDaysFarBelow([full(2500), ...twoWeeks(full(900), full(900), full(900), full(900))], NEED)).toBe(true);
});

test("the need is the body's, whatever goal is in the profile", () => {
  const girl = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active", calorieGoal: 900 } as const;
  expect(dailyGoals(girl).calories).toBe(900);
  expect(needKcalOf(girl)).toBeCloseTo(2253, 0);
  expect(needKcalOf({ ...girl, weight: null })).toBe(900);
  expect(needKcalOf(null)).toBe(2000);
  expect([isFarBelowNeed(999, 2000), isFarBelowNeed(1000, 2000)]).toEqual([true, false]);
});
