import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const picadillo: TranslatedRecipe = {
  data: {
    slug: "picadillo",
    picture: "shallow-pan-of-food",
    meal: "dinner",
    servings: 4,
    activeMinutes: 35,
    waitMinutes: 0,
    equipment: [["pan", "pot"]],
    ingredients: {
      groundBeef: 340,
      rice: 185,
      potato: 213,
      canTomato: 240,
      onion: 148,
      olives: 40,
      raisin: 40,
      cumin: 4,
      garlic: 6,
      oil: 7,
    },
    steps: [
      { uses: ["rice"], timerMinutes: 15 },
      { uses: ["onion", "garlic", "potato"] },
      { uses: ["groundBeef", "oil"], timerMinutes: 6 },
      { uses: ["cumin"], timerMinutes: 4 },
      { uses: ["canTomato", "olives", "raisin"], timerMinutes: 12 },
      { uses: [] },
    ],
    safety: ["groundBeef", "rice"],
  },
  texts: { en },
};
