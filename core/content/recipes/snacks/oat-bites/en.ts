import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Oat bites",
  summary: "No-bake bites to take along.",
  measures: { oats: "1 cup", peanutbutter: "4 tablespoons", honey: "2 tablespoons", chia: "1 tablespoon", raisin: "¼ cup" },
  steps: [
    { text: "Stir oats, peanut butter, honey, chia seeds and raisins in a bowl until it sticks together." },
    { text: "Chill it for 15 minutes: cold dough rolls better.", timer: "chill" },
    { text: "Wet your hands and roll 12 balls. Three are a serving. Keep them in the fridge for up to a week." },
  ],
  teaches: "A no-bake ratio: about two parts dry, one part sticky. Too dry? A spoon of water. Too wet? More oats.",
  changeItUp: "Sunflower seed butter makes them peanut-free. Maple syrup instead of honey makes them vegan.",
};
