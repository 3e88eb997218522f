import type { Recipe } from "#core/content/recipes/recipe.ts";

export const mugScramble: Recipe = {
  slug: "mug-scramble",
  name: "Mug scramble",
  summary: "Scrambled eggs without a pan, in the mug you eat them from.",
  picture: "egg",
  meal: "breakfast",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["egg", 100, "2 eggs"],
    ["milk", 15, "1 tablespoon"],
    ["spinach", 25, "1 cup"],
    ["cheddar", 14, "2 tablespoons"],
  ],
  steps: [
    { text: "Crack the eggs into a big mug, add the milk and whisk with a fork. Tear in the spinach.", uses: ["egg", "milk", "spinach"] },
    {
      text: "Heat in the microwave for 45 seconds, then stir from the edge to the middle.",
      uses: [],
      timer: { minutes: 1, label: "heat" },
    },
    {
      text: "Heat again for 30 to 45 seconds, until no liquid egg is left and the middle has reached 160°F (71°C).",
      uses: [],
      timer: { minutes: 1, label: "heat again" },
    },
    {
      text: "Stir in the cheddar and let it stand for 1 minute. The mug is hot: hold it by the handle.",
      uses: ["cheddar"],
      timer: { minutes: 1, label: "rest" },
    },
  ],
  teaches: "Microwaves heat unevenly. Short bursts with a stir in between cook the egg through without making it rubbery.",
  changeItUp: "Use any leftover vegetable, cut small. Without cheese it is just as good with salsa.",
  safety: ["eggs"],
};
