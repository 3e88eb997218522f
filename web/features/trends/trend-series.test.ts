import { expect, it } from "vitest";
import type { LoggedDay } from "#core/domain/diary/trend.ts";
import { dailyGoals } from "#core/domain/needs/day-goals.ts";
import type { PersonWithGoal } from "#core/domain/needs/energy-measure.ts";
import { needsFor } from "#core/domain/needs/needs.ts";
import { referenceFor } from "#core/domain/needs/reference-limits.ts";
import { type AnyNutrient, MINERALS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import type { ChartSubject } from "./trend-choices.ts";
import { makeSeries } from "./trend-series.ts";

const DAYS: LoggedDay[] = [
  { day: "2025-11-12", entries: 3, totals: { calories: 1900, protein: 50, carbs: 200, fat: 60, sodium: 3000 }, glasses: 4 },
];
const BODY = { height: null, weight: null, activityLevel: null, calorieGoal: null };
const GIRL = { ...BODY, age: 15, gender: "female" } as const;
const NOBODY = { ...BODY, age: null, gender: null };

function series(subject: ChartSubject, who: PersonWithGoal = GIRL) {
  const goals = dailyGoals(who);
  const reference = referenceFor(subject as AnyNutrient, who, goals.energy.kcal);
  return makeSeries({ subject, days: DAYS, from: "2025-11-12", to: "2025-11-13", goals, person: needsFor(who), reference });
}

it("compares energy with the larger of goal and need, and says which it is", () => {
  expect(series("energy", { ...GIRL, calorieGoal: 2250 })[0]?.target).toEqual({ amount: 2250, text: "goal 2,250 kcal" });
  expect(series("energy", { ...GIRL, calorieGoal: 800 })[0]?.target).toEqual({ amount: 1800, text: "need 1,800 kcal" });
  expect(series("energy")[0]?.target?.text).toBe("need 1,800 kcal");
  expect(series("energy", NOBODY)[0]?.target?.text).toBe("general figure 2,000 kcal");
});

it("compares energy with the need if it is known and no goal is set", () => {
  const person = { ...GIRL, height: 162, weight: 54, activityLevel: "lightly_active" } as const;
  expect(series("energy", person)[0]?.target).toEqual({ amount: 2253, text: "need 2,253 kcal" });
});

it("shows protein, carbs and fat in this order, each against its own goal", () => {
  expect(series("macros", { ...NOBODY, calorieGoal: 2000 }).map(({ name, target }) => [name, target?.text])).toEqual([
    ["Protein", "goal 60 g"],
    ["Carbs", "goal 290 g"],
    ["Fat", "goal 66.7 g"],
  ]);
});

it("counts water in glasses", () => {
  expect(series("water")[0]).toMatchObject({ unit: "glasses", points: [{ value: 4 }, { value: undefined }] });
});

it("compares a nutrient with the user's own need", () => {
  expect(series("ironMg")[0]?.target).toEqual({ amount: 15, text: "need 15 mg", sharedAs: "need" });
  expect(series("ironMg", NOBODY)[0]?.target).toEqual({ amount: 18, text: "Daily Value 18 mg", sharedAs: "dailyValue" });
});

it("shows an upper limit as a line, and no shares of it", () => {
  expect(series("sodium")[0]?.target).toEqual({ amount: 2300, text: "less than 2,300 mg" });
  expect(series("sodium", { ...GIRL, age: 12 })[0]?.target).toEqual({ amount: 1800, text: "less than 1,800 mg" });
  expect(series("saturatedFat", { ...GIRL, calorieGoal: 900 })[0]?.target).toEqual({ amount: 20, text: "less than 20 g" });
  expect(series("caffeineMg")[0]?.target).toEqual({ amount: 100, text: "less than 100 mg" });
  expect(series("caffeineMg", { ...GIRL, age: 11 })[0]?.target).toBeUndefined();
});

it("has a line for every vitamin and mineral, for any user", () => {
  for (const who of [GIRL, NOBODY]) {
    for (const nutrient of [...Object.keys(VITAMINS), ...Object.keys(MINERALS), "omega3AlaG"]) {
      expect(series(nutrient as ChartSubject, who)[0]?.target?.amount, nutrient).toBeGreaterThan(0);
    }
  }
});

it("has no line if there is no published need", () => {
  expect(series("sugar")[0]?.target).toBeUndefined();
  expect(series("lycopeneUg")[0]?.target).toBeUndefined();
});
