import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const oatBites: TranslatedRecipe = {
  data: {
    slug: "oat-bites",
    picture: "cookie",
    meal: "snack",
    servings: 4,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { oats: 81, peanutbutter: 64, honey: 40, chia: 10, raisin: 40 },
    steps: [{ uses: ["oats", "peanutbutter", "honey", "chia", "raisin"] }, { uses: [], timerMinutes: 15 }, { uses: [] }],
    safety: ["chill"],
  },
  texts: { en },
};
