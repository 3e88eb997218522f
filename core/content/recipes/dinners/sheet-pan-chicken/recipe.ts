import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const sheetPanChicken: TranslatedRecipe = {
  data: {
    slug: "sheet-pan-chicken",
    picture: "poultry-leg",
    meal: "dinner",
    servings: 3,
    activeMinutes: 40,
    waitMinutes: 0,
    equipment: [["oven"]],
    ingredients: { chickenBreast: 400, sweetPotato: 390, broccoli: 180, oliveOil: 28, paprika: 4.6, salt: 3 },
    steps: [
      { uses: ["sweetPotato", "broccoli"] },
      { uses: ["chickenBreast"] },
      { uses: ["oliveOil", "paprika", "salt"], timerMinutes: 10 },
      { uses: [], timerMinutes: 16 },
      { uses: [] },
    ],
    safety: ["poultry", "wash"],
  },
  texts: { en },
};
