import { describe, expect, test } from "vitest";
import { writeGoalNotices } from "#core/texts/goal-notices.ts";
import { isUnderweight } from "./body-measures.ts";
import { goalNotices, type PersonWithGoals } from "./goal-notices.ts";

const unknown: PersonWithGoals = {
  age: null,
  gender: null,
  height: null,
  weight: null,
  activityLevel: null,
  weightGoal: null,
  calorieGoal: null,
};
const girl: PersonWithGoals = { ...unknown, age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active" };

const codes = (person: Partial<PersonWithGoals>) => goalNotices({ ...unknown, ...person }).map(({ code }) => code);

describe("a low goal", () => {
  test.each([
    ["the whole body is known", { ...girl, calorieGoal: 1802 }],
    ["height is missing", { ...girl, height: null, calorieGoal: 1200 }],
    ["weight is missing", { ...girl, weight: null, calorieGoal: 1200 }],
    ["only the age is known", { age: 15, calorieGoal: 1200 }],
    ["only the age is known, and it is young", { age: 9, calorieGoal: 1000 }],
    ["the height cannot be right", { ...girl, height: 50, calorieGoal: 1200 }],
    ["the body is small because it is underweight", { ...girl, weight: 36, calorieGoal: 1600 }],
    ["the person is grown up", { age: 18, calorieGoal: 1000 }],
    ["the age is not known", { calorieGoal: 800 }],
  ])("is flagged if %s", (_, person) => {
    expect(codes(person)).toContain("goal_low");
  });

  test.each([
    ["it may be enough for somebody small and quiet", { age: 15, calorieGoal: 1800 }],
    ["the need is known and not far away", { ...girl, calorieGoal: 1803 }],
    ["there is no goal", girl],
  ])("is not flagged if %s", (_, person) => {
    expect(codes(person)).toEqual([]);
  });
});

test("the goal to lose of an underweight user leads to a doctor and a dietitian, with or without a calorie goal", () => {
  const thin = { ...girl, weight: 38, weightGoal: "lose" } as const;
  const [notice] = writeGoalNotices(thin, "en");
  expect(notice?.code).toBe("see_a_doctor");
  expect(notice?.message).toMatch(/doctor.*dietitian/);
  expect(codes({ ...thin, weight: 54 })).not.toContain("see_a_doctor");
  expect(codes({ ...thin, weightGoal: "gain" })).toEqual([]);
});

test("the goal to lose before 19 is for a parent or doctor to plan, in one sentence", () => {
  const [notice, ...others] = writeGoalNotices({ ...girl, weightGoal: "lose" }, "en");
  expect(notice?.code).toBe("plan_with_adults");
  expect(notice?.message).toMatch(/^[^.]*parent or doctor[^.]*changes no number here\.$/);
  expect(others).toEqual([]);
  expect(codes({ age: 18, weightGoal: "lose" })).toEqual(["plan_with_adults"]);
  expect(codes({ age: 19, weightGoal: "lose" })).toEqual(["lose_changes_nothing"]);
  expect(codes({ weightGoal: "lose" })).toEqual(["lose_changes_nothing"]);
  expect(codes({ ...girl, weightGoal: "gain" })).toEqual([]);
});

test("underweight depends on age and sex, and on the threshold for adults from twenty on", () => {
  expect(isUnderweight({ age: 15, gender: "female", height: 162, weight: 42 })).toBe(true);
  expect(isUnderweight({ age: 15, gender: "female", height: 162, weight: 44 })).toBe(false);
  expect(isUnderweight({ age: 25, gender: "female", height: 162, weight: 48 })).toBe(true);
  expect(isUnderweight({ age: 10, gender: "male", height: 138, weight: 30 })).toBe(false);
});

test.each([
  ["male", 10, 14.21],
  ["male", 15, 16.53],
  ["male", 19, 18.71],
  ["female", 10, 14.02],
  ["female", 15, 16.29],
  ["female", 19, 17.76],
] as const)("the threshold for a %s of %i is a BMI of %f, the 5th percentile of CDC's chart", (gender, age, bmi) => {
  const weightAt = (bmi: number) => bmi * 1.6 ** 2;
  expect(isUnderweight({ age, gender, height: 160, weight: weightAt(bmi - 0.01) })).toBe(true);
  expect(isUnderweight({ age, gender, height: 160, weight: weightAt(bmi + 0.01) })).toBe(false);
});

describe("an impossible figure", () => {
  test.each([
    ["50 cm", { ...girl, height: 50 }, ["check_height"]],
    ["a height in inches", { ...girl, height: 64 }, ["check_height"]],
    ["20 kg at 162 cm", { ...girl, weight: 20 }, ["check_weight"]],
    ["500 kg", { ...girl, weight: 500 }, ["check_weight"]],
    ["250 kg at 150 cm", { ...girl, height: 150, weight: 250 }, ["check_weight"]],
    ["50 cm without an age", { height: 50 }, ["check_height"]],
  ])("of %s is questioned", (_, person, expected) => {
    expect(codes(person)).toEqual(expected);
  });

  test.each([
    ["a small nine-year-old", { age: 9, height: 110, weight: 20 }],
    ["somebody very short", { age: 17, height: 120, weight: 35 }],
    ["somebody very tall", { age: 17, height: 215, weight: 100 }],
    ["a baby", { age: 1, height: 75, weight: 20 }],
  ])("is not reported for %s", (_, person) => {
    expect(codes(person)).toEqual([]);
  });
});
