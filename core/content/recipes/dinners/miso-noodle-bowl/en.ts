import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Miso noodle bowl",
  summary: "A bowl of soup noodles with an egg on top.",
  measures: {
    riceNoodle: "4 oz",
    tofu: "½ cup",
    egg: "2 eggs",
    spinach: "2 cups",
    miso: "1 tablespoon",
    greenOnion: "2 green onions",
    mushroom: "1 cup",
  },
  steps: [
    {
      text: "Boil the eggs for 10 minutes, so that white and yolk are firm, then cool them under cold water and peel them.",
      timer: "boil eggs",
    },
    { text: "Slice the mushrooms and green onions. Cube the tofu." },
    { text: "Bring 4 cups (1 liter) of water to a boil. Cook mushrooms and noodles in it for 5 minutes.", timer: "cook noodles" },
    { text: "Add tofu and spinach for 1 minute, then take the pot off the heat.", timer: "wilt" },
    { text: "Stir the miso smooth with a ladle of the broth, pour it back, and don't boil it again. Top with egg and green onion." },
  ],
  teaches: "Miso is soybeans that a mold has fermented for months. A spoonful seasons a whole pot; boiling would dull its taste.",
  changeItUp: "Without the egg it is vegan. Miso is often made with barley: look for rice miso if you can't have gluten.",
};
