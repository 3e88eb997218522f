import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Guacamole, pepper strips",
  summary: "Mash, squeeze, dip.",
  measures: {
    avocado: "1 avocado",
    limeJuice: "1 tablespoon",
    onion: "2 tablespoons",
    tomato: "1 plum tomato",
    cilantro: "¼ cup",
    redPepper: "1 pepper",
  },
  steps: [
    { text: "Halve the avocado: cut around the stone and twist. Push the stone out with a spoon, not with the knife." },
    { text: "Mash it with a fork and the lime juice." },
    { text: "Chop the onion, tomato and cilantro very small and stir them in." },
    { text: "Wash the red pepper, cut it into strips and dip." },
  ],
  teaches: "Cut avocado browns when air meets its enzymes. The acid of lime slows them down.",
  changeItUp: "No cilantro? Use parsley or leave it out. Carrot and cucumber dip just as well.",
};
