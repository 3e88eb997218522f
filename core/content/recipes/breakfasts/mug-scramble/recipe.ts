import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const mugScramble: TranslatedRecipe = {
  data: {
    slug: "mug-scramble",
    picture: "egg",
    meal: "breakfast",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { egg: 100, milk: 15, spinach: 25, cheddar: 14 },
    steps: [
      { uses: ["egg", "milk", "spinach"] },
      { uses: [], timerMinutes: 1 },
      { uses: [], timerMinutes: 1 },
      { uses: ["cheddar"], timerMinutes: 1 },
    ],
    safety: ["eggs"],
  },
  texts: { en },
};
