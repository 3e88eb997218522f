import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Apple-raisin oatmeal",
  summary: "A warm bowl that is sweet from fruit alone.",
  measures: { oats: "½ cup", soyMilk: "1 cup", apple: "½ apple", raisin: "1 small box", cinnamon: "½ teaspoon" },
  steps: [
    { text: "Wash the apple and chop it small. Leave the skin on." },
    { text: "Stir oats, soy milk, apple, raisins and cinnamon in a big bowl. It will rise, so leave room." },
    { text: "Microwave for 2 minutes.", timer: "heat" },
    { text: "Stir, then heat for 1 more minute.", timer: "heat again" },
    { text: "Let it stand for 1 minute. It thickens, and the steam gets out.", timer: "stand" },
  ],
  teaches: "Apple and raisins bring their own sugar, wrapped in fiber. Cinnamon makes it taste sweeter still, without any added sugar.",
  changeItUp: "Pear works like apple. Milk instead of soy milk is fine; then it is vegetarian and no longer vegan.",
};
