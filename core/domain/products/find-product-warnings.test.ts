import { expect, test } from "vitest";
import { findWarnings, type JudgedProduct } from "./find-product-warnings.ts";

/** A plain cereal bar that raises no doubts. */
const BAR: JudgedProduct = {
  gtin: "3017620422003",
  calories: 410,
  energyKj: 1715,
  protein: 8,
  carbs: 60,
  fat: 14,
  saturatedFat: 4,
  fiber: 6,
  sugar: 22,
  sodium: 200,
  saltG: 0.5,
  basis: "100 g",
  isBasisUnclear: false,
  isServingUnclear: false,
  isSeasoning: false,
};

test("a plausible product has no doubts", () => {
  expect(findWarnings(BAR)).toEqual([]);
});

test.each<[string, Partial<JudgedProduct>, string[]]>([
  ["calories that don't fit protein, carbs and fat", { calories: 150, energyKj: 628 }, ["energy_does_not_add_up"]],
  ["kilojoules given as calories", { calories: 1715 }, ["kj_as_kcal", "impossible_figure"]],
  [
    "kilojoules given as calories below 900",
    { calories: 460, energyKj: 1925, protein: 4, carbs: 20, fat: 2, sugar: 10, saturatedFat: 1 },
    ["kj_as_kcal"],
  ],
  [
    "the same number in kJ and kcal, and nothing to compare",
    { calories: 410, energyKj: 410, protein: null },
    ["kj_as_kcal", "missing_figures"],
  ],
  ["more than 100 g in 100 g", { protein: 40, carbs: 60, fat: 14, calories: 520, energyKj: 2176 }, ["more_than_100_g"]],
  ["more sugar than carbs", { sugar: 70 }, ["part_of_more_than_whole"]],
  ["more saturated fat than fat", { saturatedFat: 20 }, ["part_of_more_than_whole"]],
  ["salt given as sodium", { sodium: 500, saltG: 0.5 }, ["salt_as_sodium"]],
  ["far too much sodium", { sodium: 8000, saltG: 20 }, ["salt_as_sodium"]],
  ["a figure that cannot be", { fiber: 300 }, ["impossible_figure"]],
  ["signs of grams and of milliliters", { isBasisUnclear: true }, ["per_100_ml"]],
  [
    "oil per 100 ml",
    { basis: "100 ml", fat: 92, saturatedFat: 14, carbs: 0, sugar: 0, fiber: 0, protein: 0, calories: 828, energyKj: 3464 },
    ["per_100_ml"],
  ],
  ["no fat given", { fat: null }, ["missing_figures"]],
  ["a serving without grams", { isServingUnclear: true }, ["serving_unclear"]],
  ["a shop's own code", { gtin: "2012345678900" }, ["shop_code"]],
])("doubts %s", (_name, change, warnings) => {
  expect(findWarnings({ ...BAR, ...change })).toEqual(warnings);
});

test.each<[string, Partial<JudgedProduct>]>([
  ["stock cubes with much salt", { isSeasoning: true, sodium: 20_000, saltG: 50 }],
  ["carbs that include fiber, as in the US", { carbs: 60, fiber: 30, calories: 300, energyKj: 1255 }],
  ["a drink with next to no energy", { calories: 1, energyKj: 4, protein: 0, carbs: 0, fat: 0, saturatedFat: 0, sugar: 0, fiber: 0 }],
  [
    "chewing gum with polyols",
    { calories: 160, energyKj: 669, protein: 0, carbs: 65, polyolsG: 65, fat: 0, saturatedFat: 0, sugar: 0, fiber: 0 },
  ],
  ["what gives nothing to compare", { protein: null, carbs: null, fat: null, saturatedFat: null, sugar: null }],
])("does not doubt the energy or salt of %s", (_name, change) => {
  expect(findWarnings({ ...BAR, ...change }).filter((warning) => warning !== "missing_figures")).toEqual([]);
});
