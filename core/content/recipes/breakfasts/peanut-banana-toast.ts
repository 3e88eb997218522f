import type { Recipe } from "#core/content/recipes/recipe.ts";

export const peanutBananaToast: Recipe = {
  slug: "peanut-banana-toast",
  name: "Peanut-banana toast",
  summary: "Crunchy, creamy and sweet, and it keeps you full until lunch.",
  picture: "bread",
  meal: "breakfast",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [["toaster"]],
  ingredients: [
    ["bread", 72, "2 slices"],
    ["peanutbutter", 32, "2 tablespoons"],
    ["banana", 126, "1 banana"],
  ],
  steps: [
    { text: "Toast the bread until it is as brown as you like it.", uses: ["bread"], timer: { minutes: 3, label: "toast" } },
    { text: "Spread the peanut butter on the warm toast, so that it melts a little.", uses: ["peanutbutter"] },
    { text: "Slice the banana, lay it on top and press it down lightly.", uses: ["banana"] },
  ],
  teaches: "Fat, fiber and protein leave your stomach slowly. Together they keep you full longer than toast with jam would.",
  changeItUp: "Sunflower seed butter instead of peanut butter makes it peanut-free. A pinch of cinnamon is good too.",
  safety: [],
};
