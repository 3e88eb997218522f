import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const mangoSpinachSoyShake: TranslatedRecipe = {
  data: {
    slug: "mango-spinach-soy-shake",
    picture: "tropical-drink",
    meal: "drink",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [["blender"]],
    ingredients: { soyMilk: 244, mango: 150, spinach: 25 },
    steps: [{ uses: ["soyMilk", "mango", "spinach"] }, { uses: [], timerMinutes: 1 }, { uses: [] }],
    safety: [],
  },
  texts: { en },
};
