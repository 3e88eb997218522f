import type { Recipe } from "#core/content/recipes/recipe.ts";

export const limeEdamame: Recipe = {
  slug: "lime-edamame",
  name: "Lime edamame",
  summary: "Soybeans with lime and chili, straight from the freezer.",
  picture: "pea-pod",
  meal: "snack",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["edamame", 160, "1 cup"],
    ["limeJuice", 10, "2 teaspoons"],
    ["chili", 0.7, "¼ teaspoon"],
  ],
  steps: [
    {
      text: "Put the edamame in a bowl with 2 tablespoons of water, cover it with a plate and microwave for 3 minutes.",
      uses: ["edamame"],
      timer: { minutes: 3, label: "heat" },
    },
    { text: "Lift the plate away from you and drain the water.", uses: [] },
    { text: "Toss with the lime juice and chili powder.", uses: ["limeJuice", "chili"] },
  ],
  teaches: "Soy is one of the few plants that has all nine amino acids your body can't make, in good amounts.",
  changeItUp: "Lemon and black pepper, or a spoon of soy sauce.",
  safety: ["steam"],
};
