import { describe, expect, test } from "vitest";
import { dailyGoals, type PersonWithDay } from "./day-goals.ts";
import { ACTIVITY_LEVELS, GENDERS } from "./profile-choices.ts";

const girl: PersonWithDay = {
  age: 15,
  gender: "female",
  height: 162,
  weight: 54,
  activityLevel: "lightly_active",
  calorieGoal: null,
};

describe("the energy of a day", () => {
  test("is the goal that was set", () => {
    expect(dailyGoals({ ...girl, calorieGoal: 2500 })).toMatchObject({ calories: 2500, energyBasis: "goal" });
  });

  test("is the user's need if it is known and no goal was set", () => {
    expect(dailyGoals(girl)).toMatchObject({ calories: 2253, energyBasis: "need" });
  });

  // Spec: S9.1, S9.2
  test("is 2,000 kcal if neither is known", () => {
    expect(dailyGoals({ ...girl, weight: null })).toMatchObject({ calories: 2000, energyBasis: "everybody" });
    expect(dailyGoals(undefined)).toMatchObject({ calories: 2000, protein: 60, energyBasis: "everybody" });
  });

  test("of an underweight user is what a healthy weight needs, not what their weight needs", () => {
    const thin = dailyGoals({ ...girl, weight: 38 });
    expect(thin.calories).toBeGreaterThan(dailyGoals({ ...girl, weight: 42 }).calories - 1);
    expect(thin.calories).toBe(dailyGoals({ ...girl, weight: 36 }).calories);
  });

  test("is not computed from an impossible height", () => {
    expect(dailyGoals({ ...girl, height: 50 }).energyBasis).toBe("everybody");
  });
});

// Spec: D1.10
test("protein, carbs and fat add up to the energy, within the ranges of the reference intakes", () => {
  for (const gender of [...GENDERS, null]) {
    for (const age of [null, 9, 13, 14, 17, 19, 30]) {
      for (const activityLevel of ACTIVITY_LEVELS) {
        for (const calorieGoal of [null, 1600, 2250, 4000]) {
          const { calories, protein, carbs, fat } = dailyGoals({ ...girl, gender, age, activityLevel, calorieGoal });
          expect(protein * 4 + carbs * 4 + fat * 9).toBeCloseTo(calories, 6);
          const [carbShare, fatShare] = [(carbs * 4) / calories, (fat * 9) / calories];
          expect(carbShare).toBeGreaterThanOrEqual(0.45);
          expect(carbShare).toBeLessThanOrEqual(0.65);
          expect(fatShare).toBeCloseTo(0.3, 6);
          if (age !== null && gender !== null) expect(carbShare).toBeCloseTo(0.5, 6);
          else expect(protein).toBe(60);
        }
      }
    }
  }
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
