import type { Recipe } from "#core/content/recipes/recipe.ts";

export const realCocoa: Recipe = {
  slug: "real-cocoa",
  name: "Real cocoa",
  summary: "Hot chocolate where you decide how sweet it is.",
  picture: "hot-beverage",
  meal: "drink",
  servings: 1,
  activeMinutes: 4,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["milk", 244, "1 cup"],
    ["cocoa", 10, "2 tablespoons"],
    ["sugar", 8, "2 teaspoons"],
  ],
  steps: [
    { text: "Whisk cocoa and sugar with 2 spoons of the milk in a big mug until no lumps are left.", uses: ["cocoa", "sugar", "milk"] },
    {
      text: "Pour in the rest of the milk and heat it in the microwave for 1½ to 2 minutes. It should steam, not boil over.",
      uses: [],
      timer: { minutes: 2, label: "heat" },
    },
    { text: "Stir and wait a minute: the top is hotter than the middle.", uses: [] },
  ],
  teaches: "Cocoa powder has no sugar of its own. A mix from the packet often has twice as much as you would add yourself.",
  changeItUp: "Fortified soy milk makes it vegan. A pinch of cinnamon goes well.",
  safety: ["steam"],
};
