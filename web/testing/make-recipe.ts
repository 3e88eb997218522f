import type { RecipeResponse } from "#core/contracts/recipes/recipes.ts";
import { RECIPE_SOURCE } from "#core/domain/recipes/recipe-choices.ts";
import { makeFood } from "./make-food.ts";

const cocoa = makeFood({
  name: "Real cocoa",
  source: RECIPE_SOURCE,
  sourceCode: "real-cocoa",
  portions: [{ label: "1 serving", grams: 262 }],
  calories: 67.5,
  protein: 3.9,
  carbs: 9.6,
  fat: 2.4,
});

export const makeRecipe = (more: Partial<RecipeResponse> = {}): RecipeResponse => ({
  slug: "real-cocoa",
  name: "Real cocoa",
  summary: "Hot chocolate where you decide how sweet it is.",
  imageUrl: "/food-art/hot-beverage.svg",
  category: "other",
  meal: "drink",
  servings: 1,
  activeMinutes: 4,
  waitMinutes: 0,
  equipment: [["microwave"]],
  diet: "vegetarian",
  allergens: { contains: ["milk"], mayContain: [], rest: "none found", basis: "recipe" },
  costBand: "low",
  groups: ["dairy"],
  ingredientNames: ["Milk, 2%", "Cocoa powder"],
  calories: 176.9,
  protein: 10.2,
  carbs: 25.1,
  fat: 6.2,
  ingredients: [
    { key: "milk", name: "Milk, 2%", measure: "1 cup", grams: 244, foodId: cocoa.id, imageUrl: null, aisle: "dry" },
    { key: "cocoa", name: "Cocoa powder", measure: "2 tablespoons", grams: 10, foodId: cocoa.id, imageUrl: null, aisle: "dry" },
  ],
  steps: [
    { text: "Whisk the cocoa with a little of the milk.", uses: ["cocoa", "milk"] },
    { text: "Heat it in the microwave for 2 minutes.", uses: [], timer: { minutes: 2, label: "heat" } },
    { text: "Stir and wait a minute.", uses: [] },
  ],
  teaches: "Cocoa powder has no sugar of its own.",
  changeItUp: "Fortified soy milk makes it vegan.",
  safety: ["Hot dishes let out steam: open them away from you."],
  dietDoubts: [],
  food: cocoa,
  ...more,
});
