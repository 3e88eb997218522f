import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Mug scramble",
  summary: "Scrambled eggs without a pan, in the mug you eat them from.",
  measures: { egg: "2 eggs", milk: "1 tablespoon", spinach: "1 cup", cheddar: "2 tablespoons" },
  steps: [
    { text: "Crack the eggs into a big mug, add the milk and whisk with a fork. Tear in the spinach." },
    { text: "Heat in the microwave for 45 seconds, then stir from the edge to the middle.", timer: "heat" },
    { text: "Heat again for 30 to 45 seconds, until no liquid egg is left and the middle has reached 160°F (71°C).", timer: "heat again" },
    { text: "Stir in the cheddar and let it stand for 1 minute. The mug is hot: hold it by the handle.", timer: "rest" },
  ],
  teaches: "Microwaves heat unevenly. Short bursts with a stir in between cook the egg through without making it rubbery.",
  changeItUp: "Use any leftover vegetable, cut small. Without cheese it is just as good with salsa.",
};
