import type { MealTexts } from "#core/texts/domain-texts.ts";

const NAMES = { breakfast: "Breakfast", lunch: "Lunch", dinner: "Dinner", snack: "Snack" } as const;

export const mealTexts: MealTexts = {
  name: NAMES,
  importedTotal: (of, app) => `${of === "day" ? "Day" : NAMES[of]} total from ${app}`,
};
