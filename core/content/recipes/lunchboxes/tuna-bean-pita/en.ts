import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Tuna-bean pita",
  summary: "Two cans, one pita, no stove.",
  measures: {
    tuna: "½ can",
    whiteBean: "½ cup",
    pita: "1 pita",
    cucumber: "½ cup",
    tomato: "1 plum tomato",
    lemonJuice: "1 tablespoon",
    oliveOil: "½ tablespoon",
  },
  steps: [
    { text: "Open and drain the tuna. Rinse the white beans." },
    { text: "Cut the cucumber and tomato into small pieces." },
    { text: "Mix everything with the lemon juice and olive oil." },
    { text: "Cut the pita in half and fill both pockets. Keep it cold until lunch." },
  ],
  teaches: "Canned light tuna is on the FDA's list of fish low in mercury. Two servings of fish a week fit well.",
  changeItUp: "Without fish: use a second helping of beans and a spoon of capers.",
};
