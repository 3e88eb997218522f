import { describe, expect, test } from "vitest";
import { type Body, estimateEnergyNeed } from "./energy.ts";

const boy: Body = { gender: "male", age: 15, height: 170, weight: 58, activityLevel: "lightly_active" };
const girl: Body = { gender: "female", age: 15, height: 162, weight: 54, activityLevel: "lightly_active" };

describe("the estimated energy need", () => {
  test.each<[string, Body, number]>([
    ["a boy of 15, low active", boy, 2735.96],
    ["a girl of 15, low active", girl, 2252.87],
    ["a girl of 12, inactive", { gender: "female", age: 12, height: 152, weight: 43, activityLevel: "sedentary" }, 1833.96],
  ])("of %s", (_, body, kcal) => {
    expect(estimateEnergyNeed(body)?.kcal).toBeCloseTo(kcal, 2);
  });

  test("of a user who is neither is the mean of the two", () => {
    const [male, female] = [estimateEnergyNeed({ ...girl, gender: "male" }), estimateEnergyNeed(girl)];
    expect(estimateEnergyNeed({ ...girl, gender: "other" })?.kcal).toBeCloseTo(((male?.kcal ?? 0) + (female?.kcal ?? 0)) / 2, 6);
  });

  test("uses the adult formula, without growth, from nineteen on", () => {
    expect(estimateEnergyNeed({ ...boy, age: 19 })?.kcal).toBeCloseTo(581.47 - 10.83 * 19 + 8.3 * 170 + 14.94 * 58, 2);
    expect(estimateEnergyNeed({ ...boy, age: 18 })?.formulas[0]?.growth).toBe(20);
    expect(estimateEnergyNeed({ ...boy, age: 13 })?.formulas[0]?.growth).toBe(25);
  });

  test("treats very active and extra active alike", () => {
    const veryActive = estimateEnergyNeed({ ...girl, activityLevel: "very_active" });
    expect(estimateEnergyNeed({ ...girl, activityLevel: "extra_active" })).toEqual(veryActive);
  });

  test("is unknown under nine and if a figure is missing", () => {
    expect(estimateEnergyNeed({ ...girl, age: 8 })).toBeUndefined();
    for (const field of Object.keys(girl)) expect(estimateEnergyNeed({ ...girl, [field]: null })).toBeUndefined();
  });
});
