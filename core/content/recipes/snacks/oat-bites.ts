import type { Recipe } from "#core/content/recipes/recipe.ts";

export const oatBites: Recipe = {
  slug: "oat-bites",
  name: "Oat bites",
  summary: "No-bake bites to take along.",
  picture: "cookie",
  meal: "snack",
  servings: 4,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["oats", 81, "1 cup"],
    ["peanutbutter", 64, "4 tablespoons"],
    ["honey", 40, "2 tablespoons"],
    ["chia", 10, "1 tablespoon"],
    ["raisin", 40, "¼ cup"],
  ],
  steps: [
    {
      text: "Stir oats, peanut butter, honey, chia seeds and raisins in a bowl until it sticks together.",
      uses: ["oats", "peanutbutter", "honey", "chia", "raisin"],
    },
    { text: "Chill it for 15 minutes: cold dough rolls better.", uses: [], timer: { minutes: 15, label: "chill" } },
    { text: "Wet your hands and roll 12 balls. Three are a serving. Keep them in the fridge for up to a week.", uses: [] },
  ],
  teaches: "A no-bake ratio: about two parts dry, one part sticky. Too dry? A spoon of water. Too wet? More oats.",
  changeItUp: "Sunflower seed butter makes them peanut-free. Maple syrup instead of honey makes them vegan.",
  safety: ["chill"],
};
