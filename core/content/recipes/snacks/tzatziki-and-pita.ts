import type { Recipe } from "#core/content/recipes/recipe.ts";

export const tzatzikiAndPita: Recipe = {
  slug: "tzatziki-and-pita",
  name: "Tzatziki and pita",
  summary: "A cool dip with cucumber, for bread and everything else.",
  picture: "stuffed-flatbread",
  meal: "snack",
  servings: 1,
  activeMinutes: 10,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["yogurt", 123, "½ cup"],
    ["cucumber", 60, "½ cup"],
    ["garlic", 1.5, "½ clove"],
    ["lemonJuice", 5, "1 teaspoon"],
    ["oliveOil", 5, "1 teaspoon"],
    ["pita", 57, "1 pita"],
  ],
  steps: [
    { text: "Wash the cucumber and grate it on the big holes.", uses: ["cucumber"] },
    { text: "Squeeze it over the sink with your hands until hardly any water comes out.", uses: [] },
    {
      text: "Grate or crush the garlic. Stir yogurt, cucumber, garlic, lemon juice and olive oil together.",
      uses: ["garlic", "yogurt", "lemonJuice", "oliveOil"],
    },
    { text: "Cut the pita into wedges and dip. Keep what is left in the fridge.", uses: ["pita"] },
  ],
  teaches: "A cucumber is 95 % water. Squeezed out, it can't thin the dip.",
  changeItUp: "Unsweetened soy yogurt makes it free of milk. Vegetable sticks instead of pita keep the wheat out.",
  safety: ["chill"],
};
