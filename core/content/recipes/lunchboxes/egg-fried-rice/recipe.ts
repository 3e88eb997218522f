import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const eggFriedRice: TranslatedRecipe = {
  data: {
    slug: "egg-fried-rice",
    picture: "curry-rice",
    meal: "lunchbox",
    servings: 2,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { brownRice: 390, egg: 100, peas: 67, carrot: 60, greenOnion: 30, soySauce: 16, oil: 14 },
    unheated: ["greenOnion"],
    steps: [
      { uses: ["carrot", "greenOnion"] },
      { uses: ["oil", "egg"], timerMinutes: 2 },
      { uses: ["peas"], timerMinutes: 3 },
      { uses: ["brownRice"], timerMinutes: 4 },
      { uses: ["soySauce"] },
    ],
    safety: ["rice", "eggs"],
  },
  texts: { en },
};
