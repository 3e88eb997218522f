import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const limeEdamame: TranslatedRecipe = {
  data: {
    slug: "lime-edamame",
    picture: "pea-pod",
    meal: "snack",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { edamame: 160, limeJuice: 10, chili: 0.7 },
    steps: [{ uses: ["edamame"], timerMinutes: 3 }, { uses: [] }, { uses: ["limeJuice", "chili"] }],
    safety: ["steam"],
  },
  texts: { en },
};
