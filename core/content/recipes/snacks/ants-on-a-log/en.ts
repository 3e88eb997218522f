import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Ants on a log",
  summary: "Three things, no knife skills, all crunch.",
  measures: { celery: "2 stalks", peanutbutter: "2 tablespoons", raisin: "1 small box" },
  steps: [
    { text: "Wash the celery, trim the ends and cut it into pieces as long as your finger." },
    { text: "Fill the groove with peanut butter." },
    { text: "Dot the raisins on top in a row." },
  ],
  teaches: "Crunchy, creamy, sweet: a snack that has all three feels like more than one that has a single one.",
  changeItUp: "Sunflower seed butter makes it peanut-free. Apple slices work as logs too.",
};
