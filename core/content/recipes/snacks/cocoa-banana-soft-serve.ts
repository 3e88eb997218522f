import type { Recipe } from "#core/content/recipes/recipe.ts";

export const cocoaBananaSoftServe: Recipe = {
  slug: "cocoa-banana-soft-serve",
  name: "Cocoa banana soft-serve",
  summary: "Ice cream from two bananas and a blender.",
  picture: "soft-ice-cream",
  meal: "snack",
  servings: 2,
  activeMinutes: 10,
  waitMinutes: 180,
  equipment: [["blender"]],
  ingredients: [
    ["banana", 252, "2 bananas"],
    ["cocoa", 10, "2 tablespoons"],
    ["soyMilk", 30, "2 tablespoons"],
  ],
  steps: [
    { text: "Slice the bananas and freeze them flat for at least 3 hours.", uses: ["banana"], timer: { minutes: 180, label: "freeze" } },
    { text: "Put the frozen slices in a blender with the cocoa and soy milk.", uses: ["cocoa", "soyMilk"] },
    { text: "Blend in bursts and scrape down the sides with the blender off. It looks like gravel first, then it turns creamy.", uses: [] },
    { text: "Eat it at once, or freeze it for half an hour to make it firmer.", uses: [] },
  ],
  teaches: "Freezing breaks the banana's cells. Blended, their fiber makes it creamy without any cream.",
  changeItUp: "Frozen berries instead of cocoa. A spoon of peanut butter, if you may.",
  safety: [],
};
