import type { Recipe } from "#core/content/recipes/recipe.ts";

export const hummusCrunchWrap: Recipe = {
  slug: "hummus-crunch-wrap",
  name: "Hummus crunch wrap",
  summary: "Everything crunchy, held together by hummus.",
  picture: "stuffed-flatbread",
  meal: "lunchbox",
  servings: 1,
  activeMinutes: 10,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["wrap", 71, "1 wrap"],
    ["hummus", 60, "4 tablespoons"],
    ["carrot", 60, "1 carrot"],
    ["cucumber", 50, "5 sticks"],
    ["redPepper", 60, "½ pepper"],
    ["lettuce", 16, "2 leaves"],
  ],
  steps: [
    {
      text: "Wash the carrot, cucumber and red pepper and cut them into sticks. Curl your fingertips under like a claw, so that the knife meets your knuckles.",
      uses: ["carrot", "cucumber", "redPepper"],
    },
    { text: "Spread the hummus over the wrap, right to the edge.", uses: ["hummus", "wrap"] },
    { text: "Lay the lettuce down first, then the sticks in a row across the middle.", uses: ["lettuce"] },
    { text: "Fold in the sides and roll it up tightly. Cut it in half.", uses: [] },
  ],
  teaches: "The claw hand: fingertips tucked in, thumb behind. It is how cooks cut fast and keep all ten.",
  changeItUp: "Any crunchy vegetable works. Rice paper instead of the wrap makes it wheat-free.",
  safety: ["wash"],
};
