import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const halfLentilBolognese: TranslatedRecipe = {
  data: {
    slug: "half-lentil-bolognese",
    picture: "spaghetti",
    meal: "dinner",
    servings: 4,
    activeMinutes: 35,
    waitMinutes: 0,
    equipment: [["pot", "pan"]],
    ingredients: {
      pasta: 228,
      groundTurkey: 227,
      lentil: 180,
      canTomato: 480,
      onion: 148,
      carrot: 60,
      garlic: 6,
      oliveOil: 14,
      oregano: 2,
    },
    steps: [
      { uses: ["onion", "carrot", "garlic", "pasta"] },
      { uses: ["groundTurkey", "oliveOil"], timerMinutes: 6 },
      { uses: ["oregano"], timerMinutes: 5 },
      { uses: ["canTomato", "lentil"], timerMinutes: 12 },
      { uses: [], timerMinutes: 10 },
    ],
    safety: ["poultry"],
  },
  texts: { en },
};
