import type { Recipe } from "#core/content/recipes/recipe.ts";

export const misoNoodleBowl: Recipe = {
  slug: "miso-noodle-bowl",
  name: "Miso noodle bowl",
  summary: "A bowl of soup noodles with an egg on top.",
  picture: "steaming-bowl",
  meal: "dinner",
  servings: 2,
  activeMinutes: 20,
  waitMinutes: 0,
  equipment: [["pot"]],
  ingredients: [
    ["riceNoodle", 114, "4 oz"],
    ["tofu", 126, "½ cup"],
    ["egg", 100, "2 eggs"],
    ["spinach", 60, "2 cups"],
    ["miso", 17, "1 tablespoon"],
    ["greenOnion", 30, "2 green onions"],
    ["mushroom", 70, "1 cup"],
  ],
  unheated: ["greenOnion"],
  steps: [
    {
      text: "Boil the eggs for 10 minutes, so that white and yolk are firm, then cool them under cold water and peel them.",
      uses: ["egg"],
      timer: { minutes: 10, label: "boil eggs" },
    },
    { text: "Slice the mushrooms and green onions. Cube the tofu.", uses: ["mushroom", "greenOnion", "tofu"] },
    {
      text: "Bring 4 cups (1 liter) of water to a boil. Cook mushrooms and noodles in it for 5 minutes.",
      uses: ["riceNoodle"],
      timer: { minutes: 5, label: "cook noodles" },
    },
    { text: "Add tofu and spinach for 1 minute, then take the pot off the heat.", uses: ["spinach"], timer: { minutes: 1, label: "wilt" } },
    {
      text: "Stir the miso smooth with a ladle of the broth, pour it back, and don't boil it again. Top with egg and green onion.",
      uses: ["miso"],
    },
  ],
  teaches: "Miso is soybeans that a mold has fermented for months. A spoonful seasons a whole pot; boiling would dull its taste.",
  changeItUp: "Without the egg it is vegan. Miso is often made with barley: look for rice miso if you can't have gluten.",
  safety: ["eggs"],
};
