import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Mushroom pita pizza",
  summary: "Pizza without dough to wait for.",
  measures: { pita: "2 pitas", tomatoSauce: "½ cup", mozzarella: "¾ cup", mushroom: "1 cup", basil: "6 leaves", oregano: "1 teaspoon" },
  steps: [
    { text: "Heat the oven to 425°F (220°C). Put the pita on a baking sheet." },
    { text: "Spread the tomato sauce on them and sprinkle on the oregano." },
    { text: "Slice the mushrooms thin, lay them on, and cover with mozzarella." },
    { text: "Bake for 8 to 10 minutes, until the cheese bubbles. Use oven mitts.", timer: "bake" },
    { text: "Tear the basil over it and wait 2 minutes before you bite: cheese stays hot." },
  ],
  teaches: "Flat bread is dough that is baked already: the oven only has to make it crisp.",
  changeItUp: "Any vegetable that is cut thin works. A cheese without milk that melts makes it vegan.",
};
