import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const overnightOats: TranslatedRecipe = {
  data: {
    slug: "overnight-oats",
    picture: "bowl-with-spoon",
    meal: "breakfast",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 360,
    equipment: [[]],
    ingredients: { oats: 40, milk: 122, yogurt: 61, blueberry: 75, chia: 10 },
    steps: [{ uses: ["oats", "milk", "yogurt", "chia"] }, { uses: [], timerMinutes: 360 }, { uses: ["blueberry"] }],
    safety: ["chill"],
  },
  texts: { en },
};
