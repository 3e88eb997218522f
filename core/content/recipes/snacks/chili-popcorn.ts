import type { Recipe } from "#core/content/recipes/recipe.ts";

export const chiliPopcorn: Recipe = {
  slug: "chili-popcorn",
  name: "Chili popcorn",
  summary: "Movie snack with a kick, done in six minutes.",
  picture: "popcorn",
  meal: "snack",
  servings: 1,
  activeMinutes: 6,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["popcorn", 24, "3 cups"],
    ["oil", 5, "1 teaspoon"],
    ["chili", 1.3, "½ teaspoon"],
  ],
  steps: [
    {
      text: "Put ¼ cup (about 45 g) of popcorn kernels in a brown paper bag, fold the top over twice and microwave for 2 to 3 minutes, until there are 2 seconds between pops. You need 3 cups of popcorn.",
      uses: ["popcorn"],
      timer: { minutes: 3, label: "pop" },
    },
    { text: "Open the bag away from your face: the steam is hot.", uses: [] },
    { text: "Drizzle the oil over it, sprinkle on the chili powder, close the bag and shake.", uses: ["oil", "chili"] },
  ],
  teaches: "Popcorn is a whole grain: you eat the bran, the germ and the starch of the kernel.",
  changeItUp: "Cinnamon instead of chili, or a spoon of grated parmesan if you eat milk.",
  safety: ["steam"],
};
