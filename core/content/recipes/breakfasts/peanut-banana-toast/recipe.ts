import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const peanutBananaToast: TranslatedRecipe = {
  data: {
    slug: "peanut-banana-toast",
    picture: "bread",
    meal: "breakfast",
    servings: 1,
    activeMinutes: 5,
    waitMinutes: 0,
    equipment: [["toaster"]],
    ingredients: { bread: 72, peanutbutter: 32, banana: 126 },
    steps: [{ uses: ["bread"], timerMinutes: 3 }, { uses: ["peanutbutter"] }, { uses: ["banana"] }],
    safety: [],
  },
  texts: { en },
};
