import type { FoodPicture } from "#core/domain/food-pictures/food-picture-names.ts";

export interface Unit {
  title: string;
  picture: FoodPicture;
}

/** In the order in which they are offered. */
export const UNITS = {
  "what-food-is-made-of": { title: "What food is made of", picture: "bread" },
  "vitamins-and-minerals": { title: "Vitamins and minerals for growing", picture: "broccoli" },
  "reading-labels": { title: "Reading labels", picture: "canned-food" },
  "plates-and-portions": { title: "Plates, portions, groups", picture: "fork-and-knife-with-plate" },
  "drinks-sugar-caffeine": { title: "Drinks, sugar, caffeine", picture: "cup-with-straw" },
  "food-body-mind": { title: "Food, body, mind", picture: "red-apple" },
  "conditions-and-choices": { title: "Conditions and choices", picture: "peanuts" },
  "kitchen-money-planet": { title: "Kitchen, money, planet, claims", picture: "cooking" },
} as const satisfies Record<string, Unit>;

export type UnitId = keyof typeof UNITS;
