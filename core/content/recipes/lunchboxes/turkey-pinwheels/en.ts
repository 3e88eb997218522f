import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Turkey pinwheels",
  summary: "Roll, slice, lunchbox.",
  measures: { wrap: "1 wrap", deliTurkey: "2 slices", creamCheese: "1 tablespoon", spinach: "1 cup", redPepper: "¼ pepper" },
  steps: [
    { text: "Spread the cream cheese over the wrap, right to the edge: it is the glue." },
    { text: "Lay the turkey on it, then the spinach, then thin strips of red pepper." },
    { text: "Roll it up as tightly as you can and let it rest for 2 minutes in the fridge.", timer: "rest" },
    { text: "Slice it into wheels as wide as your thumb. Keep them cold until lunch." },
  ],
  teaches: "Two packs of turkey can differ by half in sodium. Turn them round and compare the number per serving.",
  changeItUp: "Hummus instead of cream cheese, and beans instead of turkey, make it vegan.",
};
