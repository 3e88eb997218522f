import { expect, test } from "vitest";
import { UNKNOWN_PERSON } from "./energy-measure.ts";
import { proteinGoal } from "./protein-goal.ts";

const goal = (overrides: Partial<Parameters<typeof proteinGoal>[0]>) => proteinGoal({ ...UNKNOWN_PERSON, ...overrides });

test.each([
  [{ age: 13, weight: 46 }, 44, 0.95],
  [{ age: 14, weight: 50 }, 43, 0.85],
  [{ age: 15, gender: "female", weight: 52 }, 44, 0.85],
  [{ age: 18, gender: "male", weight: 70 }, 60, 0.85],
  [{ age: 19, gender: "male", weight: 70 }, 56, 0.8],
] as const)("is the recommended amount for the weight: %j needs %i g", (person, grams, gramsPerKg) => {
  expect(goal(person)).toEqual({ grams, restsOn: "weight", gramsPerKg });
});

test.each([
  [{ age: 13 }, 34],
  [{ age: 15, gender: "male" }, 52],
  [{ age: 15, gender: "female" }, 46],
  [{ age: 15, gender: "other" }, 49],
  [{ age: 15 }, 46],
  [{ age: 20, gender: "male" }, 56],
  [{ age: 15, gender: "male", weight: 500 }, 52],
] as const)("is the table's for the age without a weight: %j needs %i g", (person, grams) => {
  expect(goal(person)).toEqual({ grams, restsOn: "age" });
});

// Spec: S9.2, D1.4
test("is 60 g where nothing is known, and under nine", () => {
  for (const person of [{}, { weight: 50 }, { gender: "male" as const }, { age: 8, weight: 25 }])
    expect(goal(person)).toEqual({ grams: 60, restsOn: "everybody" });
});

test("does not shrink with an underweight body", () => {
  const thin = { age: 15, gender: "female", height: 162, weight: 36 } as const;
  expect(goal(thin).grams).toBe(goal({ ...thin, weight: 42 }).grams);
  expect(goal(thin).grams).toBeGreaterThan(Math.round(0.85 * 36));
});
