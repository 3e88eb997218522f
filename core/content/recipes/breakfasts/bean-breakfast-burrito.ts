import type { Recipe } from "#core/content/recipes/recipe.ts";

export const beanBreakfastBurrito: Recipe = {
  slug: "bean-breakfast-burrito",
  name: "Bean breakfast burrito",
  summary: "Eggs and beans rolled up warm. One to eat now, one for the way to school.",
  picture: "burrito",
  meal: "breakfast",
  servings: 2,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["egg", 150, "3 eggs"],
    ["blackBean", 90, "½ cup"],
    ["wrap", 142, "2 wraps"],
    ["cheddar", 28, "¼ cup"],
    ["salsa", 64, "¼ cup"],
    ["oil", 7, "½ tablespoon"],
  ],
  steps: [
    { text: "Tip the black beans into a sieve and rinse them under cold water until the foam is gone.", uses: ["blackBean"] },
    {
      text: "Warm the oil in a pan over medium heat. Whisk the eggs, pour them in and push them around for 3 minutes, until they are set and reach 160°F (71°C).",
      uses: ["oil", "egg"],
      timer: { minutes: 3, label: "scramble" },
    },
    { text: "Add the beans and warm them through for 2 minutes.", uses: [], timer: { minutes: 2, label: "warm" } },
    {
      text: "Warm each wrap for 20 seconds in a dry pan. Put half of the filling in the middle, then cheddar and salsa.",
      uses: ["wrap", "cheddar", "salsa"],
    },
    { text: "Fold in the sides, roll it up tightly and let it sit on its seam for a moment.", uses: [] },
  ],
  teaches: "The liquid in a can holds a lot of its salt. Rinsing beans washes away about two fifths of the sodium.",
  changeItUp: "Corn tortillas make it wheat-free: serve them open as tacos. Leave out the cheese if you don't have any.",
  safety: ["eggs"],
};
