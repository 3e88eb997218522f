import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Seed trail mix",
  summary: "A trail mix without nuts, for the classroom too.",
  measures: { pumpkinseed: "¼ cup", sunflower: "¼ cup", raisin: "¼ cup", popcorn: "1 cup" },
  steps: [
    { text: "Measure the pumpkin seeds, sunflower seeds and raisins into a bowl." },
    { text: "Add the popcorn and mix with your hands." },
    { text: "Fill it into two small bags or jars. It keeps for a week if it stays dry." },
  ],
  teaches: "Seeds are small stores for a new plant. A handful brings iron, zinc and magnesium.",
  changeItUp:
    "Dried cranberries or apricots work instead of raisins. Check the label of the seeds if you have an allergy: many are packed beside nuts.",
};
