import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const savoryEggOats: TranslatedRecipe = {
  data: {
    slug: "savory-egg-oats",
    picture: "steaming-bowl",
    meal: "breakfast",
    servings: 1,
    activeMinutes: 8,
    waitMinutes: 0,
    equipment: [["microwave"]],
    ingredients: { oats: 40, egg: 50, greenOnion: 15, soySauce: 5, sesameOil: 2 },
    unheated: ["greenOnion"],
    steps: [
      { uses: ["oats"], timerMinutes: 2 },
      { uses: ["egg"] },
      { uses: [], timerMinutes: 1 },
      { uses: ["greenOnion", "soySauce", "sesameOil"] },
    ],
    safety: ["eggs"],
  },
  texts: { en },
};
