import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Bean breakfast burrito",
  summary: "Eggs and beans rolled up warm. One to eat now, one for the way to school.",
  measures: { egg: "3 eggs", blackBean: "½ cup", wrap: "2 wraps", cheddar: "¼ cup", salsa: "¼ cup", oil: "½ tablespoon" },
  steps: [
    { text: "Tip the black beans into a sieve and rinse them under cold water until the foam is gone." },
    {
      text: "Warm the oil in a pan over medium heat. Whisk the eggs, pour them in and push them around for 3 minutes, until they are set and reach 160°F (71°C).",
      timer: "scramble",
    },
    { text: "Add the beans and warm them through for 2 minutes.", timer: "warm" },
    { text: "Warm each wrap for 20 seconds in a dry pan. Put half of the filling in the middle, then cheddar and salsa." },
    { text: "Fold in the sides, roll it up tightly and let it sit on its seam for a moment." },
  ],
  teaches: "The liquid in a can holds a lot of its salt. Rinsing beans washes away about two fifths of the sodium.",
  changeItUp: "Corn tortillas make it wheat-free: serve them open as tacos. Leave out the cheese if you don't have any.",
};
