import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const hummusCrunchWrap: TranslatedRecipe = {
  data: {
    slug: "hummus-crunch-wrap",
    picture: "stuffed-flatbread",
    meal: "lunchbox",
    servings: 1,
    activeMinutes: 10,
    waitMinutes: 0,
    equipment: [[]],
    ingredients: { wrap: 71, hummus: 60, carrot: 60, cucumber: 50, redPepper: 60, lettuce: 16 },
    steps: [{ uses: ["carrot", "cucumber", "redPepper"] }, { uses: ["hummus", "wrap"] }, { uses: ["lettuce"] }, { uses: [] }],
    safety: ["wash"],
  },
  texts: { en },
};
