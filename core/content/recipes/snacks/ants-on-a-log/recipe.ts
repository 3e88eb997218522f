import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const antsOnALog: TranslatedRecipe = {
  data: {
    slug: "ants-on-a-log",
    picture: "leafy-green",
    meal: "snack",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { celery: 80, peanutbutter: 32, raisin: 14 },
    steps: [{ uses: ["celery"] }, { uses: ["peanutbutter"] }, { uses: ["raisin"] }],
    safety: [],
  },
  texts: { en },
};
