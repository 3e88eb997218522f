import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const cocoaBananaSoftServe: TranslatedRecipe = {
  data: {
    slug: "cocoa-banana-soft-serve",
    picture: "soft-ice-cream",
    meal: "snack",
    servings: 2,
    activeMinutes: 10,
    waitMinutes: 180,
    equipment: [["blender"]],
    ingredients: { banana: 252, cocoa: 10, soyMilk: 30 },
    steps: [{ uses: ["banana"], timerMinutes: 180 }, { uses: ["cocoa", "soyMilk"] }, { uses: [] }, { uses: [] }],
    safety: [],
  },
  texts: { en },
};
