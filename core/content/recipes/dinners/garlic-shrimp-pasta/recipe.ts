import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const garlicShrimpPasta: TranslatedRecipe = {
  data: {
    slug: "garlic-shrimp-pasta",
    picture: "shrimp",
    meal: "dinner",
    servings: 3,
    activeMinutes: 25,
    waitMinutes: 0,
    equipment: [["pot", "pan"]],
    ingredients: { shrimp: 340, pasta: 171, zucchini: 392, garlic: 9, oliveOil: 28, lemonJuice: 31, parsley: 15 },
    unheated: ["parsley"],
    steps: [
      { uses: ["pasta"], timerMinutes: 10 },
      { uses: ["zucchini", "garlic", "shrimp"] },
      { uses: ["oliveOil"], timerMinutes: 4 },
      { uses: [], timerMinutes: 3 },
      { uses: ["lemonJuice", "parsley"] },
    ],
    safety: ["fish"],
  },
  texts: { en },
};
