import type { Recipe } from "#core/content/recipes/recipe.ts";

export const stuffedSweetPotato: Recipe = {
  slug: "stuffed-sweet-potato",
  name: "Stuffed sweet potato",
  summary: "Soft, sweet, spicy, and no stove.",
  picture: "roasted-sweet-potato",
  meal: "dinner",
  servings: 2,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["microwave"]],
  ingredients: [
    ["sweetPotato", 260, "2 sweet potatoes"],
    ["blackBean", 180, "1 cup"],
    ["salsa", 64, "¼ cup"],
    ["avocado", 75, "½ avocado"],
    ["pumpkinseed", 18, "2 tablespoons"],
  ],
  unheated: ["avocado"],
  steps: [
    { text: "Scrub the sweet potatoes and prick them all over with a fork, or they may burst.", uses: ["sweetPotato"] },
    { text: "Microwave them for 6 to 8 minutes, turned once, until a fork slides in.", uses: [], timer: { minutes: 7, label: "heat" } },
    { text: "Let them rest for 2 minutes: they are full of steam.", uses: [], timer: { minutes: 2, label: "rest" } },
    { text: "Warm the rinsed beans with the salsa for 1 minute.", uses: ["blackBean", "salsa"], timer: { minutes: 1, label: "warm" } },
    { text: "Split the potatoes, fill them with the beans, and top with avocado and pumpkin seeds.", uses: ["avocado", "pumpkinseed"] },
  ],
  teaches: "A good part of the fiber is in and just under the skin. Scrubbed well, it is for eating.",
  changeItUp: "Kidney beans or lentils work too.",
  safety: ["steam"],
};
