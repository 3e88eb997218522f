import type { Recipe } from "#core/content/recipes/recipe.ts";

export const chickpeaSandwich: Recipe = {
  slug: "chickpea-sandwich",
  name: "Chickpea sandwich",
  summary: "A lunchbox sandwich that tastes good after four hours in a bag.",
  picture: "sandwich",
  meal: "lunchbox",
  servings: 1,
  activeMinutes: 10,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["chickpea", 90, "½ cup"],
    ["bread", 72, "2 slices"],
    ["tahini", 15, "1 tablespoon"],
    ["lemonJuice", 15, "1 tablespoon"],
    ["celery", 40, "1 stalk"],
    ["carrot", 30, "½ carrot"],
  ],
  steps: [
    { text: "Rinse the chickpeas and mash them with a fork. Leave some lumps.", uses: ["chickpea"] },
    { text: "Stir in the tahini and lemon juice until it sticks together.", uses: ["tahini", "lemonJuice"] },
    { text: "Wash the celery and carrot. Chop the celery small, grate the carrot, and mix both in.", uses: ["celery", "carrot"] },
    { text: "Fill the bread with it and press it down.", uses: ["bread"] },
  ],
  teaches: "Mashed chickpeas let out starch and protein that hold everything together: no mayonnaise needed.",
  changeItUp: "Sunflower seed butter instead of tahini keeps it sesame-free. A few raisins make it sweeter.",
  safety: ["wash"],
};
