import type { Recipe } from "#core/content/recipes/recipe.ts";

export const appleRaisinOatmeal: Recipe = {
  slug: "apple-raisin-oatmeal",
  name: "Apple-raisin oatmeal",
  summary: "A warm bowl that is sweet from fruit alone.",
  picture: "bowl-with-spoon",
  meal: "breakfast",
  servings: 1,
  activeMinutes: 6,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["oats", 40, "½ cup"],
    ["soyMilk", 244, "1 cup"],
    ["apple", 100, "½ apple"],
    ["raisin", 14, "1 small box"],
    ["cinnamon", 1.3, "½ teaspoon"],
  ],
  steps: [
    { text: "Wash the apple and chop it small. Leave the skin on.", uses: ["apple"] },
    {
      text: "Stir oats, soy milk, apple, raisins and cinnamon in a big bowl. It will rise, so leave room.",
      uses: ["oats", "soyMilk", "raisin", "cinnamon"],
    },
    { text: "Microwave for 2 minutes.", uses: [], timer: { minutes: 2, label: "heat" } },
    { text: "Stir, then heat for 1 more minute.", uses: [], timer: { minutes: 1, label: "heat again" } },
    { text: "Let it stand for 1 minute. It thickens, and the steam gets out.", uses: [], timer: { minutes: 1, label: "stand" } },
  ],
  teaches: "Apple and raisins bring their own sugar, wrapped in fiber. Cinnamon makes it taste sweeter still, without any added sugar.",
  changeItUp: "Pear works like apple. Milk instead of soy milk is fine; then it is vegetarian and no longer vegan.",
  safety: ["steam"],
};
