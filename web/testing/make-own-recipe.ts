import type { OwnRecipe } from "#core/contracts/recipes/own-recipes.ts";
import { makeFood } from "./make-food.ts";

const stew = makeFood({ name: "Friday stew", isOwn: true, portions: [{ label: "1 serving", grams: 300 }], calories: 107.2 });

export const makeOwnRecipe = (more: Partial<OwnRecipe> = {}): OwnRecipe => ({
  id: "5e0f6a53-5dd5-4f6e-8f4b-1f2a3b4c5d6e",
  name: "Friday stew",
  foodId: stew.id,
  imageUrl: "/food-art/pot-of-food.svg",
  category: "other",
  servings: 2,
  openLines: 1,
  calories: 321.5,
  protein: 15,
  carbs: 46,
  fat: 9,
  updatedAt: "2026-03-01T12:00:00.000Z",
  ingredients: "1 can black beans\n2 tbsp moon dust",
  choices: [],
  steps: "Stir.",
  cookedGrams: null,
  isHeated: true,
  lines: [],
  food: stew,
  toBuy: [
    { key: "beans", name: "Black beans", measure: "", grams: 255, aisle: "cans" },
    { key: "2 tbsp moon dust", name: "2 tbsp moon dust", measure: "", grams: null, aisle: "other" },
  ],
  ...more,
});
