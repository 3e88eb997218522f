import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Garlic shrimp pasta",
  summary: "Restaurant pasta in twenty-five minutes.",
  measures: {
    shrimp: "12 oz",
    pasta: "6 oz",
    zucchini: "2 zucchini",
    garlic: "3 cloves",
    oliveOil: "2 tablespoons",
    lemonJuice: "2 tablespoons",
    parsley: "¼ cup",
  },
  steps: [
    { text: "Bring a big pot of water to a boil, salt it and cook the pasta as the packet says.", timer: "boil" },
    { text: "Slice the zucchini into half moons and the garlic thin. Pat the shrimp dry." },
    { text: "Sear the zucchini in half of the olive oil over medium-high heat for 4 minutes, and push it aside.", timer: "sear" },
    {
      text: "Add the rest of the oil, garlic and shrimp. Cook for 3 minutes, turned once, until the shrimp are pink and firm: 145°F (63°C).",
      timer: "shrimp",
    },
    {
      text: "Keep half a cup of pasta water, drain the pasta, and toss it in with the water, lemon juice and chopped parsley until it shines.",
    },
  ],
  teaches: "Pasta water is full of starch. Shaken with oil, it turns into a sauce that sticks.",
  changeItUp: "White beans instead of shrimp make it vegan.",
};
