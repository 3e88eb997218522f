import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const seedTrailMix: TranslatedRecipe = {
  data: {
    slug: "seed-trail-mix",
    picture: "nuts",
    meal: "snack",
    servings: 2,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { pumpkinseed: 36, sunflower: 36, raisin: 40, popcorn: 8 },
    steps: [{ uses: ["pumpkinseed", "sunflower", "raisin"] }, { uses: ["popcorn"] }, { uses: [] }],
    safety: [],
  },
  texts: { en },
};
