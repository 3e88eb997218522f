import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Red lentil dal and rice",
  summary: "A pot of dal for four, from the cupboard.",
  measures: {
    dryLentil: "1 cup",
    rice: "1 cup",
    onion: "1 onion",
    canTomato: "1 cup",
    garlic: "2 cloves",
    ginger: "1 tablespoon",
    curry: "2 teaspoons",
    oil: "1 tablespoon",
    salt: "½ teaspoon",
  },
  steps: [
    { text: "Rinse the lentils and the rice apart from each other until the water runs clearer." },
    {
      text: "Cook the rice with 1½ cups (360 ml) of water, covered, over low heat for 15 minutes. Let it stand, still covered.",
      timer: "cook the rice",
    },
    { text: "Chop the onion, garlic and ginger. Soften the onion in the oil for 5 minutes over medium heat.", timer: "soften" },
    { text: "Add garlic, ginger and curry powder and stir for 1 minute. The smell tells you it works.", timer: "bloom" },
    {
      text: "Add lentils, tomatoes, salt and 3 cups (720 ml) of water. Simmer for 20 minutes and stir now and then, until it is thick.",
      timer: "simmer",
    },
    { text: "Taste, and serve it over the rice. Cool leftovers fast and chill them within 2 hours." },
  ],
  teaches: "The taste of most spices dissolves in fat. A minute in hot oil, called blooming, wakes them up.",
  changeItUp: "Stir in spinach at the end, or a squeeze of lemon.",
};
