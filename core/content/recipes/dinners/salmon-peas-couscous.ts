import type { Recipe } from "#core/content/recipes/recipe.ts";

export const salmonPeasCouscous: Recipe = {
  slug: "salmon-peas-couscous",
  name: "Salmon, peas, couscous",
  summary: "Fish in the microwave sounds wrong and tastes right.",
  picture: "fish",
  meal: "dinner",
  servings: 2,
  activeMinutes: 20,
  waitMinutes: 0,
  equipment: [["microwave"], ["oven"]],
  ingredients: [
    ["salmon", 227, "8 oz"],
    ["couscous", 280, "½ cup dry"],
    ["peas", 134, "1 cup"],
    ["lemonJuice", 31, "2 tablespoons"],
    ["oliveOil", 9, "2 teaspoons"],
  ],
  steps: [
    {
      text: "Boil a kettle. Pour ½ cup (120 ml) of boiling water over ½ cup of dry couscous, cover it and wait 5 minutes.",
      uses: ["couscous"],
      timer: { minutes: 5, label: "steep" },
    },
    {
      text: "Lay the salmon in a microwave dish, add half of the lemon juice, cover it and heat for 4 to 5 minutes. Or bake it at 400°F (200°C) for 12 minutes.",
      uses: ["salmon", "lemonJuice"],
      timer: { minutes: 5, label: "heat the fish" },
    },
    { text: "Check it: 145°F (63°C), and it flakes with a fork. Uncover it away from you.", uses: [] },
    { text: "Heat the peas with a spoon of water for 2 minutes.", uses: ["peas"], timer: { minutes: 2, label: "heat the peas" } },
    { text: "Fluff the couscous with the olive oil and the rest of the lemon juice. Flake the fish over it.", uses: ["oliveOil"] },
  ],
  teaches: "Salmon is one of the few foods rich in both omega-3 fats and vitamin D.",
  changeItUp: "Rice instead of couscous makes it wheat-free. White fish works as well.",
  safety: ["fish"],
};
