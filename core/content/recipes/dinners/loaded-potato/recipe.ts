import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const loadedPotato: TranslatedRecipe = {
  data: {
    slug: "loaded-potato",
    picture: "potato",
    meal: "dinner",
    servings: 2,
    activeMinutes: 20,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { potato: 426, kidneyBean: 180, broccoli: 90, cheddar: 56, salsa: 64 },
    steps: [
      { uses: ["potato"] },
      { uses: [], timerMinutes: 9 },
      { uses: ["broccoli"], timerMinutes: 2 },
      { uses: ["kidneyBean", "cheddar"] },
      { uses: ["salsa"], timerMinutes: 1 },
    ],
    safety: ["steam"],
  },
  texts: { en },
};
