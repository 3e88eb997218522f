import type { Recipe } from "#core/content/recipes/recipe.ts";

export const antsOnALog: Recipe = {
  slug: "ants-on-a-log",
  name: "Ants on a log",
  summary: "Three things, no knife skills, all crunch.",
  picture: "leafy-green",
  meal: "snack",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["celery", 80, "2 stalks"],
    ["peanutbutter", 32, "2 tablespoons"],
    ["raisin", 14, "1 small box"],
  ],
  steps: [
    { text: "Wash the celery, trim the ends and cut it into pieces as long as your finger.", uses: ["celery"] },
    { text: "Fill the groove with peanut butter.", uses: ["peanutbutter"] },
    { text: "Dot the raisins on top in a row.", uses: ["raisin"] },
  ],
  teaches: "Crunchy, creamy, sweet: a snack that has all three feels like more than one that has a single one.",
  changeItUp: "Sunflower seed butter makes it peanut-free. Apple slices work as logs too.",
  safety: [],
};
