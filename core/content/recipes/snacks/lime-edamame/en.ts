import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Lime edamame",
  summary: "Soybeans with lime and chili, straight from the freezer.",
  measures: { edamame: "1 cup", limeJuice: "2 teaspoons", chili: "¼ teaspoon" },
  steps: [
    { text: "Put the edamame in a bowl with 2 tablespoons of water, cover it with a plate and microwave for 3 minutes.", timer: "heat" },
    { text: "Lift the plate away from you and drain the water." },
    { text: "Toss with the lime juice and chili powder." },
  ],
  teaches: "Soy is one of the few plants that has all nine amino acids your body can't make, in good amounts.",
  changeItUp: "Lemon and black pepper, or a spoon of soy sauce.",
};
