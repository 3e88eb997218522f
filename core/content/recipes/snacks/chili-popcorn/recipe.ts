import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const chiliPopcorn: TranslatedRecipe = {
  data: {
    slug: "chili-popcorn",
    picture: "popcorn",
    meal: "snack",
    servings: 1,
    activeMinutes: 6,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { popcorn: 24, oil: 5, chili: 1.3 },
    steps: [{ uses: ["popcorn"], timerMinutes: 3 }, { uses: [] }, { uses: ["oil", "chili"] }],
    safety: ["steam"],
  },
  texts: { en },
};
