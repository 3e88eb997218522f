import type { FoodPicture } from "#core/domain/food-pictures/food-picture-names.ts";
import type { MainNutrient } from "#core/domain/nutrients/nutrients.ts";
import type { Portion } from "./catalogue-food.ts";
import type { FoodCategory } from "./food-categories.ts";

/** The amounts of a sample, per 100 g. */
type SampleNutrient = Extract<MainNutrient, "calories" | "protein" | "carbs" | "fat" | "fiber">;

export interface SampleFood extends Record<SampleNutrient, number> {
  name: string;
  art: FoodPicture;
  category: FoodCategory;
  /** The first is the usual serving. */
  portions: readonly [Portion, ...Portion[]];
  /** What it does in the body, as the app describes it. */
  bodyImpact: string;
}

/** Copied from the catalogue, so that a visitor can try it without a request. A test compares the two. */
export const SAMPLE_SOURCE = "USDA FNDDS 2021-2023";
export const SAMPLE_FOODS: readonly [SampleFood, ...SampleFood[]] = [
  {
    name: "Avocado",
    art: "avocado",
    category: "vegetable",
    portions: [
      { label: "½ fruit", grams: 75 },
      { label: "1 slice", grams: 15 },
      { label: "1 fruit", grams: 150 },
    ],
    bodyImpact:
      "Fiber helps food travel through your gut at a steady pace. Most of its energy comes from fat, which your body uses slowly, over hours.",
    calories: 160,
    protein: 2,
    carbs: 8.53,
    fat: 14.66,
    fiber: 6.7,
  },
  {
    name: "Banana",
    art: "banana",
    category: "fruit",
    portions: [
      { label: "1 banana", grams: 126 },
      { label: "1 slice", grams: 6 },
      { label: "1 cup", grams: 150 },
    ],
    bodyImpact: "Its sugar is all the fruit’s own, and the fiber around it slows it down.",
    calories: 97,
    protein: 0.74,
    carbs: 22.71,
    fat: 0.28,
    fiber: 1.7,
  },
  {
    name: "Pizza, cheese",
    art: "pizza",
    category: "grain",
    portions: [
      { label: "2 pieces", grams: 238 },
      { label: "1 piece", grams: 119 },
      { label: "1 small pizza", grams: 480 },
    ],
    bodyImpact:
      "Every cell you add while growing is built with protein. Of its energy, 50% comes from carbs, 33% from fat and 17% from protein.",
    calories: 266,
    protein: 11.39,
    carbs: 33.33,
    fat: 9.69,
    fiber: 2.3,
  },
  {
    name: "Salmon",
    art: "fish",
    category: "protein",
    portions: [
      { label: "1 small fillet", grams: 140 },
      { label: "1 large fillet", grams: 210 },
      { label: "1 cup", grams: 135 },
    ],
    bodyImpact: "Your bones, muscles and immune system all use vitamin D.",
    calories: 274,
    protein: 25.4,
    carbs: 0.01,
    fat: 18.4,
    fiber: 0,
  },
];
