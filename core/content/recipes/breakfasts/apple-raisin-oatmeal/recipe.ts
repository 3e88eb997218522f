import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const appleRaisinOatmeal: TranslatedRecipe = {
  data: {
    slug: "apple-raisin-oatmeal",
    picture: "bowl-with-spoon",
    meal: "breakfast",
    servings: 1,
    activeMinutes: 6,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { oats: 40, soyMilk: 244, apple: 100, raisin: 14, cinnamon: 1.3 },
    steps: [
      { uses: ["apple"] },
      { uses: ["oats", "soyMilk", "raisin", "cinnamon"] },
      { uses: [], timerMinutes: 2 },
      { uses: [], timerMinutes: 1 },
      { uses: [], timerMinutes: 1 },
    ],
    safety: ["steam"],
  },
  texts: { en },
};
