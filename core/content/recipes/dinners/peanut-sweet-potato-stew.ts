import type { Recipe } from "#core/content/recipes/recipe.ts";

export const peanutSweetPotatoStew: Recipe = {
  slug: "peanut-sweet-potato-stew",
  name: "Peanut-sweet potato stew",
  summary: "A West African way to make a stew creamy.",
  picture: "pot-of-food",
  meal: "dinner",
  servings: 4,
  activeMinutes: 40,
  waitMinutes: 0,
  equipment: [["pot"]],
  ingredients: [
    ["sweetPotato", 400, "3 sweet potatoes"],
    ["chickpea", 254, "1 can"],
    ["peanutbutter", 64, "4 tablespoons"],
    ["canTomato", 480, "2 cups"],
    ["broth", 442, "2 cups"],
    ["spinach", 100, "4 cups"],
    ["onion", 148, "1 onion"],
    ["ginger", 6, "1 tablespoon"],
    ["oil", 14, "1 tablespoon"],
  ],
  steps: [
    { text: "Chop the onion and ginger. Peel or scrub the sweet potatoes and cube them.", uses: ["onion", "ginger", "sweetPotato"] },
    { text: "Soften onion and ginger in the oil for 5 minutes over medium heat.", uses: ["oil"], timer: { minutes: 5, label: "soften" } },
    {
      text: "Add sweet potatoes, tomatoes, broth and rinsed chickpeas. Simmer for 18 minutes, until a fork slides in.",
      uses: ["canTomato", "broth", "chickpea"],
      timer: { minutes: 18, label: "simmer" },
    },
    { text: "Stir the peanut butter smooth with a ladle of the hot broth and pour it back.", uses: ["peanutbutter"] },
    { text: "Add the spinach and wait until it wilts, about 2 minutes.", uses: ["spinach"], timer: { minutes: 2, label: "wilt" } },
  ],
  teaches: "Ground nuts and seeds thicken a sauce: their protein and starch soak up water, and their oil makes it silky.",
  changeItUp: "Tahini or sunflower seed butter makes it peanut-free. It is good on rice.",
  safety: [],
};
