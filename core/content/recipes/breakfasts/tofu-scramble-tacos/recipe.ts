import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const tofuScrambleTacos: TranslatedRecipe = {
  data: {
    slug: "tofu-scramble-tacos",
    picture: "taco",
    meal: "breakfast",
    servings: 2,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { tofu: 252, cornTortilla: 112, blackBean: 90, salsa: 64, avocado: 75, turmeric: 1.5, oil: 9 },
    unheated: ["avocado"],
    steps: [
      { uses: ["tofu"] },
      { uses: ["oil"], timerMinutes: 5 },
      { uses: ["turmeric", "blackBean"], timerMinutes: 2 },
      { uses: ["cornTortilla"] },
      { uses: ["salsa", "avocado"] },
    ],
    safety: [],
  },
  texts: { en },
};
