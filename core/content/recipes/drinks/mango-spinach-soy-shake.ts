import type { Recipe } from "#core/content/recipes/recipe.ts";

export const mangoSpinachSoyShake: Recipe = {
  slug: "mango-spinach-soy-shake",
  name: "Mango-spinach soy shake",
  summary: "Green to look at, mango to taste.",
  picture: "tropical-drink",
  meal: "drink",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [["blender"]],
  ingredients: [
    ["soyMilk", 244, "1 cup"],
    ["mango", 150, "1 cup"],
    ["spinach", 25, "1 cup"],
  ],
  steps: [
    { text: "Put soy milk, mango and spinach in a blender.", uses: ["soyMilk", "mango", "spinach"] },
    { text: "Blend for 1 minute, until it is evenly green.", uses: [], timer: { minutes: 1, label: "blend" } },
    { text: "Pour and drink it at once.", uses: [] },
  ],
  teaches: "Soy milk with added calcium and vitamin D stands in for milk. The label says whether yours has them.",
  changeItUp: "Kale works too, a little stronger. Half a banana makes it sweeter.",
  safety: [],
};
