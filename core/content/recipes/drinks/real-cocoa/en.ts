import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Real cocoa",
  summary: "Hot chocolate where you decide how sweet it is.",
  measures: { milk: "1 cup", cocoa: "2 tablespoons", sugar: "2 teaspoons" },
  steps: [
    { text: "Whisk cocoa and sugar with 2 spoons of the milk in a big mug until no lumps are left." },
    {
      text: "Pour in the rest of the milk and heat it in the microwave for 1½ to 2 minutes. It should steam, not boil over.",
      timer: "heat",
    },
    { text: "Stir and wait a minute: the top is hotter than the middle." },
  ],
  teaches: "Cocoa powder has no sugar of its own. A mix from the packet often has twice as much as you would add yourself.",
  changeItUp: "Fortified soy milk makes it vegan. A pinch of cinnamon goes well.",
};
