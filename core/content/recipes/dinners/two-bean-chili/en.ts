import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Two-bean chili",
  summary: "A big red pot that gets better the next day.",
  measures: {
    kidneyBean: "1 cup",
    blackBean: "1 cup",
    canTomato: "2 cups",
    corn: "1 cup",
    redPepper: "1 pepper",
    onion: "1 onion",
    chili: "1 tablespoon",
    cumin: "1 teaspoon",
    oil: "1 tablespoon",
  },
  steps: [
    { text: "Chop the onion and red pepper. Rinse the kidney beans and black beans." },
    { text: "Soften onion and pepper in the oil for 6 minutes over medium heat.", timer: "soften" },
    { text: "Stir in the chili powder and cumin for 1 minute.", timer: "spice" },
    { text: "Add beans, tomatoes and corn. Simmer for 20 minutes with the lid half on.", timer: "simmer" },
    { text: "Taste it: it may want a pinch of salt or a squeeze of lime." },
  ],
  teaches: "Your body takes up plant iron poorly. The vitamin C of tomatoes and peppers helps it along.",
  changeItUp: "Serve it with rice, a baked potato or corn tortillas.",
};
