import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const greekPastaSalad: TranslatedRecipe = {
  data: {
    slug: "greek-pasta-salad",
    picture: "spaghetti",
    meal: "lunchbox",
    servings: 3,
    activeMinutes: 25,
    waitMinutes: 0,
    equipment: [["pot"]],
    ingredients: { pasta: 171, chickpea: 180, tomato: 149, cucumber: 120, feta: 75, olives: 40, oliveOil: 28, lemonJuice: 31 },
    unheated: ["tomato", "cucumber"],
    steps: [
      { uses: ["pasta"], timerMinutes: 9 },
      { uses: [] },
      { uses: ["tomato", "cucumber", "chickpea", "olives"] },
      { uses: ["oliveOil", "lemonJuice", "feta"] },
    ],
    safety: ["chill"],
  },
  texts: { en },
};
