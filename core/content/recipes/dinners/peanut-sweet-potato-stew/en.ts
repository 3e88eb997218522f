import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Peanut-sweet potato stew",
  summary: "A West African way to make a stew creamy.",
  measures: {
    sweetPotato: "3 sweet potatoes",
    chickpea: "1 can",
    peanutbutter: "4 tablespoons",
    canTomato: "2 cups",
    broth: "2 cups",
    spinach: "4 cups",
    onion: "1 onion",
    ginger: "1 tablespoon",
    oil: "1 tablespoon",
  },
  steps: [
    { text: "Chop the onion and ginger. Peel or scrub the sweet potatoes and cube them." },
    { text: "Soften onion and ginger in the oil for 5 minutes over medium heat.", timer: "soften" },
    { text: "Add sweet potatoes, tomatoes, broth and rinsed chickpeas. Simmer for 18 minutes, until a fork slides in.", timer: "simmer" },
    { text: "Stir the peanut butter smooth with a ladle of the hot broth and pour it back." },
    { text: "Add the spinach and wait until it wilts, about 2 minutes.", timer: "wilt" },
  ],
  teaches: "Ground nuts and seeds thicken a sauce: their protein and starch soak up water, and their oil makes it silky.",
  changeItUp: "Tahini or sunflower seed butter makes it peanut-free. It is good on rice.",
};
