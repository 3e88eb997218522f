import type { Recipe } from "#core/content/recipes/recipe.ts";

export const tofuStirFry: Recipe = {
  slug: "tofu-stir-fry",
  name: "Tofu stir-fry",
  summary: "Crisp tofu, green vegetables, a shiny sauce.",
  picture: "takeout-box",
  meal: "dinner",
  servings: 2,
  activeMinutes: 30,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["tofu", 252, "1 cup"],
    ["brownRice", 390, "2 cups"],
    ["broccoli", 180, "2 cups"],
    ["redPepper", 120, "1 pepper"],
    ["soySauce", 32, "2 tablespoons"],
    ["garlic", 6, "2 cloves"],
    ["ginger", 4, "2 teaspoons"],
    ["cornstarch", 8, "1 tablespoon"],
    ["oil", 14, "1 tablespoon"],
  ],
  steps: [
    {
      text: "Press the tofu between two towels under a heavy book for 10 minutes, then cube it.",
      uses: ["tofu"],
      timer: { minutes: 10, label: "press" },
    },
    {
      text: "Cut the broccoli and pepper. Chop the garlic and ginger. Stir the soy sauce, cornstarch and ½ cup (120 ml) of water in a cup.",
      uses: ["broccoli", "redPepper", "garlic", "ginger", "soySauce", "cornstarch"],
    },
    {
      text: "Heat half of the oil in a wide pan over high heat. Fry the tofu for 6 minutes, turn it now and then, and take it out.",
      uses: ["oil"],
      timer: { minutes: 6, label: "fry" },
    },
    {
      text: "Stir-fry broccoli and pepper in the rest of the oil for 4 minutes, garlic and ginger for the last one.",
      uses: [],
      timer: { minutes: 4, label: "stir" },
    },
    {
      text: "Stir the sauce again, pour it in, add the tofu, and let it bubble for 1 minute until it shines. Serve it on the hot rice.",
      uses: ["brownRice"],
      timer: { minutes: 1, label: "bubble" },
    },
  ],
  teaches: "High heat and small batches. A full pan cools down, and things boil instead of frying.",
  changeItUp: "Any quick vegetable works. Tamari without wheat keeps the wheat out.",
  safety: [],
};
