import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Tofu scramble tacos",
  summary: "A soft, yellow scramble that happens to be tofu.",
  measures: {
    tofu: "1 cup",
    cornTortilla: "4 tortillas",
    blackBean: "½ cup",
    salsa: "¼ cup",
    avocado: "½ avocado",
    turmeric: "½ teaspoon",
    oil: "2 teaspoons",
  },
  steps: [
    { text: "Pat the tofu dry and crumble it with your fingers." },
    {
      text: "Warm the oil in a pan over medium heat. Fry the tofu for 5 minutes and stir only now and then, so that it browns.",
      timer: "fry",
    },
    { text: "Sprinkle in the turmeric, add the rinsed black beans and warm them for 2 minutes.", timer: "season" },
    { text: "Warm the tortillas for 20 seconds a side in a dry pan." },
    { text: "Fill them with the scramble, salsa and slices of avocado." },
  ],
  teaches:
    "Firm tofu is often set with calcium salts: a cup of it can bring as much calcium as a glass of milk. The label says if it does.",
  changeItUp: "Scrambled eggs work in place of tofu. Add spinach or corn if you have some.",
};
