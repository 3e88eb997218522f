import type { Recipe } from "#core/content/recipes/recipe.ts";

export const turkeyPinwheels: Recipe = {
  slug: "turkey-pinwheels",
  name: "Turkey pinwheels",
  summary: "Roll, slice, lunchbox.",
  picture: "burrito",
  meal: "lunchbox",
  servings: 1,
  activeMinutes: 8,
  waitMinutes: 0,
  equipment: [[]],
  ingredients: [
    ["wrap", 71, "1 wrap"],
    ["deliTurkey", 56, "2 slices"],
    ["creamCheese", 15, "1 tablespoon"],
    ["spinach", 25, "1 cup"],
    ["redPepper", 30, "¼ pepper"],
  ],
  steps: [
    { text: "Spread the cream cheese over the wrap, right to the edge: it is the glue.", uses: ["creamCheese", "wrap"] },
    { text: "Lay the turkey on it, then the spinach, then thin strips of red pepper.", uses: ["deliTurkey", "spinach", "redPepper"] },
    {
      text: "Roll it up as tightly as you can and let it rest for 2 minutes in the fridge.",
      uses: [],
      timer: { minutes: 2, label: "rest" },
    },
    { text: "Slice it into wheels as wide as your thumb. Keep them cold until lunch.", uses: [] },
  ],
  teaches: "Two packs of turkey can differ by half in sodium. Turn them round and compare the number per serving.",
  changeItUp: "Hummus instead of cream cheese, and beans instead of turkey, make it vegan.",
  safety: ["chill"],
};
