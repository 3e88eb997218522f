import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const shakshuka: TranslatedRecipe = {
  data: {
    slug: "shakshuka",
    picture: "cooking",
    meal: "breakfast",
    servings: 2,
    activeMinutes: 30,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { egg: 200, canTomato: 480, onion: 74, redPepper: 120, garlic: 6, cumin: 2, paprika: 2.3, oliveOil: 14, pita: 114 },
    steps: [
      { uses: ["onion", "redPepper", "garlic"] },
      { uses: ["oliveOil"], timerMinutes: 6 },
      { uses: ["cumin", "paprika"], timerMinutes: 1 },
      { uses: ["canTomato"], timerMinutes: 10 },
      { uses: ["egg"], timerMinutes: 7 },
      { uses: ["pita"] },
    ],
    safety: ["eggs"],
  },
  texts: { en },
};
