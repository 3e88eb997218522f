import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Mango-spinach soy shake",
  summary: "Green to look at, mango to taste.",
  measures: { soyMilk: "1 cup", mango: "1 cup", spinach: "1 cup" },
  steps: [
    { text: "Put soy milk, mango and spinach in a blender." },
    { text: "Blend for 1 minute, until it is evenly green.", timer: "blend" },
    { text: "Pour and drink it at once." },
  ],
  teaches: "Soy milk with added calcium and vitamin D stands in for milk. The label says whether yours has them.",
  changeItUp: "Kale works too, a little stronger. Half a banana makes it sweeter.",
};
