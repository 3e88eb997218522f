import type { Recipe } from "#core/content/recipes/recipe.ts";

export const guacamolePepperStrips: Recipe = {
  slug: "guacamole-pepper-strips",
  name: "Guacamole, pepper strips",
  summary: "Mash, squeeze, dip.",
  picture: "avocado",
  meal: "snack",
  servings: 2,
  activeMinutes: 10,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["avocado", 150, "1 avocado"],
    ["limeJuice", 15, "1 tablespoon"],
    ["onion", 20, "2 tablespoons"],
    ["tomato", 60, "1 plum tomato"],
    ["cilantro", 4, "¼ cup"],
    ["redPepper", 120, "1 pepper"],
  ],
  steps: [
    { text: "Halve the avocado: cut around the stone and twist. Push the stone out with a spoon, not with the knife.", uses: ["avocado"] },
    { text: "Mash it with a fork and the lime juice.", uses: ["limeJuice"] },
    { text: "Chop the onion, tomato and cilantro very small and stir them in.", uses: ["onion", "tomato", "cilantro"] },
    { text: "Wash the red pepper, cut it into strips and dip.", uses: ["redPepper"] },
  ],
  teaches: "Cut avocado browns when air meets its enzymes. The acid of lime slows them down.",
  changeItUp: "No cilantro? Use parsley or leave it out. Carrot and cucumber dip just as well.",
  safety: ["wash"],
};
