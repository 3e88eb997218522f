import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const guacamolePepperStrips: TranslatedRecipe = {
  data: {
    slug: "guacamole-pepper-strips",
    picture: "avocado",
    meal: "snack",
    servings: 2,
    activeMinutes: 10,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { avocado: 150, limeJuice: 15, onion: 20, tomato: 60, cilantro: 4, redPepper: 120 },
    steps: [{ uses: ["avocado"] }, { uses: ["limeJuice"] }, { uses: ["onion", "tomato", "cilantro"] }, { uses: ["redPepper"] }],
    safety: ["wash"],
  },
  texts: { en },
};
