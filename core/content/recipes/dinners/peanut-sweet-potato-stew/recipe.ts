import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const peanutSweetPotatoStew: TranslatedRecipe = {
  data: {
    slug: "peanut-sweet-potato-stew",
    picture: "pot-of-food",
    meal: "dinner",
    servings: 4,
    activeMinutes: 40,
    waitMinutes: 0,
    equipment: [["pot"]],
    ingredients: {
      sweetPotato: 400,
      chickpea: 254,
      peanutbutter: 64,
      canTomato: 480,
      broth: 442,
      spinach: 100,
      onion: 148,
      ginger: 6,
      oil: 14,
    },
    steps: [
      { uses: ["onion", "ginger", "sweetPotato"] },
      { uses: ["oil"], timerMinutes: 5 },
      { uses: ["canTomato", "broth", "chickpea"], timerMinutes: 18 },
      { uses: ["peanutbutter"] },
      { uses: ["spinach"], timerMinutes: 2 },
    ],
    safety: [],
  },
  texts: { en },
};
