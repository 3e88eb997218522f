import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Lentil couscous bowl",
  summary: "A kettle and a bowl, and lunch is ready.",
  measures: {
    couscous: "½ cup dry",
    lentil: "1 cup",
    tomato: "1 tomato",
    cucumber: "½ cucumber",
    parsley: "¼ cup",
    lemonJuice: "2 tablespoons",
    oliveOil: "1 tablespoon",
  },
  steps: [
    {
      text: "Boil a kettle. Pour ½ cup (120 ml) of boiling water over ½ cup of dry couscous, cover it and wait 5 minutes.",
      timer: "steep",
    },
    { text: "Lift the lid away from you, and fluff the couscous with a fork." },
    { text: "Rinse the lentils. Chop the tomato, cucumber and parsley." },
    { text: "Toss everything with the lemon juice and olive oil. Taste it." },
  ],
  teaches: "Couscous is tiny pasta, steamed and dried. Hot water finishes it: no stove needed.",
  changeItUp: "Rice or quinoa instead of couscous makes it wheat-free. Feta on top is good, if you eat milk.",
};
