import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Greek pasta salad",
  summary: "Cook once, three lunches done.",
  measures: {
    pasta: "6 oz",
    chickpea: "1 cup",
    tomato: "1 cup",
    cucumber: "1 cup",
    feta: "½ cup",
    olives: "8 olives",
    oliveOil: "2 tablespoons",
    lemonJuice: "2 tablespoons",
  },
  steps: [
    { text: "Bring a big pot of water to a boil, salt it and cook the pasta as long as the packet says, minus 1 minute.", timer: "boil" },
    { text: "Drain it in the sink, pouring away from you, and rinse it cold so that it stops cooking." },
    { text: "Halve or chop the tomatoes and cucumber. Rinse the chickpeas. Slice the olives." },
    { text: "Toss everything with the olive oil, lemon juice and crumbled feta. Chill what you don't eat now." },
  ],
  teaches: "Al dente means firm to the tooth. Pasta goes on softening in the dressing, so stop early.",
  changeItUp: "Without feta it is vegan. Gluten-free pasta works the same; check that it is labeled so.",
};
