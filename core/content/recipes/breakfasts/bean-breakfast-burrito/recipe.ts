import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const beanBreakfastBurrito: TranslatedRecipe = {
  data: {
    slug: "bean-breakfast-burrito",
    picture: "burrito",
    meal: "breakfast",
    servings: 2,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { egg: 150, blackBean: 90, wrap: 142, cheddar: 28, salsa: 64, oil: 7 },
    steps: [
      { uses: ["blackBean"] },
      { uses: ["oil", "egg"], timerMinutes: 3 },
      { uses: [], timerMinutes: 2 },
      { uses: ["wrap", "cheddar", "salsa"] },
      { uses: [] },
    ],
    safety: ["eggs"],
  },
  texts: { en },
};
