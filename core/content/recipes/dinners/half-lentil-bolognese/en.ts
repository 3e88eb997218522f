import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Half-lentil Bolognese",
  summary: "Half meat, half lentils, and nobody at the table can tell.",
  measures: {
    pasta: "8 oz",
    groundTurkey: "8 oz",
    lentil: "1 cup",
    canTomato: "2 cups",
    onion: "1 onion",
    carrot: "1 carrot",
    garlic: "2 cloves",
    oliveOil: "1 tablespoon",
    oregano: "2 teaspoons",
  },
  steps: [
    { text: "Chop the onion, carrot and garlic small. Put on a big pot of water for the pasta." },
    {
      text: "Brown the turkey in the olive oil over medium-high heat for 6 minutes. Break it up until nothing pink is left: 165°F (74°C).",
      timer: "brown",
    },
    { text: "Add onion and carrot and soften them for 5 minutes. Add garlic and oregano for the last one.", timer: "soften" },
    { text: "Add the tomatoes and the rinsed lentils. Simmer for 12 minutes.", timer: "simmer" },
    { text: "Cook the pasta as the packet says, keep a cup of its water, drain it, and toss it in the sauce.", timer: "boil" },
  ],
  teaches: "Half of the meat replaced by lentils: more fiber, less cost, the same bite.",
  changeItUp: "All lentils and no turkey makes it vegan. Gluten-free pasta works the same.",
};
