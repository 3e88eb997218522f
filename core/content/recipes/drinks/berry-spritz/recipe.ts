import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const berrySpritz: TranslatedRecipe = {
  data: {
    slug: "berry-spritz",
    picture: "tropical-drink",
    meal: "drink",
    servings: 1,
    activeMinutes: 3,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { fizzyWater: 240, orangeJuice: 62, berries: 38 },
    steps: [{ uses: ["berries"] }, { uses: ["orangeJuice", "fizzyWater"] }, { uses: [] }],
    safety: [],
  },
  texts: { en },
};
