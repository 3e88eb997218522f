import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const tofuStirFry: TranslatedRecipe = {
  data: {
    slug: "tofu-stir-fry",
    picture: "takeout-box",
    meal: "dinner",
    servings: 2,
    activeMinutes: 30,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { tofu: 252, brownRice: 390, broccoli: 180, redPepper: 120, soySauce: 32, garlic: 6, ginger: 4, cornstarch: 8, oil: 14 },
    steps: [
      { uses: ["tofu"], timerMinutes: 10 },
      { uses: ["broccoli", "redPepper", "garlic", "ginger", "soySauce", "cornstarch"] },
      { uses: ["oil"], timerMinutes: 6 },
      { uses: [], timerMinutes: 4 },
      { uses: ["brownRice"], timerMinutes: 1 },
    ],
    safety: [],
  },
  texts: { en },
};
