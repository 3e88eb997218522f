import { expect, test } from "vitest";
import { testFood } from "#core/domain/testing/test-food.ts";
import { describeFood } from "./describe-food.ts";
import { digestionText, paceFromText } from "./digestion.ts";

const lentils = testFood({
  name: "Lentils",
  group: "Beans, peas, legumes",
  portions: [{ label: "1 cup", grams: 200 }],
  calories: 116,
  protein: 9,
  carbs: 20,
  fat: 0.4,
  saturatedFat: 0.1,
  fiber: 8,
  sugar: 1.8,
  sodium: 2,
  minerals: { ironMg: 3.3, potassiumMg: 369 },
  vitamins: { folateUg: 181, vitaminCMg: 1.5 },
});

test("praises what a portion is high in, and nothing else", () => {
  const { healthBenefits, claims } = describeFood(lentils);
  expect(claims).toContainEqual({ nutrient: "fiber", level: "high" });
  expect(claims).toContainEqual({ nutrient: "folateUg", level: "high" });
  expect(healthBenefits).toMatch(/high in [^.]*fiber/i);
  expect(healthBenefits).not.toMatch(/vitamin C|calcium/);
});

test("the same food in a small portion makes smaller claims", () => {
  const spoonful = describeFood({ ...lentils, portions: [{ label: "1 tablespoon", grams: 12 }] });
  expect(spoonful.claims.filter(({ level }) => level !== "low")).toEqual([]);
  expect(spoonful.healthBenefits).not.toMatch(/high in|good source/i);
});

test("a food without figures has texts but no claims", () => {
  const unknown = describeFood(testFood({ name: "Mystery dish" }));
  expect(unknown.claims).toEqual([]);
  expect(unknown.diabeticInfo).toMatch(/missing/);
  expect(unknown.digestionSpeed.pace).toBe("medium");
  for (const text of [unknown.healthBenefits, unknown.bodyImpact, unknown.allergyInfo]) expect(text).not.toMatch(/undefined|NaN|\d g\b/);
});

test("the same food always gets the same text", () => {
  expect(describeFood(lentils)).toEqual(describeFood({ ...lentils }));
});

test("digestion is slow with fat, protein and fiber, fast without them, and the pace can be read from the text", () => {
  const pace = (food: Parameters<typeof testFood>[0]) => describeFood(testFood(food)).digestionSpeed.pace;
  expect(describeFood(lentils).digestionSpeed.pace).toBe("slow");
  expect(pace({ name: "White bread", protein: 2.7, carbs: 14, fat: 1, fiber: 0.7 })).toBe("fast");
  expect(pace({ name: "Apple", protein: 0.3, carbs: 14, fat: 0.2, fiber: 2.4, portions: [{ label: "1 medium", grams: 180 }] })).toBe(
    "medium",
  );
  expect(pace({ name: "Cheeseburger", protein: 25, carbs: 30, fat: 25, fiber: 2 })).toBe("slow");
  expect(pace({ name: "Butter", protein: 0.9, carbs: 0.1, fat: 81, fiber: 0, portions: [{ label: "1 pat", grams: 5 }] })).toBe("medium");
  const cola = describeFood(testFood({ name: "Cola", group: "Soft drinks", protein: 0, carbs: 10, fat: 0, fiber: 0, sugar: 10 }));
  expect(cola.digestionSpeed.pace).toBe("fast");
  expect(digestionText(cola.digestionSpeed)).toMatch(/^Fast: /);
  expect(paceFromText(digestionText(cola.digestionSpeed))).toBe("fast");
  expect(paceFromText("Nobody knows")).toBeUndefined();
});

test("caffeine is named with its amount and the guide for teens", () => {
  const energy = testFood({
    name: "Energy drink",
    carbs: 11,
    protein: 0,
    fat: 0,
    otherNutrients: { caffeineMg: 32 },
    portions: [{ label: "1 can", grams: 250 }],
  });
  expect(describeFood(energy).bodyImpact).toMatch(/80 mg/);
  expect(describeFood(energy).bodyImpact).toMatch(/100 mg a day/);
  expect(describeFood({ ...energy, otherNutrients: { caffeineMg: 0 } }).bodyImpact).not.toMatch(/caffeine/i);
});

test("carbs are counted for the portion", () => {
  expect(describeFood(lentils).diabeticInfo).toMatch(/40 g of carbs|: 40 g/);
  expect(describeFood(lentils).diabeticInfo).toMatch(/16 g of fiber/);
  expect(describeFood(testFood({ name: "Oil", carbs: 0, fat: 100 })).diabeticInfo).toMatch(/0 g/);
});
