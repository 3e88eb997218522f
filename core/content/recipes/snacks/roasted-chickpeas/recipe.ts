import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const roastedChickpeas: TranslatedRecipe = {
  data: {
    slug: "roasted-chickpeas",
    picture: "beans",
    meal: "snack",
    servings: 2,
    activeMinutes: 40,
    waitMinutes: 0,
    equipment: [["oven"]],
    ingredients: { chickpea: 254, oliveOil: 14, paprika: 2.3, salt: 1.5 },
    steps: [
      { uses: ["chickpea"] },
      { uses: [] },
      { uses: ["oliveOil", "paprika", "salt"] },
      { uses: [], timerMinutes: 15 },
      { uses: [], timerMinutes: 12 },
    ],
    safety: ["steam"],
  },
  texts: { en },
};
