import type { Recipe } from "#core/content/recipes/recipe.ts";

export const greekPastaSalad: Recipe = {
  slug: "greek-pasta-salad",
  name: "Greek pasta salad",
  summary: "Cook once, three lunches done.",
  picture: "spaghetti",
  meal: "lunchbox",
  servings: 3,
  activeMinutes: 25,
  waitMinutes: 0,
  equipment: [["pot"]],
  ingredients: [
    ["pasta", 171, "6 oz"],
    ["chickpea", 180, "1 cup"],
    ["tomato", 149, "1 cup"],
    ["cucumber", 120, "1 cup"],
    ["feta", 75, "½ cup"],
    ["olives", 40, "8 olives"],
    ["oliveOil", 28, "2 tablespoons"],
    ["lemonJuice", 31, "2 tablespoons"],
  ],
  unheated: ["tomato", "cucumber"],
  steps: [
    {
      text: "Bring a big pot of water to a boil, salt it and cook the pasta as long as the packet says, minus 1 minute.",
      uses: ["pasta"],
      timer: { minutes: 9, label: "boil" },
    },
    { text: "Drain it in the sink, pouring away from you, and rinse it cold so that it stops cooking.", uses: [] },
    {
      text: "Halve or chop the tomatoes and cucumber. Rinse the chickpeas. Slice the olives.",
      uses: ["tomato", "cucumber", "chickpea", "olives"],
    },
    {
      text: "Toss everything with the olive oil, lemon juice and crumbled feta. Chill what you don't eat now.",
      uses: ["oliveOil", "lemonJuice", "feta"],
    },
  ],
  teaches: "Al dente means firm to the tooth. Pasta goes on softening in the dressing, so stop early.",
  changeItUp: "Without feta it is vegan. Gluten-free pasta works the same; check that it is labeled so.",
  safety: ["chill"],
};
