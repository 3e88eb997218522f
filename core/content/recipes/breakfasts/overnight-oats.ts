import type { Recipe } from "#core/content/recipes/recipe.ts";

export const overnightOats: Recipe = {
  slug: "overnight-oats",
  name: "Overnight oats",
  summary: "Five minutes tonight, breakfast tomorrow. The oats soften while you sleep.",
  picture: "bowl-with-spoon",
  meal: "breakfast",
  servings: 1,
  activeMinutes: 5,
  waitMinutes: 360,
  equipment: [[]],
  ingredients: [
    ["oats", 40, "½ cup"],
    ["milk", 122, "½ cup"],
    ["yogurt", 61, "¼ cup"],
    ["blueberry", 75, "½ cup"],
    ["chia", 10, "1 tablespoon"],
  ],
  steps: [
    {
      text: "Put the oats, milk, yogurt and chia seeds in a jar or bowl and stir until nothing dry is left at the bottom.",
      uses: ["oats", "milk", "yogurt", "chia"],
    },
    { text: "Cover it and put it in the fridge for at least 6 hours, best overnight.", uses: [], timer: { minutes: 360, label: "chill" } },
    {
      text: "In the morning stir once. If it is too thick, add a splash of milk. Top with the blueberries and eat it cold.",
      uses: ["blueberry"],
    },
  ],
  teaches: "Oats do not need heat to go soft, only time: they drink up the milk, and their soluble fiber makes it creamy.",
  changeItUp: "Any fruit works on top. Oats marked gluten-free keep it free of gluten; soy milk and soy yogurt make it vegan.",
  safety: ["chill"],
};
