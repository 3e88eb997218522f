import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const lentilCouscousBowl: TranslatedRecipe = {
  data: {
    slug: "lentil-couscous-bowl",
    picture: "green-salad",
    meal: "lunchbox",
    servings: 2,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["kettle"]],
    ingredients: { couscous: 280, lentil: 180, tomato: 125, cucumber: 100, parsley: 15, lemonJuice: 31, oliveOil: 14 },
    unheated: ["tomato", "cucumber", "parsley"],
    steps: [
      { uses: ["couscous"], timerMinutes: 5 },
      { uses: [] },
      { uses: ["lentil", "tomato", "cucumber", "parsley"] },
      { uses: ["lemonJuice", "oliveOil"] },
    ],
    safety: ["steam"],
  },
  texts: { en },
};
