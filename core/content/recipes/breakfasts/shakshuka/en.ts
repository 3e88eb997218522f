import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Shakshuka",
  summary: "Eggs cooked in a thick, spicy tomato sauce. One pan, bread to wipe it out.",
  measures: {
    egg: "4 eggs",
    canTomato: "2 cups",
    onion: "½ onion",
    redPepper: "1 pepper",
    garlic: "2 cloves",
    cumin: "1 teaspoon",
    paprika: "1 teaspoon",
    oliveOil: "1 tablespoon",
    pita: "2 pitas",
  },
  steps: [
    { text: "Chop the onion and red pepper small. Chop the garlic." },
    { text: "Warm the olive oil in a wide pan over medium heat and soften onion and pepper for 6 minutes.", timer: "soften" },
    { text: "Stir in garlic, cumin and paprika for 1 minute, until it smells good.", timer: "spice" },
    { text: "Add the tomatoes. Simmer for 10 minutes, until a spoon leaves a trail.", timer: "simmer" },
    {
      text: "Make four dents with the spoon and crack an egg into each. Cover and cook for 6 to 8 minutes, until the whites are firm and the yolks have thickened: 160°F (71°C).",
      timer: "cook the eggs",
    },
    { text: "Warm the pita and eat it straight from the pan." },
  ],
  teaches: "Simmering lets water leave slowly. What stays behind is thicker and tastes stronger.",
  changeItUp: "A can of chickpeas stretches it to four. Corn tortillas instead of pita make it wheat-free.",
};
