import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Chili popcorn",
  summary: "Movie snack with a kick, done in six minutes.",
  measures: { popcorn: "3 cups", oil: "1 teaspoon", chili: "½ teaspoon" },
  steps: [
    {
      text: "Put ¼ cup (about 45 g) of popcorn kernels in a brown paper bag, fold the top over twice and microwave for 2 to 3 minutes, until there are 2 seconds between pops. You need 3 cups of popcorn.",
      timer: "pop",
    },
    { text: "Open the bag away from your face: the steam is hot." },
    { text: "Drizzle the oil over it, sprinkle on the chili powder, close the bag and shake." },
  ],
  teaches: "Popcorn is a whole grain: you eat the bran, the germ and the starch of the kernel.",
  changeItUp: "Cinnamon instead of chili, or a spoon of grated parmesan if you eat milk.",
};
