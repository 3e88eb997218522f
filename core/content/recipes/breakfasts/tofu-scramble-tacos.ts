import type { Recipe } from "#core/content/recipes/recipe.ts";

export const tofuScrambleTacos: Recipe = {
  slug: "tofu-scramble-tacos",
  name: "Tofu scramble tacos",
  summary: "A soft, yellow scramble that happens to be tofu.",
  picture: "taco",
  meal: "breakfast",
  servings: 2,
  activeMinutes: 15,
  waitMinutes: 0,
  equipment: [["pan"]],
  ingredients: [
    ["tofu", 252, "1 cup"],
    ["cornTortilla", 112, "4 tortillas"],
    ["blackBean", 90, "½ cup"],
    ["salsa", 64, "¼ cup"],
    ["avocado", 75, "½ avocado"],
    ["turmeric", 1.5, "½ teaspoon"],
    ["oil", 9, "2 teaspoons"],
  ],
  unheated: ["avocado"],
  steps: [
    { text: "Pat the tofu dry and crumble it with your fingers.", uses: ["tofu"] },
    {
      text: "Warm the oil in a pan over medium heat. Fry the tofu for 5 minutes and stir only now and then, so that it browns.",
      uses: ["oil"],
      timer: { minutes: 5, label: "fry" },
    },
    {
      text: "Sprinkle in the turmeric, add the rinsed black beans and warm them for 2 minutes.",
      uses: ["turmeric", "blackBean"],
      timer: { minutes: 2, label: "season" },
    },
    { text: "Warm the tortillas for 20 seconds a side in a dry pan.", uses: ["cornTortilla"] },
    { text: "Fill them with the scramble, salsa and slices of avocado.", uses: ["salsa", "avocado"] },
  ],
  teaches:
    "Firm tofu is often set with calcium salts: a cup of it can bring as much calcium as a glass of milk. The label says if it does.",
  changeItUp: "Scrambled eggs work in place of tofu. Add spinach or corn if you have some.",
  safety: [],
};
