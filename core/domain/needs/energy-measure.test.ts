import { describe, expect, test } from "vitest";
import { writeGoalNotices } from "#core/texts/goal-notices.ts";
import { estimateForAge } from "./energy-estimates.ts";
import {
  hasPercent,
  isEnergyReached,
  isHalfOfNeed,
  maySayReached,
  measureEnergy,
  type PersonWithGoal,
  UNKNOWN_PERSON,
  visiblePercent,
} from "./energy-measure.ts";

import { GENDERS } from "./profile-choices.ts";

const girl: PersonWithGoal = {
  age: 15,
  gender: "female",
  height: 165,
  weight: 52,
  activityLevel: "moderately_active",
  calorieGoal: null,
};
const measure = (overrides: Partial<PersonWithGoal>) => measureEnergy({ ...UNKNOWN_PERSON, ...overrides });

describe("what a day is measured against", () => {
  test("is the larger of goal and need", () => {
    expect(measure(girl)).toMatchObject({ kcal: 2387, needKcal: 2387, needRestsOn: "body", goalKcal: null, guard: null });
    expect(measure({ ...girl, calorieGoal: 800 })).toMatchObject({ kcal: 2387, needKcal: 2387, goalKcal: 800, guard: "kind" });
    expect(measure({ ...girl, calorieGoal: 2600 })).toMatchObject({ kcal: 2600, needKcal: 2387, goalKcal: 2600, guard: null });
  });

  test("is the estimate for an inactive person of that age and gender if a figure of the body is missing or cannot be right", () => {
    for (const overrides of [{ height: null }, { weight: null }, { activityLevel: null }, { height: 50 }])
      expect(measure({ ...girl, ...overrides })).toMatchObject({ kcal: 1800, needRestsOn: "age and gender" });
  });

  test("is the girls' figure with an age alone, and a general figure without one", () => {
    expect(measure({ age: 15 })).toMatchObject({ kcal: 1800, needRestsOn: "age" });
    expect(measure({})).toMatchObject({ kcal: 2000, needRestsOn: "general" });
    expect(measure({ ...girl, age: null })).toMatchObject({ kcal: 2000, needRestsOn: "general" });
    expect(measure({ age: 8 })).toMatchObject({ kcal: 2000, needRestsOn: "general" });
    expect(measureEnergy(null)).toEqual(measure({}));
  });

  // Dietary Guidelines for Americans 2020, appendix 2, as CARE rounds it for the ages from nine to twenty-five.
  test.each([
    [9, 1600, 1800],
    [12, 1600, 1800],
    [13, 1600, 2000],
    [14, 1800, 2000],
    [15, 1800, 2200],
    [16, 1800, 2400],
    [18, 1800, 2400],
    [19, 2000, 2600],
    [20, 2000, 2600],
    [21, 2000, 2400],
    [25, 2000, 2400],
    [26, 1800, 2400],
    [60, 1600, 2200],
  ])("at %i is %i for a girl or woman and %i for a boy or man who moves little", (age, female, male) => {
    expect(estimateForAge(age, "female")).toBe(female);
    expect(estimateForAge(age, "male")).toBe(male);
    expect(estimateForAge(age, "other")).toBe((female + male) / 2);
    expect(estimateForAge(age, null)).toBe(female);
  });

  test("does not get smaller by any goal, and no weight goal changes it", () => {
    for (const age of [null, 9, 13, 15, 18, 19, 24, 25, 40]) {
      for (const gender of [...GENDERS, null]) {
        const person = { ...girl, age, gender };
        const { needKcal } = measure(person);
        for (const calorieGoal of [800, 1200, 2000, 5000]) {
          expect(measure({ ...person, calorieGoal }).kcal).toBe(Math.max(needKcal, calorieGoal));
          const losing = { ...person, calorieGoal, weightGoal: "lose" } as const;
          expect(measureEnergy(losing)).toEqual(measure({ ...person, calorieGoal }));
        }
      }
    }
  });

  test("is the need at a healthy weight for somebody underweight", () => {
    expect(measure({ ...girl, weight: 38 }).kcal).toBe(measure({ ...girl, weight: 36 }).kcal);
    expect(measure({ ...girl, weight: 38 }).kcal).toBeGreaterThan(2200);
  });
});

describe("a goal far below the need", () => {
  test("is under 80 percent of it", () => {
    expect(measure({ ...girl, calorieGoal: 1909 }).isGoalFarBelow).toBe(true);
    expect(measure({ ...girl, calorieGoal: 1910 }).isGoalFarBelow).toBe(false);
    expect(measure({ calorieGoal: 1599 }).isGoalFarBelow).toBe(true);
    expect(measure({ calorieGoal: 1600 }).isGoalFarBelow).toBe(false);
    expect(measure({ age: 7, calorieGoal: 1200 }).isGoalFarBelow).toBe(false);
  });

  test.each([
    [null, "kind"],
    [9, "kind"],
    [18, "kind"],
    [19, "kind"],
    [24, "kind"],
    [25, "factual"],
    [40, "factual"],
  ] as const)("at the age of %s is answered in a %s way", (age, guard) => {
    expect(measure({ ...girl, age, calorieGoal: 800 }).guard).toBe(guard);
    const [notice] = writeGoalNotices({ ...girl, age, calorieGoal: 800, weightGoal: null }, "en");
    expect(notice?.code).toBe("goal_low");
    expect(notice?.message.split(/[.!?]/).filter(Boolean)).toHaveLength(guard === "factual" ? 1 : 2);
    expect(notice?.message).not.toMatch(/\d|lose|thin|should|must/i);
  });

  test("is never reached, has no percentage, and nothing in such a day is called reached", () => {
    const low = measure({ ...girl, calorieGoal: 800 });
    for (const kcal of [0, 800, 820, 2387, 4000]) {
      expect(isEnergyReached(kcal, low)).toBe(false);
      expect(maySayReached(kcal, low)).toBe(false);
      expect(visiblePercent(100, kcal, low)).toBeLessThan(100);
    }
    expect(hasPercent(low)).toBe(false);
  });

  test("from twenty-five on is measured against the need like any other", () => {
    const grownUp = measure({ ...girl, age: 30, calorieGoal: 800 });
    expect(isEnergyReached(820, grownUp)).toBe(false);
    expect(isEnergyReached(grownUp.needKcal, grownUp)).toBe(true);
    expect(hasPercent(grownUp)).toBe(true);
  });
});

test("below half of the need nothing is called reached, whatever the goal", () => {
  const energy = measure(girl);
  expect([1193, 1194].map((kcal) => isHalfOfNeed(kcal, energy))).toEqual([false, true]);
  expect([1193, 1194].map((kcal) => maySayReached(kcal, energy))).toEqual([false, true]);
  expect(visiblePercent(100, 886, energy)).toBe(90);
  expect(visiblePercent(40, 886, energy)).toBe(40);
  expect(visiblePercent(100, 1200, energy)).toBe(100);
});

test("a figure that is nobody's own has no percentage, but one's own goal above it has", () => {
  expect(hasPercent(measure({}))).toBe(false);
  expect(hasPercent(measure({ calorieGoal: 2400 }))).toBe(true);
  expect(hasPercent(measure({ age: 15 }))).toBe(true);
});
