import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const stuffedSweetPotato: TranslatedRecipe = {
  data: {
    slug: "stuffed-sweet-potato",
    picture: "roasted-sweet-potato",
    meal: "dinner",
    servings: 2,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { sweetPotato: 260, blackBean: 180, salsa: 64, avocado: 75, pumpkinseed: 18 },
    unheated: ["avocado"],
    steps: [
      { uses: ["sweetPotato"] },
      { uses: [], timerMinutes: 7 },
      { uses: [], timerMinutes: 2 },
      { uses: ["blackBean", "salsa"], timerMinutes: 1 },
      { uses: ["avocado", "pumpkinseed"] },
    ],
    safety: ["steam"],
  },
  texts: { en },
};
