import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Bean-corn quesadilla",
  summary: "Crisp outside, melted inside, ten minutes.",
  measures: { cornTortilla: "2 tortillas", blackBean: "⅓ cup", corn: "⅓ cup", cheddar: "⅜ cup", salsa: "2 tablespoons" },
  steps: [
    { text: "Rinse the black beans and mix them with the corn and cheddar." },
    { text: "Spread the mix on one tortilla and lay the other on top." },
    { text: "Brown it in a dry pan over medium heat for 3 minutes.", timer: "brown" },
    {
      text: "Flip it with a wide spatula and brown the other side for 2 minutes. Or microwave it for 1 minute: softer, still good.",
      timer: "other side",
    },
    { text: "Wait a minute, cut it in four and dip it in the salsa." },
  ],
  teaches: "Beans are short of one amino acid and corn of another. On one plate, or on one day, they fill each other's gap.",
  changeItUp: "A vegan cheese that melts works too. Add peppers or spinach.",
};
