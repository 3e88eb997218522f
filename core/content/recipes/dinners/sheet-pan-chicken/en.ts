import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Sheet-pan chicken",
  summary: "Dinner for three on one sheet.",
  measures: {
    chickenBreast: "14 oz",
    sweetPotato: "3 sweet potatoes",
    broccoli: "2 cups",
    oliveOil: "2 tablespoons",
    paprika: "2 teaspoons",
    salt: "½ teaspoon",
  },
  steps: [
    {
      text: "Heat the oven to 425°F (220°C). Scrub the sweet potatoes and cut them into cubes of about 1 inch (2.5 cm). Cut the broccoli into florets.",
    },
    { text: "On a board of its own cut the chicken into pieces twice as big. Don't wash it. Then wash board, knife and hands with soap." },
    {
      text: "Toss the sweet potatoes with half of the olive oil, paprika and salt on a baking sheet and roast for 10 minutes.",
      timer: "roast",
    },
    { text: "Toss chicken and broccoli with the rest, spread them between and roast for 15 to 18 minutes.", timer: "roast more" },
    {
      text: "Check the thickest piece: 165°F (74°C). No thermometer? Cut it: no pink, clear juice, and five more minutes if you are not sure.",
    },
  ],
  teaches: "Pieces of one size are done at one time. What cooks longer is cut smaller or starts earlier.",
  changeItUp: "Tofu or chickpeas instead of chicken: no raw meat to think of.",
};
