import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const bananaOatPancakes: TranslatedRecipe = {
  data: {
    slug: "banana-oat-pancakes",
    picture: "pancakes",
    meal: "breakfast",
    servings: 2,
    activeMinutes: 20,
    waitMinutes: 0,
    equipment: [["pan", "blender"]],
    ingredients: { banana: 126, egg: 100, oats: 81, milk: 61, bakingPowder: 4.6, oil: 9 },
    steps: [
      { uses: ["banana", "egg", "oats", "milk", "bakingPowder"] },
      { uses: [], timerMinutes: 5 },
      { uses: ["oil"] },
      { uses: [], timerMinutes: 2 },
      { uses: [], timerMinutes: 2 },
    ],
    safety: ["eggs"],
  },
  texts: { en },
};
