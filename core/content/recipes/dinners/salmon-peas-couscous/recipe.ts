import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const salmonPeasCouscous: TranslatedRecipe = {
  data: {
    slug: "salmon-peas-couscous",
    picture: "fish",
    meal: "dinner",
    servings: 2,
    activeMinutes: 20,
    waitMinutes: 0,
    equipment: [["microwave"], ["oven"]],
    ingredients: { salmon: 227, couscous: 280, peas: 134, lemonJuice: 31, oliveOil: 9 },
    steps: [
      { uses: ["couscous"], timerMinutes: 5 },
      { uses: ["salmon", "lemonJuice"], timerMinutes: 5 },
      { uses: [] },
      { uses: ["peas"], timerMinutes: 2 },
      { uses: ["oliveOil"] },
    ],
    safety: ["fish"],
  },
  texts: { en },
};
