import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const redLentilDalAndRice: TranslatedRecipe = {
  data: {
    slug: "red-lentil-dal-and-rice",
    picture: "curry-rice",
    meal: "dinner",
    servings: 4,
    activeMinutes: 40,
    waitMinutes: 0,
    equipment: [["pot"]],
    ingredients: { dryLentil: 192, rice: 185, onion: 148, canTomato: 240, garlic: 6, ginger: 6, curry: 4, oil: 14, salt: 3 },
    steps: [
      { uses: ["dryLentil", "rice"] },
      { uses: [], timerMinutes: 15 },
      { uses: ["onion", "garlic", "ginger", "oil"], timerMinutes: 5 },
      { uses: ["curry"], timerMinutes: 1 },
      { uses: ["canTomato", "salt"], timerMinutes: 20 },
      { uses: [] },
    ],
    safety: ["rice"],
  },
  texts: { en },
};
