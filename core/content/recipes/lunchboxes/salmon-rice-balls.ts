import type { Recipe } from "#core/content/recipes/recipe.ts";

export const salmonRiceBalls: Recipe = {
  slug: "salmon-rice-balls",
  name: "Salmon rice balls",
  summary: "A Japanese lunch you hold in your hand.",
  picture: "rice-ball",
  meal: "lunchbox",
  servings: 3,
  activeMinutes: 40,
  waitMinutes: 0,
  equipment: [["pot"]],
  ingredients: [
    ["rice", 185, "1 cup"],
    ["canSalmon", 120, "½ cup"],
    ["seaweed", 3, "6 strips"],
    ["soySauce", 10, "2 teaspoons"],
    ["cucumber", 60, "½ cup"],
  ],
  unheated: ["cucumber"],
  steps: [
    {
      text: "Rinse the rice in cold water until it runs clearer. Cook it with 1½ cups (360 ml) of water, covered, over low heat for 15 minutes, then let it stand for 10.",
      uses: ["rice"],
      timer: { minutes: 25, label: "cook the rice" },
    },
    { text: "Spread the rice on a plate so that it cools fast. Go on when you can touch it, within half an hour.", uses: [] },
    { text: "Mix the salmon, bones and all, with the soy sauce.", uses: ["canSalmon", "soySauce"] },
    {
      text: "Wet your hands. Press a handful of rice flat, put a spoon of salmon in the middle, close it and shape a triangle. Makes 6.",
      uses: [],
    },
    { text: "Wrap each in seaweed. Eat them with sticks of cucumber, or chill them right away.", uses: ["seaweed", "cucumber"] },
  ],
  teaches: "The soft bones in canned salmon are edible. They bring calcium that a fillet does not have.",
  changeItUp: "Mashed edamame with soy sauce is a filling without fish.",
  safety: ["rice"],
};
