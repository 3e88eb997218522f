import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Egg fried rice",
  summary: "Yesterday's rice, better than new.",
  measures: {
    brownRice: "2 cups",
    egg: "2 eggs",
    peas: "½ cup",
    carrot: "1 carrot",
    greenOnion: "2 green onions",
    soySauce: "1 tablespoon",
    oil: "1 tablespoon",
  },
  steps: [
    { text: "Chop the carrot small and slice the green onions." },
    {
      text: "Warm half of the oil in a wide pan over medium-high heat. Scramble the eggs for 1 to 2 minutes until set and 160°F (71°C), and put them on a plate.",
      timer: "scramble",
    },
    { text: "Fry carrot and peas in the rest of the oil for 3 minutes.", timer: "fry" },
    {
      text: "Add the cold rice and break up the lumps. Fry it for 4 minutes, until it steams all over and reaches 165°F (74°C).",
      timer: "fry the rice",
    },
    { text: "Toss in egg, green onion and soy sauce." },
  ],
  teaches: "Cold rice is drier, so its grains stay apart in the pan. Leftovers are an ingredient.",
  changeItUp: "Crumbled tofu instead of egg makes it vegan. Any leftover vegetable fits.",
};
