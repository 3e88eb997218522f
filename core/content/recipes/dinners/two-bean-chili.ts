import type { Recipe } from "#core/content/recipes/recipe.ts";

export const twoBeanChili: Recipe = {
  slug: "two-bean-chili",
  name: "Two-bean chili",
  summary: "A big red pot that gets better the next day.",
  picture: "pot-of-food",
  meal: "dinner",
  servings: 4,
  activeMinutes: 35,
  waitMinutes: 0,
  equipment: [["pot"]],
  ingredients: [
    ["kidneyBean", 180, "1 cup"],
    ["blackBean", 180, "1 cup"],
    ["canTomato", 480, "2 cups"],
    ["corn", 136, "1 cup"],
    ["redPepper", 120, "1 pepper"],
    ["onion", 148, "1 onion"],
    ["chili", 8, "1 tablespoon"],
    ["cumin", 2, "1 teaspoon"],
    ["oil", 14, "1 tablespoon"],
  ],
  steps: [
    {
      text: "Chop the onion and red pepper. Rinse the kidney beans and black beans.",
      uses: ["onion", "redPepper", "kidneyBean", "blackBean"],
    },
    { text: "Soften onion and pepper in the oil for 6 minutes over medium heat.", uses: ["oil"], timer: { minutes: 6, label: "soften" } },
    { text: "Stir in the chili powder and cumin for 1 minute.", uses: ["chili", "cumin"], timer: { minutes: 1, label: "spice" } },
    {
      text: "Add beans, tomatoes and corn. Simmer for 20 minutes with the lid half on.",
      uses: ["canTomato", "corn"],
      timer: { minutes: 20, label: "simmer" },
    },
    { text: "Taste it: it may want a pinch of salt or a squeeze of lime.", uses: [] },
  ],
  teaches: "Your body takes up plant iron poorly. The vitamin C of tomatoes and peppers helps it along.",
  changeItUp: "Serve it with rice, a baked potato or corn tortillas.",
  safety: ["chill"],
};
