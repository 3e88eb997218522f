import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Chickpea sandwich",
  summary: "A lunchbox sandwich that tastes good after four hours in a bag.",
  measures: {
    chickpea: "½ cup",
    bread: "2 slices",
    tahini: "1 tablespoon",
    lemonJuice: "1 tablespoon",
    celery: "1 stalk",
    carrot: "½ carrot",
  },
  steps: [
    { text: "Rinse the chickpeas and mash them with a fork. Leave some lumps." },
    { text: "Stir in the tahini and lemon juice until it sticks together." },
    { text: "Wash the celery and carrot. Chop the celery small, grate the carrot, and mix both in." },
    { text: "Fill the bread with it and press it down." },
  ],
  teaches: "Mashed chickpeas let out starch and protein that hold everything together: no mayonnaise needed.",
  changeItUp: "Sunflower seed butter instead of tahini keeps it sesame-free. A few raisins make it sweeter.",
};
