import type { Recipe } from "#core/content/recipes/recipe.ts";

export const redLentilDalAndRice: Recipe = {
  slug: "red-lentil-dal-and-rice",
  name: "Red lentil dal and rice",
  summary: "A pot of dal for four, from the cupboard.",
  picture: "curry-rice",
  meal: "dinner",
  servings: 4,
  activeMinutes: 40,
  waitMinutes: 0,
  equipment: [["pot"]],
  ingredients: [
    ["dryLentil", 192, "1 cup"],
    ["rice", 185, "1 cup"],
    ["onion", 148, "1 onion"],
    ["canTomato", 240, "1 cup"],
    ["garlic", 6, "2 cloves"],
    ["ginger", 6, "1 tablespoon"],
    ["curry", 4, "2 teaspoons"],
    ["oil", 14, "1 tablespoon"],
    ["salt", 3, "½ teaspoon"],
  ],
  steps: [
    { text: "Rinse the lentils and the rice apart from each other until the water runs clearer.", uses: ["dryLentil", "rice"] },
    {
      text: "Cook the rice with 1½ cups (360 ml) of water, covered, over low heat for 15 minutes. Let it stand, still covered.",
      uses: [],
      timer: { minutes: 15, label: "cook the rice" },
    },
    {
      text: "Chop the onion, garlic and ginger. Soften the onion in the oil for 5 minutes over medium heat.",
      uses: ["onion", "garlic", "ginger", "oil"],
      timer: { minutes: 5, label: "soften" },
    },
    {
      text: "Add garlic, ginger and curry powder and stir for 1 minute. The smell tells you it works.",
      uses: ["curry"],
      timer: { minutes: 1, label: "bloom" },
    },
    {
      text: "Add lentils, tomatoes, salt and 3 cups (720 ml) of water. Simmer for 20 minutes and stir now and then, until it is thick.",
      uses: ["canTomato", "salt"],
      timer: { minutes: 20, label: "simmer" },
    },
    { text: "Taste, and serve it over the rice. Cool leftovers fast and chill them within 2 hours.", uses: [] },
  ],
  teaches: "The taste of most spices dissolves in fat. A minute in hot oil, called blooming, wakes them up.",
  changeItUp: "Stir in spinach at the end, or a squeeze of lemon.",
  safety: ["rice"],
};
