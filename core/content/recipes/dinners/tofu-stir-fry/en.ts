import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Tofu stir-fry",
  summary: "Crisp tofu, green vegetables, a shiny sauce.",
  measures: {
    tofu: "1 cup",
    brownRice: "2 cups",
    broccoli: "2 cups",
    redPepper: "1 pepper",
    soySauce: "2 tablespoons",
    garlic: "2 cloves",
    ginger: "2 teaspoons",
    cornstarch: "1 tablespoon",
    oil: "1 tablespoon",
  },
  steps: [
    { text: "Press the tofu between two towels under a heavy book for 10 minutes, then cube it.", timer: "press" },
    {
      text: "Cut the broccoli and pepper. Chop the garlic and ginger. Stir the soy sauce, cornstarch and ½ cup (120 ml) of water in a cup.",
    },
    {
      text: "Heat half of the oil in a wide pan over high heat. Fry the tofu for 6 minutes, turn it now and then, and take it out.",
      timer: "fry",
    },
    { text: "Stir-fry broccoli and pepper in the rest of the oil for 4 minutes, garlic and ginger for the last one.", timer: "stir" },
    {
      text: "Stir the sauce again, pour it in, add the tofu, and let it bubble for 1 minute until it shines. Serve it on the hot rice.",
      timer: "bubble",
    },
  ],
  teaches: "High heat and small batches. A full pan cools down, and things boil instead of frying.",
  changeItUp: "Any quick vegetable works. Tamari without wheat keeps the wheat out.",
};
