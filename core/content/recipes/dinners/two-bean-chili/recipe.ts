import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const twoBeanChili: TranslatedRecipe = {
  data: {
    slug: "two-bean-chili",
    picture: "pot-of-food",
    meal: "dinner",
    servings: 4,
    activeMinutes: 35,
    waitMinutes: 0,
    equipment: [["pot"]],
    ingredients: { kidneyBean: 180, blackBean: 180, canTomato: 480, corn: 136, redPepper: 120, onion: 148, chili: 8, cumin: 2, oil: 14 },
    steps: [
      { uses: ["onion", "redPepper", "kidneyBean", "blackBean"] },
      { uses: ["oil"], timerMinutes: 6 },
      { uses: ["chili", "cumin"], timerMinutes: 1 },
      { uses: ["canTomato", "corn"], timerMinutes: 20 },
      { uses: [] },
    ],
    safety: ["chill"],
  },
  texts: { en },
};
