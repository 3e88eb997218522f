import type { Recipe } from "#core/content/recipes/recipe.ts";

export const loadedPotato: Recipe = {
  slug: "loaded-potato",
  name: "Loaded potato",
  summary: "A baked potato in the microwave, loaded.",
  picture: "potato",
  meal: "dinner",
  servings: 2,
  activeMinutes: 20,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["potato", 426, "2 potatoes"],
    ["kidneyBean", 180, "1 cup"],
    ["broccoli", 90, "1 cup"],
    ["cheddar", 56, "½ cup"],
    ["salsa", 64, "¼ cup"],
  ],
  steps: [
    { text: "Scrub the potatoes and prick them all over with a fork.", uses: ["potato"] },
    { text: "Microwave them for 8 to 10 minutes, turned once, until a fork slides in.", uses: [], timer: { minutes: 9, label: "heat" } },
    {
      text: "Put the broccoli in a bowl with 2 spoons of water, cover it and heat for 2 minutes. Uncover it away from you.",
      uses: ["broccoli"],
      timer: { minutes: 2, label: "steam" },
    },
    { text: "Split the potatoes and fill them with the rinsed beans, broccoli and cheddar.", uses: ["kidneyBean", "cheddar"] },
    { text: "Heat them for 1 more minute until the cheese melts. Top with salsa.", uses: ["salsa"], timer: { minutes: 1, label: "melt" } },
  ],
  teaches: "Potassium helps muscles and nerves work. A potato with its skin and a cup of beans bring more of it than a banana.",
  changeItUp: "Without cheese, or with hummus instead, it is vegan.",
  safety: ["steam"],
};
