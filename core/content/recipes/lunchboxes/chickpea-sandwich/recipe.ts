import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const chickpeaSandwich: TranslatedRecipe = {
  data: {
    slug: "chickpea-sandwich",
    picture: "sandwich",
    meal: "lunchbox",
    servings: 1,
    activeMinutes: 10,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { chickpea: 90, bread: 72, tahini: 15, lemonJuice: 15, celery: 40, carrot: 30 },
    steps: [{ uses: ["chickpea"] }, { uses: ["tahini", "lemonJuice"] }, { uses: ["celery", "carrot"] }, { uses: ["bread"] }],
    safety: ["wash"],
  },
  texts: { en },
};
