import type { Recipe } from "#core/content/recipes/recipe.ts";

export const tunaBeanPita: Recipe = {
  slug: "tuna-bean-pita",
  name: "Tuna-bean pita",
  summary: "Two cans, one pita, no stove.",
  picture: "stuffed-flatbread",
  meal: "lunchbox",
  servings: 1,
  activeMinutes: 10,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["tuna", 83, "½ can"],
    ["whiteBean", 90, "½ cup"],
    ["pita", 57, "1 pita"],
    ["cucumber", 60, "½ cup"],
    ["tomato", 60, "1 plum tomato"],
    ["lemonJuice", 15, "1 tablespoon"],
    ["oliveOil", 7, "½ tablespoon"],
  ],
  steps: [
    { text: "Open and drain the tuna. Rinse the white beans.", uses: ["tuna", "whiteBean"] },
    { text: "Cut the cucumber and tomato into small pieces.", uses: ["cucumber", "tomato"] },
    { text: "Mix everything with the lemon juice and olive oil.", uses: ["lemonJuice", "oliveOil"] },
    { text: "Cut the pita in half and fill both pockets. Keep it cold until lunch.", uses: ["pita"] },
  ],
  teaches: "Canned light tuna is on the FDA's list of fish low in mercury. Two servings of fish a week fit well.",
  changeItUp: "Without fish: use a second helping of beans and a spoon of capers.",
  safety: ["chill"],
};
