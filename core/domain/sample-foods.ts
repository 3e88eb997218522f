import type { Portion } from "#core/domain/catalogue-food.ts";
import type { FoodCategory } from "#core/domain/choices.ts";
import type { FoodPicture } from "#core/domain/food-picture-names.ts";

export interface SampleFood {
  name: string;
  art: FoodPicture;
  category: FoodCategory;
  /** The first is the usual serving. */
  portions: readonly [Portion, ...Portion[]];
  /** What it does in the body, as the app tells it. */
  bodyImpact: string;
  /** Per 100 g. */
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  fiber: number;
}

/** Copied from the catalogue, so that a visitor can play without a request: a test of the catalogue compares the two. */
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
    bodyImpact: "Most of its energy comes from fat, which your body uses slowly, over hours. Folate helps make red blood cells.",
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
    bodyImpact: "Sugars make up most of its carbs, so the energy is there quickly. Vitamin B6 helps your body use protein.",
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
    bodyImpact: "Its energy comes from a mix of protein, carbs and fat. Vitamin B1 is part of how your brain gets fuel out of carbs.",
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
    bodyImpact: "Mostly fat by energy: it fuels long, easy activity. Red blood cells and nerves both depend on vitamin B12.",
    calories: 274,
    protein: 25.4,
    carbs: 0.01,
    fat: 18.4,
    fiber: 0,
  },
];
