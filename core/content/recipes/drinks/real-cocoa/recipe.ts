import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const realCocoa: TranslatedRecipe = {
  data: {
    slug: "real-cocoa",
    picture: "hot-beverage",
    meal: "drink",
    servings: 1,
    activeMinutes: 4,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { milk: 244, cocoa: 10, sugar: 8 },
    steps: [{ uses: ["cocoa", "sugar", "milk"] }, { uses: [], timerMinutes: 2 }, { uses: [] }],
    safety: ["steam"],
  },
  texts: { en },
};
