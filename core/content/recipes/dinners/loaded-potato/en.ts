import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Loaded potato",
  summary: "A baked potato in the microwave, loaded.",
  measures: { potato: "2 potatoes", kidneyBean: "1 cup", broccoli: "1 cup", cheddar: "½ cup", salsa: "¼ cup" },
  steps: [
    { text: "Scrub the potatoes and prick them all over with a fork." },
    { text: "Microwave them for 8 to 10 minutes, turned once, until a fork slides in.", timer: "heat" },
    {
      text: "Put the broccoli in a bowl with 2 spoons of water, cover it and heat for 2 minutes. Uncover it away from you.",
      timer: "steam",
    },
    { text: "Split the potatoes and fill them with the rinsed beans, broccoli and cheddar." },
    { text: "Heat them for 1 more minute until the cheese melts. Top with salsa.", timer: "melt" },
  ],
  teaches: "Potassium helps muscles and nerves work. A potato with its skin and a cup of beans bring more of it than a banana.",
  changeItUp: "Without cheese, or with hummus instead, it is vegan.",
};
