import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const tzatzikiAndPita: TranslatedRecipe = {
  data: {
    slug: "tzatziki-and-pita",
    picture: "stuffed-flatbread",
    meal: "snack",
    servings: 1,
    activeMinutes: 10,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { yogurt: 123, cucumber: 60, garlic: 1.5, lemonJuice: 5, oliveOil: 5, pita: 57 },
    steps: [{ uses: ["cucumber"] }, { uses: [] }, { uses: ["garlic", "yogurt", "lemonJuice", "oliveOil"] }, { uses: ["pita"] }],
    safety: ["chill"],
  },
  texts: { en },
};
