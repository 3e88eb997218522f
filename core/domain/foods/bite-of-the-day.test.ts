import { expect, it } from "vitest";
import { biteOfTheDay, type FoodWithHighlight, findHighlight } from "./bite-of-the-day.ts";

const food = (overrides: Partial<FoodWithHighlight>): FoodWithHighlight => ({
  id: "a",
  name: "Orange",
  calories: 47,
  protein: 0.94,
  carbs: 11.8,
  fat: 0.1,
  saturatedFat: 0,
  fiber: 2.4,
  sugar: 9.4,
  sodium: 900,
  vitamins: { vitaminCMg: 53.2 },
  minerals: { calciumMg: 40 },
  otherNutrients: null,
  portions: [{ label: "1 medium", grams: 140 }],
  healthBenefits: "One medium is high in vitamin C.",
  aiProvider: null,
  isOwn: false,
  ...overrides,
});
const PLAIN = { vitamins: null, minerals: null, fiber: null, protein: null };

it("names the nutrient that a usual portion brings most of", () => {
  expect(findHighlight(food({}))).toEqual({
    nutrient: "vitaminCMg",
    percent: expect.closeTo(82.76, 2),
    portion: { label: "1 medium", grams: 140 },
  });
});

it("says nothing below a good source, or about sodium", () => {
  expect(findHighlight(food({ ...PLAIN, vitamins: { vitaminCMg: 6.4 }, sodium: 2000 }))).toBeUndefined();
  expect(findHighlight(food({ ...PLAIN, vitamins: { vitaminCMg: 6.5 } }))?.percent).toBeCloseTo(10.11, 2);
});

it("chooses the same fact all day, in whatever order things were eaten", () => {
  const foods = ["a", "b", "c", "d"].map((id) => food({ id }));
  const chosen = biteOfTheDay("2025-11-13", foods);
  expect(chosen).toBeDefined();
  expect(biteOfTheDay("2025-11-13", foods.toReversed())).toEqual(chosen);
});

it("changes from day to day", () => {
  const foods = ["a", "b", "c", "d"].map((id) => food({ id }));
  const chosen = ["10", "11", "12", "13", "14", "15"].map((date) => biteOfTheDay(`2025-11-${date}`, foods)?.food.id);
  expect(new Set(chosen).size).toBeGreaterThan(1);
});

it("repeats no text that a user or a model wrote", () => {
  expect(biteOfTheDay("2025-11-13", [food({ isOwn: true })])?.text).toBeUndefined();
  expect(biteOfTheDay("2025-11-13", [food({ aiProvider: "gemini" })])?.text).toBeUndefined();
  expect(biteOfTheDay("2025-11-13", [food({})])?.text).toBe("One medium is high in vitamin C.");
});

it("skips a food that there is nothing to say about", () => {
  const silent = food({ id: "silent", healthBenefits: null, ...PLAIN });
  expect(biteOfTheDay("2025-11-13", [silent])).toBeUndefined();
  for (const day of ["2025-11-13", "2025-11-14", "2025-11-15"]) expect(biteOfTheDay(day, [silent, food({})])?.food.id).toBe("a");
});
