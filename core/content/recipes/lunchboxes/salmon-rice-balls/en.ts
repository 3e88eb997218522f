import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Salmon rice balls",
  summary: "A Japanese lunch you hold in your hand.",
  measures: { rice: "1 cup", canSalmon: "½ cup", seaweed: "6 strips", soySauce: "2 teaspoons", cucumber: "½ cup" },
  steps: [
    {
      text: "Rinse the rice in cold water until it runs clearer. Cook it with 1½ cups (360 ml) of water, covered, over low heat for 15 minutes, then let it stand for 10.",
      timer: "cook the rice",
    },
    { text: "Spread the rice on a plate so that it cools fast. Go on when you can touch it, within half an hour." },
    { text: "Mix the salmon, bones and all, with the soy sauce." },
    { text: "Wet your hands. Press a handful of rice flat, put a spoon of salmon in the middle, close it and shape a triangle. Makes 6." },
    { text: "Wrap each in seaweed. Eat them with sticks of cucumber, or chill them right away." },
  ],
  teaches: "The soft bones in canned salmon are edible. They bring calcium that a fillet does not have.",
  changeItUp: "Mashed edamame with soy sauce is a filling without fish.",
};
