import type { Recipe } from "#core/content/recipes/recipe.ts";

export const turkeyTacos: Recipe = {
  slug: "turkey-tacos",
  name: "Turkey tacos",
  summary: "Tacos for three in twenty-five minutes.",
  picture: "taco",
  meal: "dinner",
  servings: 3,
  activeMinutes: 25,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["groundTurkey", 340, "12 oz"],
    ["cornTortilla", 168, "6 tortillas"],
    ["lettuce", 70, "2 cups"],
    ["tomato", 125, "1 tomato"],
    ["cheddar", 42, "⅜ cup"],
    ["salsa", 96, "6 tablespoons"],
    ["chili", 5, "2 teaspoons"],
  ],
  unheated: ["lettuce", "tomato"],
  steps: [
    { text: "Shred the lettuce and chop the tomato. Wash your hands after touching raw meat.", uses: ["lettuce", "tomato"] },
    {
      text: "Brown the turkey in a pan over medium-high heat for 7 minutes and break it up.",
      uses: ["groundTurkey"],
      timer: { minutes: 7, label: "brown" },
    },
    {
      text: "Stir in the chili powder and 3 tablespoons of water and let it bubble for 2 minutes.",
      uses: ["chili"],
      timer: { minutes: 2, label: "spice" },
    },
    { text: "Check the middle of the pan: 165°F (74°C).", uses: [] },
    {
      text: "Warm the tortillas for 20 seconds a side. Fill them with turkey, lettuce, tomato, cheddar and salsa.",
      uses: ["cornTortilla", "cheddar", "salsa"],
    },
  ],
  teaches: "Color lies: turkey can look done before it is, and stay pink after. A thermometer knows.",
  changeItUp: "Black beans instead of turkey make it vegetarian.",
  safety: ["poultry"],
};
