import type { Recipe } from "#core/content/recipes/recipe.ts";

export const halfLentilBolognese: Recipe = {
  slug: "half-lentil-bolognese",
  name: "Half-lentil Bolognese",
  summary: "Half meat, half lentils, and nobody at the table can tell.",
  picture: "spaghetti",
  meal: "dinner",
  servings: 4,
  activeMinutes: 35,
  waitMinutes: 0,
  equipment: [["pot", "pan"]],
  ingredients: [
    ["pasta", 228, "8 oz"],
    ["groundTurkey", 227, "8 oz"],
    ["lentil", 180, "1 cup"],
    ["canTomato", 480, "2 cups"],
    ["onion", 148, "1 onion"],
    ["carrot", 60, "1 carrot"],
    ["garlic", 6, "2 cloves"],
    ["oliveOil", 14, "1 tablespoon"],
    ["oregano", 2, "2 teaspoons"],
  ],
  steps: [
    {
      text: "Chop the onion, carrot and garlic small. Put on a big pot of water for the pasta.",
      uses: ["onion", "carrot", "garlic", "pasta"],
    },
    {
      text: "Brown the turkey in the olive oil over medium-high heat for 6 minutes. Break it up until nothing pink is left: 165°F (74°C).",
      uses: ["groundTurkey", "oliveOil"],
      timer: { minutes: 6, label: "brown" },
    },
    {
      text: "Add onion and carrot and soften them for 5 minutes. Add garlic and oregano for the last one.",
      uses: ["oregano"],
      timer: { minutes: 5, label: "soften" },
    },
    {
      text: "Add the tomatoes and the rinsed lentils. Simmer for 12 minutes.",
      uses: ["canTomato", "lentil"],
      timer: { minutes: 12, label: "simmer" },
    },
    {
      text: "Cook the pasta as the packet says, keep a cup of its water, drain it, and toss it in the sauce.",
      uses: [],
      timer: { minutes: 10, label: "boil" },
    },
  ],
  teaches: "Half of the meat replaced by lentils: more fiber, less cost, the same bite.",
  changeItUp: "All lentils and no turkey makes it vegan. Gluten-free pasta works the same.",
  safety: ["poultry"],
};
