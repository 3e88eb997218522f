import type { Recipe } from "#core/content/recipes/recipe.ts";

export const berrySpritz: Recipe = {
  slug: "berry-spritz",
  name: "Berry spritz",
  summary: "Fizzy, fruity, and no soda.",
  picture: "tropical-drink",
  meal: "drink",
  servings: 1,
  activeMinutes: 3,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["fizzyWater", 240, "1 cup"],
    ["orangeJuice", 62, "¼ cup"],
    ["berries", 38, "¼ cup"],
  ],
  steps: [
    { text: "Fill a tall glass with the frozen berries: they are the ice cubes.", uses: ["berries"] },
    { text: "Pour in the orange juice, then the fizzy water, slowly, as it foams.", uses: ["orangeJuice", "fizzyWater"] },
    { text: "Stir once and drink.", uses: [] },
  ],
  teaches: "A can of soda holds about nine teaspoons of added sugar. This glass has none.",
  changeItUp: "Any juice works. A slice of lemon and a leaf of mint make it a party.",
  safety: [],
};
