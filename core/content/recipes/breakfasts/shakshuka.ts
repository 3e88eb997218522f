import type { Recipe } from "#core/content/recipes/recipe.ts";

export const shakshuka: Recipe = {
  slug: "shakshuka",
  name: "Shakshuka",
  summary: "Eggs cooked in a thick, spicy tomato sauce. One pan, bread to wipe it out.",
  picture: "cooking",
  meal: "breakfast",
  servings: 2,
  activeMinutes: 30,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["egg", 200, "4 eggs"],
    ["canTomato", 480, "2 cups"],
    ["onion", 74, "½ onion"],
    ["redPepper", 120, "1 pepper"],
    ["garlic", 6, "2 cloves"],
    ["cumin", 2, "1 teaspoon"],
    ["paprika", 2.3, "1 teaspoon"],
    ["oliveOil", 14, "1 tablespoon"],
    ["pita", 114, "2 pitas"],
  ],
  steps: [
    { text: "Chop the onion and red pepper small. Chop the garlic.", uses: ["onion", "redPepper", "garlic"] },
    {
      text: "Warm the olive oil in a wide pan over medium heat and soften onion and pepper for 6 minutes.",
      uses: ["oliveOil"],
      timer: { minutes: 6, label: "soften" },
    },
    {
      text: "Stir in garlic, cumin and paprika for 1 minute, until it smells good.",
      uses: ["cumin", "paprika"],
      timer: { minutes: 1, label: "spice" },
    },
    {
      text: "Add the tomatoes. Simmer for 10 minutes, until a spoon leaves a trail.",
      uses: ["canTomato"],
      timer: { minutes: 10, label: "simmer" },
    },
    {
      text: "Make four dents with the spoon and crack an egg into each. Cover and cook for 6 to 8 minutes, until the whites are firm and the yolks have thickened: 160°F (71°C).",
      uses: ["egg"],
      timer: { minutes: 7, label: "cook the eggs" },
    },
    { text: "Warm the pita and eat it straight from the pan.", uses: ["pita"] },
  ],
  teaches: "Simmering lets water leave slowly. What stays behind is thicker and tastes stronger.",
  changeItUp: "A can of chickpeas stretches it to four. Corn tortillas instead of pita make it wheat-free.",
  safety: ["eggs"],
};
