import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const yogurtCurryChicken: TranslatedRecipe = {
  data: {
    slug: "yogurt-curry-chicken",
    picture: "curry-rice",
    meal: "dinner",
    servings: 3,
    activeMinutes: 35,
    waitMinutes: 0,
    equipment: [["pan"]],
    ingredients: { chickenThigh: 450, yogurt: 123, brownRice: 585, peas: 134, onion: 148, garlic: 6, curry: 6, oil: 14 },
    steps: [
      { uses: ["chickenThigh", "yogurt", "curry"], timerMinutes: 15 },
      { uses: ["onion", "garlic", "oil"], timerMinutes: 5 },
      { uses: [], timerMinutes: 5 },
      { uses: ["peas"], timerMinutes: 8 },
      { uses: ["brownRice"] },
    ],
    safety: ["poultry", "chill"],
  },
  texts: { en },
};
