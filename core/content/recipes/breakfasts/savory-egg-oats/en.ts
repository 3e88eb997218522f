import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Savory egg oats",
  summary: "Oatmeal like fried rice: egg, soy sauce, green onion.",
  measures: { oats: "½ cup", egg: "1 egg", greenOnion: "1 green onion", soySauce: "1 teaspoon", sesameOil: "½ teaspoon" },
  steps: [
    { text: "Stir the oats with ¾ cup (180 ml) of water in a big bowl and microwave for 2 minutes.", timer: "heat" },
    { text: "Crack in the egg and stir fast with a fork, so that it spreads through the hot oats." },
    {
      text: "Heat for 1 more minute and stir. Go on in bursts of 20 seconds until no liquid egg is left: 160°F (71°C).",
      timer: "heat again",
    },
    { text: "Slice the green onion. Top the oats with it, the soy sauce and the sesame oil." },
  ],
  teaches: "Oats are a grain like rice. Nothing about them has to be sweet.",
  changeItUp: "Leftover vegetables go in with the egg. Tamari without wheat and gluten-free oats make it gluten-free.",
};
