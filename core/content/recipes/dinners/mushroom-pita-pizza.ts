import type { Recipe } from "#core/content/recipes/recipe.ts";

export const mushroomPitaPizza: Recipe = {
  slug: "mushroom-pita-pizza",
  name: "Mushroom pita pizza",
  summary: "Pizza without dough to wait for.",
  picture: "pizza",
  meal: "dinner",
  servings: 2,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["oven"]],
  ingredients: [
    ["pita", 170, "2 pitas"],
    ["tomatoSauce", 122, "½ cup"],
    ["mozzarella", 84, "¾ cup"],
    ["mushroom", 70, "1 cup"],
    ["basil", 3, "6 leaves"],
    ["oregano", 1, "1 teaspoon"],
  ],
  unheated: ["basil"],
  steps: [
    { text: "Heat the oven to 425°F (220°C). Put the pita on a baking sheet.", uses: ["pita"] },
    { text: "Spread the tomato sauce on them and sprinkle on the oregano.", uses: ["tomatoSauce", "oregano"] },
    { text: "Slice the mushrooms thin, lay them on, and cover with mozzarella.", uses: ["mushroom", "mozzarella"] },
    { text: "Bake for 8 to 10 minutes, until the cheese bubbles. Use oven mitts.", uses: [], timer: { minutes: 9, label: "bake" } },
    { text: "Tear the basil over it and wait 2 minutes before you bite: cheese stays hot.", uses: ["basil"] },
  ],
  teaches: "Flat bread is dough that is baked already: the oven only has to make it crisp.",
  changeItUp: "Any vegetable that is cut thin works. A cheese without milk that melts makes it vegan.",
  safety: ["steam"],
};
