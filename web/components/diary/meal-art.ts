import type { MealType } from "#core/domain/diary/meals.ts";
import type { FoodArtName } from "#web/components/food/food-art-names.ts";

/** The picture for each meal. */
export const MEAL_ART: Record<MealType, FoodArtName> = { breakfast: "pancakes", lunch: "sandwich", dinner: "spaghetti", snack: "cookie" };
