import type { Recipe } from "#core/content/recipes/recipe.ts";

export const garlicShrimpPasta: Recipe = {
  slug: "garlic-shrimp-pasta",
  name: "Garlic shrimp pasta",
  summary: "Restaurant pasta in twenty-five minutes.",
  picture: "shrimp",
  meal: "dinner",
  servings: 3,
  activeMinutes: 25,
  waitMinutes: 0,
  equipment: [["pot", "pan"]],
  ingredients: [
    ["shrimp", 340, "12 oz"],
    ["pasta", 171, "6 oz"],
    ["zucchini", 392, "2 zucchini"],
    ["garlic", 9, "3 cloves"],
    ["oliveOil", 28, "2 tablespoons"],
    ["lemonJuice", 31, "2 tablespoons"],
    ["parsley", 15, "¼ cup"],
  ],
  unheated: ["parsley"],
  steps: [
    {
      text: "Bring a big pot of water to a boil, salt it and cook the pasta as the packet says.",
      uses: ["pasta"],
      timer: { minutes: 10, label: "boil" },
    },
    { text: "Slice the zucchini into half moons and the garlic thin. Pat the shrimp dry.", uses: ["zucchini", "garlic", "shrimp"] },
    {
      text: "Sear the zucchini in half of the olive oil over medium-high heat for 4 minutes, and push it aside.",
      uses: ["oliveOil"],
      timer: { minutes: 4, label: "sear" },
    },
    {
      text: "Add the rest of the oil, garlic and shrimp. Cook for 3 minutes, turned once, until the shrimp are pink and firm: 145°F (63°C).",
      uses: [],
      timer: { minutes: 3, label: "shrimp" },
    },
    {
      text: "Keep half a cup of pasta water, drain the pasta, and toss it in with the water, lemon juice and chopped parsley until it shines.",
      uses: ["lemonJuice", "parsley"],
    },
  ],
  teaches: "Pasta water is full of starch. Shaken with oil, it turns into a sauce that sticks.",
  changeItUp: "White beans instead of shrimp make it vegan.",
  safety: ["fish"],
};
