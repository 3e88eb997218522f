import { expect, test } from "vitest";
import { dailyGoals } from "./day-goals.ts";
import type { PersonWithGoal } from "./energy-measure.ts";
import { GENDERS } from "./profile-choices.ts";

const girl: PersonWithGoal = {
  age: 15,
  gender: "female",
  height: 162,
  weight: 54,
  activityLevel: "lightly_active",
  calorieGoal: null,
};

// Spec: S9.1
test("a day is measured against 2,000 kcal and 60 g of protein if nothing is known", () => {
  expect(dailyGoals(undefined)).toMatchObject({ energy: { kcal: 2000, needRestsOn: "general" }, protein: 60 });
});

// Spec: D1.10
test("protein, carbs and fat add up to the energy measured against: fat is 30% of it, protein the need, carbs the rest", () => {
  for (const gender of [...GENDERS, null]) {
    for (const age of [null, 9, 13, 14, 17, 19, 30]) {
      for (const weight of [null, 54]) {
        for (const calorieGoal of [null, 800, 2250, 4000]) {
          const { energy, protein, carbs, fat } = dailyGoals({ ...girl, gender, age, weight, calorieGoal });
          expect(protein * 4 + carbs * 4 + fat * 9).toBeCloseTo(energy.kcal, 6);
          expect((fat * 9) / energy.kcal).toBeCloseTo(0.3, 6);
          expect((carbs * 4) / energy.kcal).toBeGreaterThanOrEqual(0.45);
          // More than the recommended amount for everybody.
          expect(carbs).toBeGreaterThan(130);
        }
      }
    }
  }
});

test("no macro shrinks with a low goal", () => {
  const { carbs, fat, protein } = dailyGoals({ ...girl, height: 165, weight: 52, activityLevel: "moderately_active", calorieGoal: 800 });
  expect([carbs, fat, protein].map(Math.round)).toEqual([374, 80, 44]);
});

test.each([
  [{ age: 12, gender: "male" }, 8],
  [{ age: 12, gender: "female" }, 7],
  [{ age: 16, gender: "male" }, 11],
  [{ age: 16, gender: "female" }, 8],
  [{ age: 20, gender: "male" }, 13],
  [{ age: 16, gender: "other" }, 9],
  [{ age: 16, gender: null }, 8],
  [{ age: null, gender: "male" }, 8],
] as const)("the number of glasses for %o is %i", (person, glasses) => {
  expect(dailyGoals({ ...girl, ...person }).waterGlasses).toBe(glasses);
});
