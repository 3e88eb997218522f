import type { Food, NewFood } from "#core/contracts/foods.ts";
import type { ScanItem } from "#core/contracts/scan.ts";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import type { NutrientSource } from "#core/domain/foods/food-categories.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { amountIn } from "#core/domain/nutrients/proportions.ts";
import { MIN_G, parseGrams } from "#web/components/food/portions/portion-amounts.ts";

export const PLATE_NUTRIENTS = ["calories", "protein", "carbs", "fat"] as const;
export type PlateNutrient = (typeof PLATE_NUTRIENTS)[number];

/** A food in the photo, including the user's corrections. */
export interface PlateItem {
  id: number;
  name: string;
  grams: number;
  /** The text in the grams field while the user is typing. */
  typed?: string | undefined;
  food: Food | null;
  per100G: Record<PlateNutrient, number | null>;
  source: NutrientSource | "Your own food";
  aiProvider: AiProvider | null;
  isLogged: boolean;
}

export const plateItems = (items: readonly ScanItem[]): PlateItem[] =>
  items.map(({ name, grams, food, per100G, source, aiProvider }, id) => ({
    id,
    name,
    grams: Math.min(Math.max(Math.round(grams), MIN_G), MAX_QUANTITY_G),
    food,
    per100G,
    source,
    aiProvider,
    isLogged: false,
  }));

/** Text that is not an amount stays in the field, and the last valid amount is used. */
export const setItemGrams = (item: PlateItem, typed: string): PlateItem => ({
  ...item,
  typed,
  grams: parseGrams(typed) ?? item.grams,
  isLogged: false,
});

export const setItemFood = (item: PlateItem, food: Food): PlateItem => ({
  ...item,
  name: food.name,
  food,
  per100G: { calories: food.calories, protein: food.protein, carbs: food.carbs, fat: food.fat },
  source: labelSource(food),
  isLogged: false,
});

function labelSource({ aiProvider, isOwn }: Food): PlateItem["source"] {
  if (aiProvider) return "AI estimate";
  return isOwn ? "Your own food" : "USDA";
}

export const amountInItem = ({ per100G, grams }: PlateItem, nutrient: PlateNutrient): number | null => amountIn(per100G[nutrient], grams);

/** Returns the total of the plate, or null if the figure is unknown for every item. */
export function plateTotal(items: readonly PlateItem[], nutrient: PlateNutrient): number | null {
  const amounts = items.map((item) => amountInItem(item, nutrient)).filter((amount) => amount !== null);
  return amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null;
}

/** An item that is not in the catalog becomes an own food that records which AI provider its figures come from. */
export const ownFood = ({ name, per100G, aiProvider }: PlateItem): NewFood => ({
  name: name.slice(0, FOOD_NAME_MAX_LENGTH).trim(),
  calories: per100G.calories ?? 0,
  protein: per100G.protein ?? 0,
  carbs: per100G.carbs ?? 0,
  fat: per100G.fat ?? 0,
  aiProvider,
});
