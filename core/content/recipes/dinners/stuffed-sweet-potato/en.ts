import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Stuffed sweet potato",
  summary: "Soft, sweet, spicy, and no stove.",
  measures: { sweetPotato: "2 sweet potatoes", blackBean: "1 cup", salsa: "¼ cup", avocado: "½ avocado", pumpkinseed: "2 tablespoons" },
  steps: [
    { text: "Scrub the sweet potatoes and prick them all over with a fork, or they may burst." },
    { text: "Microwave them for 6 to 8 minutes, turned once, until a fork slides in.", timer: "heat" },
    { text: "Let them rest for 2 minutes: they are full of steam.", timer: "rest" },
    { text: "Warm the rinsed beans with the salsa for 1 minute.", timer: "warm" },
    { text: "Split the potatoes, fill them with the beans, and top with avocado and pumpkin seeds." },
  ],
  teaches: "A good part of the fiber is in and just under the skin. Scrubbed well, it is for eating.",
  changeItUp: "Kidney beans or lentils work too.",
};
