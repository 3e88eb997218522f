import type { TranslatedRecipe } from "#core/content/recipes/translated-recipe.ts";
import { en } from "./en.ts";

export const peanutNoodleJar: TranslatedRecipe = {
  data: {
    slug: "peanut-noodle-jar",
    picture: "takeout-box",
    meal: "lunchbox",
    servings: 1,
    activeMinutes: 15,
    waitMinutes: 0,
    equipment: [["kettle"]],
    ingredients: { riceNoodle: 57, edamame: 80, carrot: 60, redCabbage: 45, peanutbutter: 16, soySauce: 16, limeJuice: 15 },
    unheated: ["carrot", "redCabbage"],
    steps: [
      { uses: ["riceNoodle"], timerMinutes: 7 },
      { uses: [] },
      { uses: ["peanutbutter", "soySauce", "limeJuice"] },
      { uses: ["carrot", "redCabbage"] },
      { uses: ["edamame"] },
    ],
    safety: ["chill"],
  },
  texts: { en },
};
