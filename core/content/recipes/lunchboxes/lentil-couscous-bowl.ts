import type { Recipe } from "#core/content/recipes/recipe.ts";

export const lentilCouscousBowl: Recipe = {
  slug: "lentil-couscous-bowl",
  name: "Lentil couscous bowl",
  summary: "A kettle and a bowl, and lunch is ready.",
  picture: "green-salad",
  meal: "lunchbox",
  servings: 2,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["kettle"]],
  ingredients: [
    ["couscous", 280, "½ cup dry"],
    ["lentil", 180, "1 cup"],
    ["tomato", 125, "1 tomato"],
    ["cucumber", 100, "½ cucumber"],
    ["parsley", 15, "¼ cup"],
    ["lemonJuice", 31, "2 tablespoons"],
    ["oliveOil", 14, "1 tablespoon"],
  ],
  unheated: ["tomato", "cucumber", "parsley"],
  steps: [
    {
      text: "Boil a kettle. Pour ½ cup (120 ml) of boiling water over ½ cup of dry couscous, cover it and wait 5 minutes.",
      uses: ["couscous"],
      timer: { minutes: 5, label: "steep" },
    },
    { text: "Lift the lid away from you, and fluff the couscous with a fork.", uses: [] },
    { text: "Rinse the lentils. Chop the tomato, cucumber and parsley.", uses: ["lentil", "tomato", "cucumber", "parsley"] },
    { text: "Toss everything with the lemon juice and olive oil. Taste it.", uses: ["lemonJuice", "oliveOil"] },
  ],
  teaches: "Couscous is tiny pasta, steamed and dried. Hot water finishes it: no stove needed.",
  changeItUp: "Rice or quinoa instead of couscous makes it wheat-free. Feta on top is good, if you eat milk.",
  safety: ["steam"],
};
