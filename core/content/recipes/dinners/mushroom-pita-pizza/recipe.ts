import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const mushroomPitaPizza: TranslatedRecipe = {
  data: {
    slug: "mushroom-pita-pizza",
    picture: "pizza",
    meal: "dinner",
    servings: 2,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["oven"]],
    ingredients: { pita: 170, tomatoSauce: 122, mozzarella: 84, mushroom: 70, basil: 3, oregano: 1 },
    unheated: ["basil"],
    steps: [
      { uses: ["pita"] },
      { uses: ["tomatoSauce", "oregano"] },
      { uses: ["mushroom", "mozzarella"] },
      { uses: [], timerMinutes: 9 },
      { uses: ["basil"] },
    ],
    safety: ["steam"],
  },
  texts: { en },
};
