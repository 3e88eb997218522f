import { expect, it } from "vitest";
import { needsFor } from "#core/domain/needs.ts";
import type { LoggedDay } from "#core/domain/trend.ts";
import type { Shown } from "./trend-choices.ts";
import { seriesOf } from "./trend-series.ts";

const DAYS: LoggedDay[] = [
  { day: "2025-11-12", entries: 3, totals: { calories: 1900, protein: 50, carbs: 200, fat: 60, sodium: 3000 }, glasses: 4 },
];
const GIRL = needsFor({ age: 15, gender: "female" });
const NOBODY = needsFor({ age: null, gender: null });

const series = (shown: Shown, person = GIRL, calorieGoal: number | null = null) =>
  seriesOf({ shown, days: DAYS, from: "2025-11-12", to: "2025-11-13", calorieGoal, person });

it("holds energy against the person's goal, and without one against 2,000 kcal", () => {
  expect(series("energy", GIRL, 2250)[0]?.target).toEqual({ amount: 2250, text: "goal 2,250 kcal" });
  expect(series("energy")[0]?.target?.text).toBe("goal 2,000 kcal");
});

it("shows protein, carbs and fat in this order, each against its own goal", () => {
  expect(series("macros", GIRL, 2000).map(({ name, target }) => [name, target?.text])).toEqual([
    ["Protein", "goal 60 g"],
    ["Carbs", "goal 250 g"],
    ["Fat", "goal 66.7 g"],
  ]);
});

it("counts water in glasses", () => {
  expect(series("water")[0]).toMatchObject({ unit: "glasses", points: [{ value: 4 }, { value: undefined }] });
});

it("holds a nutrient against the person's own need", () => {
  expect(series("ironMg")[0]?.target).toEqual({ amount: 15, text: "need 15 mg", sharedAs: "your need" });
  expect(series("ironMg", NOBODY)[0]?.target).toEqual({ amount: 18, text: "Daily Value 18 mg", sharedAs: "the Daily Value" });
});

it("says nothing about shares of sodium: it has its line and that is all", () => {
  expect(series("sodium")[0]?.target).toEqual({ amount: 1500, text: "need 1,500 mg" });
});

it("has no line where nobody states a need", () => {
  expect(series("sugar")[0]?.target).toBeUndefined();
  expect(series("caffeineMg")[0]?.target).toBeUndefined();
});
