import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const salmonRiceBalls: TranslatedRecipe = {
  data: {
    slug: "salmon-rice-balls",
    picture: "rice-ball",
    meal: "lunchbox",
    servings: 3,
    activeMinutes: 40,
    waitMinutes: 0,
    equipment: [["pot"]],
    ingredients: { rice: 185, canSalmon: 120, seaweed: 3, soySauce: 10, cucumber: 60 },
    unheated: ["cucumber"],
    steps: [
      { uses: ["rice"], timerMinutes: 25 },
      { uses: [] },
      { uses: ["canSalmon", "soySauce"] },
      { uses: [] },
      { uses: ["seaweed", "cucumber"] },
    ],
    safety: ["rice"],
  },
  texts: { en },
};
