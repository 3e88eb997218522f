import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Tzatziki and pita",
  summary: "A cool dip with cucumber, for bread and everything else.",
  measures: { yogurt: "½ cup", cucumber: "½ cup", garlic: "½ clove", lemonJuice: "1 teaspoon", oliveOil: "1 teaspoon", pita: "1 pita" },
  steps: [
    { text: "Wash the cucumber and grate it on the big holes." },
    { text: "Squeeze it over the sink with your hands until hardly any water comes out." },
    { text: "Grate or crush the garlic. Stir yogurt, cucumber, garlic, lemon juice and olive oil together." },
    { text: "Cut the pita into wedges and dip. Keep what is left in the fridge." },
  ],
  teaches: "A cucumber is 95 % water. Squeezed out, it can't thin the dip.",
  changeItUp: "Unsweetened soy yogurt makes it free of milk. Vegetable sticks instead of pita keep the wheat out.",
};
