import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const tunaBeanPita: TranslatedRecipe = {
  data: {
    slug: "tuna-bean-pita",
    picture: "stuffed-flatbread",
    meal: "lunchbox",
    servings: 1,
    activeMinutes: 10,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { tuna: 83, whiteBean: 90, pita: 57, cucumber: 60, tomato: 60, lemonJuice: 15, oliveOil: 7 },
    steps: [{ uses: ["tuna", "whiteBean"] }, { uses: ["cucumber", "tomato"] }, { uses: ["lemonJuice", "oliveOil"] }, { uses: ["pita"] }],
    safety: ["chill"],
  },
  texts: { en },
};
