import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Peanut-banana toast",
  summary: "Crunchy, creamy and sweet, and it keeps you full until lunch.",
  measures: { bread: "2 slices", peanutbutter: "2 tablespoons", banana: "1 banana" },
  steps: [
    { text: "Toast the bread until it is as brown as you like it.", timer: "toast" },
    { text: "Spread the peanut butter on the warm toast, so that it melts a little." },
    { text: "Slice the banana, lay it on top and press it down lightly." },
  ],
  teaches: "Fat, fiber and protein leave your stomach slowly. Together they keep you full longer than toast with jam would.",
  changeItUp: "Sunflower seed butter instead of peanut butter makes it peanut-free. A pinch of cinnamon is good too.",
};
