import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Hummus crunch wrap",
  summary: "Everything crunchy, held together by hummus.",
  measures: {
    wrap: "1 wrap",
    hummus: "4 tablespoons",
    carrot: "1 carrot",
    cucumber: "5 sticks",
    redPepper: "½ pepper",
    lettuce: "2 leaves",
  },
  steps: [
    {
      text: "Wash the carrot, cucumber and red pepper and cut them into sticks. Curl your fingertips under like a claw, so that the knife meets your knuckles.",
    },
    { text: "Spread the hummus over the wrap, right to the edge." },
    { text: "Lay the lettuce down first, then the sticks in a row across the middle." },
    { text: "Fold in the sides and roll it up tightly. Cut it in half." },
  ],
  teaches: "The claw hand: fingertips tucked in, thumb behind. It is how cooks cut fast and keep all ten.",
  changeItUp: "Any crunchy vegetable works. Rice paper instead of the wrap makes it wheat-free.",
};
