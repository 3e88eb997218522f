import { expect, test } from "vitest";
import { type FoodToJudge, PREGNANCY_TEXTS, pregnancyNotes } from "./pregnancy.ts";

const food = (name: string, more: Partial<FoodToJudge> = {}): FoodToJudge => ({
  ...{ name, category: "other", allergens: null, dietParts: null, otherNutrients: null, portions: [{ grams: 240 }] },
  ...more,
});
const ofFish = { allergens: { contains: ["fish" as const], mayContain: [] } };
const ofShellfish = { allergens: { contains: ["shellfish" as const], mayContain: [] } };
const dairy = { category: "dairy" as const };

test.each<[string, FoodToJudge, keyof typeof PREGNANCY_TEXTS]>([
  ["raw fish", food("Salmon, raw", ofFish), "rawFish"],
  ["sushi", food("Salmon sushi roll"), "rawFish"],
  ["raw oysters", food("Oysters, raw", ofShellfish), "rawFish"],
  ["smoked fish", food("Trout, smoked", ofFish), "rawFish"],
  ["soft cheese", food("Brie cheese", dairy), "softCheese"],
  ["raw milk", food("Raw milk", dairy), "rawMilk"],
  ["fresh cider", food("Apple cider"), "rawMilk"],
  ["raw sprouts", food("Alfalfa sprouts"), "sprouts"],
  ["deli meat", food("Turkey, deli"), "deliMeat"],
  ["hot dogs", food("Hot dog"), "deliMeat"],
  ["liver", food("Beef liver"), "liver"],
  ["fish with much mercury", food("Swordfish", ofFish), "mercuryAvoid"],
  ["fish with some mercury", food("Halibut, baked", ofFish), "mercuryOnce"],
  ["fish whose mercury depends", food("Tuna, canned", ofFish), "mercuryDepends"],
  ["alcohol", food("Vodka sauce", { dietParts: { contains: ["alcohol"], mayContain: [] } }), "alcohol"],
])("a pregnant reader learns what is advised about %s", (_, judged, line) => {
  expect(pregnancyNotes(judged)).toEqual([PREGNANCY_TEXTS[line]]);
});

test("caffeine is counted by the usual serving against both limits, and traces are left out", () => {
  const [line] = pregnancyNotes(food("Coffee", { otherNutrients: { caffeineMg: 40 } }));
  expect(line).toBe(
    "A usual serving has 96 mg of caffeine. In pregnancy, doctors name 200 mg a day as the most, and up to 18 it stays 100 mg.",
  );
  expect(pregnancyNotes(food("Decaf coffee", { otherNutrients: { caffeineMg: 1 } }))).toEqual([]);
});

test.each([
  food("Salmon, baked", ofFish),
  food("Cheddar cheese", dairy),
  food("Milk", dairy),
  food("Bean sprouts, cooked"),
  food("Brussels sprouts"),
  food("Beef stew"),
  food("Apple juice"),
])("nothing is said about $name", (judged) => {
  expect(pregnancyNotes(judged)).toEqual([]);
});
