import type { Recipe } from "#core/content/recipes/recipe.ts";

export const eggFriedRice: Recipe = {
  slug: "egg-fried-rice",
  name: "Egg fried rice",
  summary: "Yesterday's rice, better than new.",
  picture: "curry-rice",
  meal: "lunchbox",
  servings: 2,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["brownRice", 390, "2 cups"],
    ["egg", 100, "2 eggs"],
    ["peas", 67, "½ cup"],
    ["carrot", 60, "1 carrot"],
    ["greenOnion", 30, "2 green onions"],
    ["soySauce", 16, "1 tablespoon"],
    ["oil", 14, "1 tablespoon"],
  ],
  unheated: ["greenOnion"],
  steps: [
    { text: "Chop the carrot small and slice the green onions.", uses: ["carrot", "greenOnion"] },
    {
      text: "Warm half of the oil in a wide pan over medium-high heat. Scramble the eggs for 1 to 2 minutes until set and 160°F (71°C), and put them on a plate.",
      uses: ["oil", "egg"],
      timer: { minutes: 2, label: "scramble" },
    },
    { text: "Fry carrot and peas in the rest of the oil for 3 minutes.", uses: ["peas"], timer: { minutes: 3, label: "fry" } },
    {
      text: "Add the cold rice and break up the lumps. Fry it for 4 minutes, until it steams all over and reaches 165°F (74°C).",
      uses: ["brownRice"],
      timer: { minutes: 4, label: "fry the rice" },
    },
    { text: "Toss in egg, green onion and soy sauce.", uses: ["soySauce"] },
  ],
  teaches: "Cold rice is drier, so its grains stay apart in the pan. Leftovers are an ingredient.",
  changeItUp: "Crumbled tofu instead of egg makes it vegan. Any leftover vegetable fits.",
  safety: ["rice", "eggs"],
};
