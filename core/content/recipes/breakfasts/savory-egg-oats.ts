import type { Recipe } from "#core/content/recipes/recipe.ts";

export const savoryEggOats: Recipe = {
  slug: "savory-egg-oats",
  name: "Savory egg oats",
  summary: "Oatmeal like fried rice: egg, soy sauce, green onion.",
  picture: "steaming-bowl",
  meal: "breakfast",
  servings: 1,
  activeMinutes: 8,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["oats", 40, "½ cup"],
    ["egg", 50, "1 egg"],
    ["greenOnion", 15, "1 green onion"],
    ["soySauce", 5, "1 teaspoon"],
    ["sesameOil", 2, "½ teaspoon"],
  ],
  unheated: ["greenOnion"],
  steps: [
    {
      text: "Stir the oats with ¾ cup (180 ml) of water in a big bowl and microwave for 2 minutes.",
      uses: ["oats"],
      timer: { minutes: 2, label: "heat" },
    },
    { text: "Crack in the egg and stir fast with a fork, so that it spreads through the hot oats.", uses: ["egg"] },
    {
      text: "Heat for 1 more minute and stir. Go on in bursts of 20 seconds until no liquid egg is left: 160°F (71°C).",
      uses: [],
      timer: { minutes: 1, label: "heat again" },
    },
    {
      text: "Slice the green onion. Top the oats with it, the soy sauce and the sesame oil.",
      uses: ["greenOnion", "soySauce", "sesameOil"],
    },
  ],
  teaches: "Oats are a grain like rice. Nothing about them has to be sweet.",
  changeItUp: "Leftover vegetables go in with the egg. Tamari without wheat and gluten-free oats make it gluten-free.",
  safety: ["eggs"],
};
