import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const mangoChiaPudding: TranslatedRecipe = {
  data: {
    slug: "mango-chia-pudding",
    picture: "mango",
    meal: "breakfast",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 240,
    equipment: [[]],
    ingredients: { chia: 31, soyMilk: 183, mango: 75 },
    steps: [{ uses: ["chia", "soyMilk"] }, { uses: [], timerMinutes: 5 }, { uses: [], timerMinutes: 240 }, { uses: ["mango"] }],
    safety: ["chill"],
  },
  texts: { en },
};
