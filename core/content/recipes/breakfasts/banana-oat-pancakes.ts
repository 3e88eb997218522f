import type { Recipe } from "#core/content/recipes/recipe.ts";

export const bananaOatPancakes: Recipe = {
  slug: "banana-oat-pancakes",
  name: "Banana-oat pancakes",
  summary: "Pancakes from a blender, without flour.",
  picture: "pancakes",
  meal: "breakfast",
  servings: 2,
  activeMinutes: 20,
  waitMinutes: 0,
  equipment: [["pan", "blender"]],
  ingredients: [
    ["banana", 126, "1 banana"],
    ["egg", 100, "2 eggs"],
    ["oats", 81, "1 cup"],
    ["milk", 61, "¼ cup"],
    ["bakingPowder", 4.6, "1 teaspoon"],
    ["oil", 9, "2 teaspoons"],
  ],
  steps: [
    {
      text: "Put banana, eggs, oats, milk and baking powder in a blender and blend until smooth.",
      uses: ["banana", "egg", "oats", "milk", "bakingPowder"],
    },
    { text: "Let the batter rest for 5 minutes. The oats swell and it gets thicker.", uses: [], timer: { minutes: 5, label: "rest" } },
    { text: "Warm a little of the oil in a pan over medium-low heat. Pour in small pancakes, about 3 tablespoons each.", uses: ["oil"] },
    {
      text: "When bubbles open on top and the edges look dry, after about 2 minutes, flip them.",
      uses: [],
      timer: { minutes: 2, label: "first side" },
    },
    {
      text: "Cook the second side for 1 to 2 minutes, until the middle springs back and is cooked through, 160°F (71°C). Do the same with the rest.",
      uses: [],
      timer: { minutes: 2, label: "second side" },
    },
  ],
  teaches: "Bubbles are baking powder at work: it makes gas as it gets wet and hot. When they stay open, the underside is done.",
  changeItUp: "Berries in the batter are great. Oats marked gluten-free keep the pancakes free of gluten.",
  safety: ["eggs"],
};
