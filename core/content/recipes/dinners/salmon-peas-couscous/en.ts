import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Salmon, peas, couscous",
  summary: "Fish in the microwave sounds wrong and tastes right.",
  measures: { salmon: "8 oz", couscous: "½ cup dry", peas: "1 cup", lemonJuice: "2 tablespoons", oliveOil: "2 teaspoons" },
  steps: [
    {
      text: "Boil a kettle. Pour ½ cup (120 ml) of boiling water over ½ cup of dry couscous, cover it and wait 5 minutes.",
      timer: "steep",
    },
    {
      text: "Lay the salmon in a microwave dish, add half of the lemon juice, cover it and heat for 4 to 5 minutes. Or bake it at 400°F (200°C) for 12 minutes.",
      timer: "heat the fish",
    },
    { text: "Check it: 145°F (63°C), and it flakes with a fork. Uncover it away from you." },
    { text: "Heat the peas with a spoon of water for 2 minutes.", timer: "heat the peas" },
    { text: "Fluff the couscous with the olive oil and the rest of the lemon juice. Flake the fish over it." },
  ],
  teaches: "Salmon is one of the few foods rich in both omega-3 fats and vitamin D.",
  changeItUp: "Rice instead of couscous makes it wheat-free. White fish works as well.",
};
