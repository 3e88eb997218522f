import type { Recipe } from "#core/content/recipes/recipe.ts";

export const strawberryKefirShake: Recipe = {
  slug: "strawberry-kefir-shake",
  name: "Strawberry kefir shake",
  summary: "Pink, cold, and made of whole fruit.",
  picture: "cup-with-straw",
  meal: "drink",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [["blender"]],
  ingredients: [
    ["kefir", 244, "1 cup"],
    ["strawberry", 150, "1 cup"],
    ["banana", 63, "½ banana"],
    ["oats", 20, "¼ cup"],
  ],
  steps: [
    { text: "Put kefir, strawberries, banana and oats in a blender.", uses: ["kefir", "strawberry", "banana", "oats"] },
    { text: "Blend for 1 minute, until no oat flakes are left.", uses: [], timer: { minutes: 1, label: "blend" } },
    { text: "Pour and drink it cold. What is left keeps in the fridge for a day.", uses: [] },
  ],
  teaches: "Juice leaves the fiber behind. A shake of whole fruit drinks it all.",
  changeItUp: "Soy yogurt thinned with soy milk makes it vegan. Any frozen fruit works.",
  safety: ["chill"],
};
