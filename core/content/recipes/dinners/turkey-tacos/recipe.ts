import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const turkeyTacos: TranslatedRecipe = {
  data: {
    slug: "turkey-tacos",
    picture: "taco",
    meal: "dinner",
    servings: 3,
    activeMinutes: 25,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { groundTurkey: 340, cornTortilla: 168, lettuce: 70, tomato: 125, cheddar: 42, salsa: 96, chili: 5 },
    unheated: ["lettuce", "tomato"],
    steps: [
      { uses: ["lettuce", "tomato"] },
      { uses: ["groundTurkey"], timerMinutes: 7 },
      { uses: ["chili"], timerMinutes: 2 },
      { uses: [] },
      { uses: ["cornTortilla", "cheddar", "salsa"] },
    ],
    safety: ["poultry"],
  },
  texts: { en },
};
