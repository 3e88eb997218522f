import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Banana-oat pancakes",
  summary: "Pancakes from a blender, without flour.",
  measures: { banana: "1 banana", egg: "2 eggs", oats: "1 cup", milk: "¼ cup", bakingPowder: "1 teaspoon", oil: "2 teaspoons" },
  steps: [
    { text: "Put banana, eggs, oats, milk and baking powder in a blender and blend until smooth." },
    { text: "Let the batter rest for 5 minutes. The oats swell and it gets thicker.", timer: "rest" },
    { text: "Warm a little of the oil in a pan over medium-low heat. Pour in small pancakes, about 3 tablespoons each." },
    { text: "When bubbles open on top and the edges look dry, after about 2 minutes, flip them.", timer: "first side" },
    {
      text: "Cook the second side for 1 to 2 minutes, until the middle springs back and is cooked through, 160°F (71°C). Do the same with the rest.",
      timer: "second side",
    },
  ],
  teaches: "Bubbles are baking powder at work: it makes gas as it gets wet and hot. When they stay open, the underside is done.",
  changeItUp: "Berries in the batter are great. Oats marked gluten-free keep the pancakes free of gluten.",
};
