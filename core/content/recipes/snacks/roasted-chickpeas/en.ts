import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Roasted chickpeas",
  summary: "A can of chickpeas that turns into a crunchy snack.",
  measures: { chickpea: "1 can", oliveOil: "1 tablespoon", paprika: "1 teaspoon", salt: "¼ teaspoon" },
  steps: [
    { text: "Heat the oven to 400°F (200°C). Drain and rinse the chickpeas." },
    { text: "Roll them in a clean towel until they are really dry. Wet chickpeas steam and stay soft." },
    { text: "Toss them with the olive oil, paprika and salt on a baking sheet, in one layer." },
    { text: "Roast for 15 minutes, then shake the sheet with oven mitts on.", timer: "roast" },
    { text: "Roast for 10 to 15 minutes more, until they rattle. Let them cool: they crisp up as they do.", timer: "roast more" },
  ],
  teaches: "Crunch is missing water. Dry them first, and the oven can brown them at once.",
  changeItUp: "Curry powder or cinnamon with a little sugar instead of paprika.",
};
