import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Yogurt curry chicken",
  summary: "Tender chicken in a mild curry sauce.",
  measures: {
    chickenThigh: "3 thighs",
    yogurt: "½ cup",
    brownRice: "3 cups",
    peas: "1 cup",
    onion: "1 onion",
    garlic: "2 cloves",
    curry: "1 tablespoon",
    oil: "1 tablespoon",
  },
  steps: [
    {
      text: "On a board of its own cut the chicken into bites. Mix it with the yogurt and curry powder, cover it, and put it in the fridge for 15 minutes or up to a day. Wash hands and board with soap.",
      timer: "marinate",
    },
    { text: "Chop the onion and garlic. Soften the onion in the oil for 5 minutes over medium heat.", timer: "soften" },
    { text: "Add garlic, then the chicken with all of its marinade. Cook for 5 minutes and stir.", timer: "brown" },
    { text: "Add peas and ¼ cup (60 ml) of water, and simmer for 8 minutes.", timer: "simmer" },
    { text: "Check the biggest piece: 165°F (74°C). Serve it with the hot rice. Chill leftovers within 2 hours." },
  ],
  teaches: "The mild acid of yogurt makes meat tender slowly. Marinate in the fridge, never on the counter.",
  changeItUp: "Chickpeas instead of chicken need no marinating. Soy yogurt keeps the milk out.",
};
