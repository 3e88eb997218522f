import type { RecipeTexts } from "#core/content/recipes/translated-recipe.ts";

export const en: RecipeTexts = {
  name: "Overnight oats",
  summary: "Five minutes tonight, breakfast tomorrow. The oats soften while you sleep.",
  measures: { oats: "½ cup", milk: "½ cup", yogurt: "¼ cup", blueberry: "½ cup", chia: "1 tablespoon" },
  steps: [
    { text: "Put the oats, milk, yogurt and chia seeds in a jar or bowl and stir until nothing dry is left at the bottom." },
    { text: "Cover it and put it in the fridge for at least 6 hours, best overnight.", timer: "chill" },
    { text: "In the morning stir once. If it is too thick, add a splash of milk. Top with the blueberries and eat it cold." },
  ],
  teaches: "Oats do not need heat to go soft, only time: they drink up the milk, and their soluble fiber makes it creamy.",
  changeItUp: "Any fruit works on top. Oats marked gluten-free keep it free of gluten; soy milk and soy yogurt make it vegan.",
};
