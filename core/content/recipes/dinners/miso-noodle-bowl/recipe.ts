import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const misoNoodleBowl: TranslatedRecipe = {
  data: {
    slug: "miso-noodle-bowl",
    picture: "steaming-bowl",
    meal: "dinner",
    servings: 2,
    activeMinutes: 20,
    waitMinutes: 0,
    equipment: [["pot"]],
    ingredients: { riceNoodle: 114, tofu: 126, egg: 100, spinach: 60, miso: 17, greenOnion: 30, mushroom: 70 },
    unheated: ["greenOnion"],
    steps: [
      { uses: ["egg"], timerMinutes: 10 },
      { uses: ["mushroom", "greenOnion", "tofu"] },
      { uses: ["riceNoodle"], timerMinutes: 5 },
      { uses: ["spinach"], timerMinutes: 1 },
      { uses: ["miso"] },
    ],
    safety: ["eggs"],
  },
  texts: { en },
};
