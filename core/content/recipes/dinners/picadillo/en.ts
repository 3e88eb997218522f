import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Picadillo",
  summary: "A Cuban classic: salty, sweet and full of iron.",
  measures: {
    groundBeef: "12 oz",
    rice: "1 cup",
    potato: "1 potato",
    canTomato: "1 cup",
    onion: "1 onion",
    olives: "8 olives",
    raisin: "¼ cup",
    cumin: "2 teaspoons",
    garlic: "2 cloves",
    oil: "½ tablespoon",
  },
  steps: [
    {
      text: "Rinse the rice and cook it with 1½ cups (360 ml) of water, covered, over low heat for 15 minutes. Let it stand.",
      timer: "cook the rice",
    },
    { text: "Chop the onion and garlic. Scrub the potato and cut it into small cubes." },
    {
      text: "Brown the beef in the oil over medium-high heat for 6 minutes and break it up. Wash your hands after touching it raw.",
      timer: "brown",
    },
    { text: "Add onion, garlic, potato and cumin and soften for 4 minutes.", timer: "soften" },
    {
      text: "Add tomatoes, olives, raisins and ½ cup (120 ml) of water. Cover and simmer for 12 minutes, until the potato is soft.",
      timer: "simmer",
    },
    { text: "Check the meat: 160°F (71°C). Serve it with the rice, and cool leftovers fast." },
  ],
  teaches: "Meat has heme iron, which your body takes up easily. The vitamin C of tomatoes helps with the rest.",
  changeItUp: "Lentils instead of beef make it vegan.",
};
