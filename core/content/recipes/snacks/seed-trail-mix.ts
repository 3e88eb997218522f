import type { Recipe } from "#core/content/recipes/recipe.ts";

export const seedTrailMix: Recipe = {
  slug: "seed-trail-mix",
  name: "Seed trail mix",
  summary: "A trail mix without nuts, for the classroom too.",
  picture: "nuts",
  meal: "snack",
  servings: 2,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["pumpkinseed", 36, "¼ cup"],
    ["sunflower", 36, "¼ cup"],
    ["raisin", 40, "¼ cup"],
    ["popcorn", 8, "1 cup"],
  ],
  steps: [
    { text: "Measure the pumpkin seeds, sunflower seeds and raisins into a bowl.", uses: ["pumpkinseed", "sunflower", "raisin"] },
    { text: "Add the popcorn and mix with your hands.", uses: ["popcorn"] },
    { text: "Fill it into two small bags or jars. It keeps for a week if it stays dry.", uses: [] },
  ],
  teaches: "Seeds are small stores for a new plant. A handful brings iron, zinc and magnesium.",
  changeItUp:
    "Dried cranberries or apricots work instead of raisins. Check the label of the seeds if you have an allergy: many are packed beside nuts.",
  safety: [],
};
