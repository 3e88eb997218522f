import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Berry spritz",
  summary: "Fizzy, fruity, and no soda.",
  measures: { fizzyWater: "1 cup", orangeJuice: "¼ cup", berries: "¼ cup" },
  steps: [
    { text: "Fill a tall glass with the frozen berries: they are the ice cubes." },
    { text: "Pour in the orange juice, then the fizzy water, slowly, as it foams." },
    { text: "Stir once and drink." },
  ],
  teaches: "A can of soda holds about nine teaspoons of added sugar. This glass has none.",
  changeItUp: "Any juice works. A slice of lemon and a leaf of mint make it a party.",
};
