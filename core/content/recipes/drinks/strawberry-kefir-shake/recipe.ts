import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const strawberryKefirShake: TranslatedRecipe = {
  data: {
    slug: "strawberry-kefir-shake",
    picture: "cup-with-straw",
    meal: "drink",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [["blender"]],
    ingredients: { kefir: 244, strawberry: 150, banana: 63, oats: 20 },
    steps: [{ uses: ["kefir", "strawberry", "banana", "oats"] }, { uses: [], timerMinutes: 1 }, { uses: [] }],
    safety: ["chill"],
  },
  texts: { en },
};
