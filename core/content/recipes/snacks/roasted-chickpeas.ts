import type { Recipe } from "#core/content/recipes/recipe.ts";

export const roastedChickpeas: Recipe = {
  slug: "roasted-chickpeas",
  name: "Roasted chickpeas",
  summary: "A can of chickpeas that turns into a crunchy snack.",
  picture: "beans",
  meal: "snack",
  servings: 2,
  activeMinutes: 40,
  waitMinutes: 0,
  equipment: [["oven"]],
  ingredients: [
    ["chickpea", 254, "1 can"],
    ["oliveOil", 14, "1 tablespoon"],
    ["paprika", 2.3, "1 teaspoon"],
    ["salt", 1.5, "¼ teaspoon"],
  ],
  steps: [
    { text: "Heat the oven to 400°F (200°C). Drain and rinse the chickpeas.", uses: ["chickpea"] },
    { text: "Roll them in a clean towel until they are really dry. Wet chickpeas steam and stay soft.", uses: [] },
    { text: "Toss them with the olive oil, paprika and salt on a baking sheet, in one layer.", uses: ["oliveOil", "paprika", "salt"] },
    { text: "Roast for 15 minutes, then shake the sheet with oven mitts on.", uses: [], timer: { minutes: 15, label: "roast" } },
    {
      text: "Roast for 10 to 15 minutes more, until they rattle. Let them cool: they crisp up as they do.",
      uses: [],
      timer: { minutes: 12, label: "roast more" },
    },
  ],
  teaches: "Crunch is missing water. Dry them first, and the oven can brown them at once.",
  changeItUp: "Curry powder or cinnamon with a little sugar instead of paprika.",
  safety: ["steam"],
};
