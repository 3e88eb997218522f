import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Strawberry kefir shake",
  summary: "Pink, cold, and made of whole fruit.",
  measures: { kefir: "1 cup", strawberry: "1 cup", banana: "½ banana", oats: "¼ cup" },
  steps: [
    { text: "Put kefir, strawberries, banana and oats in a blender." },
    { text: "Blend for 1 minute, until no oat flakes are left.", timer: "blend" },
    { text: "Pour and drink it cold. What is left keeps in the fridge for a day." },
  ],
  teaches: "Juice leaves the fiber behind. A shake of whole fruit drinks it all.",
  changeItUp: "Soy yogurt thinned with soy milk makes it vegan. Any frozen fruit works.",
};
