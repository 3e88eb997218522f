import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Mango chia pudding",
  summary: "Tiny seeds that turn soy milk into pudding overnight.",
  measures: { chia: "3 tablespoons", soyMilk: "¾ cup", mango: "½ cup" },
  steps: [
    { text: "Stir the chia seeds into the soy milk in a jar." },
    { text: "Wait 5 minutes and stir again, so that no lumps form.", timer: "wait" },
    { text: "Cover it and put it in the fridge for 4 hours or overnight.", timer: "chill" },
    { text: "Top it with the mango. Frozen mango thaws on top while you get ready." },
  ],
  teaches: "Chia seeds hold about ten times their weight in water. The gel around them is soluble fiber.",
  changeItUp: "Any soft fruit works. Cocoa and half a mashed banana make it chocolate pudding.",
};
