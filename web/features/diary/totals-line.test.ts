import { expect, test } from "vitest";
import { dailyGoals } from "#core/domain/needs/day-goals.ts";
import { UNKNOWN_PERSON } from "#core/domain/needs/energy-measure.ts";
import { totalsLine } from "./totals-line.ts";

const line = (kcal: number, overrides: Partial<Parameters<typeof totalsLine>[0]> = {}) =>
  totalsLine({
    totals: { calories: kcal },
    goals: dailyGoals(null),
    when: "today",
    isEmpty: false,
    nextMeal: "dinner",
    ...overrides,
  });

test.each([
  [{ isEmpty: true }, 0, "Nothing logged yet today. Start with whatever you ate last."],
  [{ isEmpty: true, when: "past" }, 0, "Nothing logged on this day. Days like that are normal."],
  [{ isEmpty: true, when: "tomorrow" }, 0, "Nothing here yet. You can log ahead for tomorrow."],
  [{}, 999, "Your day is taking shape."],
  [{}, 1000, "Half your day's energy is in. Dinner comes next."],
  [{ nextMeal: undefined }, 1000, "More than half your day's energy is in."],
  [{ totals: { calories: 800, protein: 60 } }, 800, "Your day is taking shape."],
  [{ totals: { calories: 1000, protein: 60 } }, 1000, "60 g of protein in. Your muscles have what they need to repair."],
  [{}, 2000, "The day's energy is in. Your body and brain can run on that."],
  [{}, 2410, "2,410 kcal today. Bodies even things out over a week."],
  [{ when: "past" }, 2410, "2,410 kcal that day. Bodies even things out over a week."],
] as const)("%j with %d kcal: %s", (overrides, kcal, expected) => {
  expect(line(kcal, overrides)).toBe(expected);
});

test.each([
  [500, "today", "Your day is taking shape."],
  [900, "today", "Your day is taking shape."],
  [900, "past", "Every food you remember makes the picture clearer."],
  [1900, "today", "Half your day's energy is in. Dinner comes next."],
  [2200, "today", "2,200 kcal today. Bodies even things out over a week."],
] as const)("%d kcal with a goal of 900 are measured against 2,000, %s", (kcal, when, expected) => {
  const goals = dailyGoals({ ...UNKNOWN_PERSON, calorieGoal: 900 });
  expect(line(kcal, { totals: { calories: kcal, protein: 90 }, goals, when })).toBe(expected);
});
