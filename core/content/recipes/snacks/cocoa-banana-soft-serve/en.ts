import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Cocoa banana soft-serve",
  summary: "Ice cream from two bananas and a blender.",
  measures: { banana: "2 bananas", cocoa: "2 tablespoons", soyMilk: "2 tablespoons" },
  steps: [
    { text: "Slice the bananas and freeze them flat for at least 3 hours.", timer: "freeze" },
    { text: "Put the frozen slices in a blender with the cocoa and soy milk." },
    { text: "Blend in bursts and scrape down the sides with the blender off. It looks like gravel first, then it turns creamy." },
    { text: "Eat it at once, or freeze it for half an hour to make it firmer." },
  ],
  teaches: "Freezing breaks the banana's cells. Blended, their fiber makes it creamy without any cream.",
  changeItUp: "Frozen berries instead of cocoa. A spoon of peanut butter, if you may.",
};
