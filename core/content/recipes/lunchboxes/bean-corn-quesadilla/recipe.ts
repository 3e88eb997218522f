import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const beanCornQuesadilla: TranslatedRecipe = {
  data: {
    slug: "bean-corn-quesadilla",
    picture: "taco",
    meal: "lunchbox",
    servings: 1,
    activeMinutes: 10,
    waitMinutes: 0,
    equipment: [["pan"], ["microwave"]],
    ingredients: { cornTortilla: 56, blackBean: 60, corn: 45, cheddar: 42, salsa: 32 },
    steps: [
      { uses: ["blackBean", "corn", "cheddar"] },
      { uses: ["cornTortilla"] },
      { uses: [], timerMinutes: 3 },
      { uses: [], timerMinutes: 2 },
      { uses: ["salsa"] },
    ],
    safety: [],
  },
  texts: { en },
};
