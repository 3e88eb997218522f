import type { Recipe } from "#core/content/recipes/recipe.ts";

export const mangoChiaPudding: Recipe = {
  slug: "mango-chia-pudding",
  name: "Mango chia pudding",
  summary: "Tiny seeds that turn soy milk into pudding overnight.",
  picture: "mango",
  meal: "breakfast",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 240,
  equipment: [[]],
  ingredients: [
    ["chia", 31, "3 tablespoons"],
    ["soyMilk", 183, "¾ cup"],
    ["mango", 75, "½ cup"],
  ],
  steps: [
    { text: "Stir the chia seeds into the soy milk in a jar.", uses: ["chia", "soyMilk"] },
    { text: "Wait 5 minutes and stir again, so that no lumps form.", uses: [], timer: { minutes: 5, label: "wait" } },
    { text: "Cover it and put it in the fridge for 4 hours or overnight.", uses: [], timer: { minutes: 240, label: "chill" } },
    { text: "Top it with the mango. Frozen mango thaws on top while you get ready.", uses: ["mango"] },
  ],
  teaches: "Chia seeds hold about ten times their weight in water. The gel around them is soluble fiber.",
  changeItUp: "Any soft fruit works. Cocoa and half a mashed banana make it chocolate pudding.",
  safety: ["chill"],
};
