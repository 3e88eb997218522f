import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const turkeyPinwheels: TranslatedRecipe = {
  data: {
    slug: "turkey-pinwheels",
    picture: "burrito",
    meal: "lunchbox",
    servings: 1,
    activeMinutes: 8,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { wrap: 71, deliTurkey: 56, creamCheese: 15, spinach: 25, redPepper: 30 },
    steps: [
      { uses: ["creamCheese", "wrap"] },
      { uses: ["deliTurkey", "spinach", "redPepper"] },
      { uses: [], timerMinutes: 2 },
      { uses: [] },
    ],
    safety: ["chill"],
  },
  texts: { en },
};
