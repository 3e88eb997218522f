import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Turkey tacos",
  summary: "Tacos for three in twenty-five minutes.",
  measures: {
    groundTurkey: "12 oz",
    cornTortilla: "6 tortillas",
    lettuce: "2 cups",
    tomato: "1 tomato",
    cheddar: "⅜ cup",
    salsa: "6 tablespoons",
    chili: "2 teaspoons",
  },
  steps: [
    { text: "Shred the lettuce and chop the tomato. Wash your hands after touching raw meat." },
    { text: "Brown the turkey in a pan over medium-high heat for 7 minutes and break it up.", timer: "brown" },
    { text: "Stir in the chili powder and 3 tablespoons of water and let it bubble for 2 minutes.", timer: "spice" },
    { text: "Check the middle of the pan: 165°F (74°C)." },
    { text: "Warm the tortillas for 20 seconds a side. Fill them with turkey, lettuce, tomato, cheddar and salsa." },
  ],
  teaches: "Color lies: turkey can look done before it is, and stay pink after. A thermometer knows.",
  changeItUp: "Black beans instead of turkey make it vegetarian.",
};
