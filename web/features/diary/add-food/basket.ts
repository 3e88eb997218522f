import { sumNutrient } from "#core/domain/diary/day-totals.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { Portion } from "#core/domain/foods/catalogue-food.ts";
import type { FoodToLog } from "#web/components/diary/use-log-foods.ts";
import { type ChosenAmount, listPortions } from "#web/components/food/portions/portion-amounts.ts";
import { formatKcal } from "#web/lib/format/amounts.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { texts } from "#web/texts/texts.ts";

/** A food that is collected but not in the diary yet. */
export interface BasketItem extends FoodToLog {
  key: string;
}

export type Basket = readonly BasketItem[];

/** A food whose amount is being chosen: a new one, or one that is in the basket. */
export interface BasketItemInput extends BasketItem {
  portions: readonly Portion[];
}

const hasFood = (foods: readonly FoodToLog[], id: string): boolean => foods.some(({ food }) => food.id === id);

export const containsFoods = (basket: Basket, foods: readonly FoodToLog[]): boolean => foods.every(({ food }) => hasFood(basket, food.id));

/** Adds the missing foods, or removes all of them if none is missing. */
export function toggleItems(basket: Basket, foods: readonly FoodToLog[]): Basket {
  if (containsFoods(basket, foods)) return basket.filter(({ food }) => !hasFood(foods, food.id));
  return [...basket, ...foods.filter(({ food }) => !hasFood(basket, food.id)).map(toItem)];
}

export const without = (basket: Basket, key: string): Basket => basket.filter((item) => item.key !== key);

/** Keeps the item's position, or appends it if it is new. */
export function addItem(basket: Basket, { key, food, amount }: BasketItemInput): Basket {
  const item = { key, food, amount };
  return basket.some((one) => one.key === key) ? basket.map((one) => (one.key === key ? item : one)) : [...basket, item];
}

/** The item in the basket for this food, or the given one. */
export const pickFood = (basket: Basket, added: FoodToLog): BasketItemInput =>
  pickItem(basket.find(({ food }) => food.id === added.food.id) ?? toItem(added));

export const pickItem = (item: BasketItem): BasketItemInput => ({
  ...item,
  portions: portionsWith(item.amount, listPortions(item.food.portions)),
});

/** Lists the user's own portion, such as '2 slices', before the food's portions. */
function portionsWith({ portion }: ChosenAmount, portions: readonly Portion[]): readonly Portion[] {
  const isOffered = !portion || portions.some(({ label, grams }) => label === portion.label && grams === portion.grams);
  return isOffered ? portions : [portion, ...portions];
}

const toItem = ({ food, amount }: FoodToLog): BasketItem => ({ key: randomKey(), food, amount });

/** '3 foods · 412 kcal', in calm mode '3 foods' */
export function summarizeFoods(foods: readonly FoodToLog[], isCalm: boolean): string {
  const t = texts("diary");
  const count = foods.length;
  return isCalm ? t("basket.count", { count }) : t("basket.sum", { count, energy: formatEnergy(foods) });
}

/** '412 kcal' */
export function formatEnergy(foods: readonly FoodToLog[]): string {
  const amounts = foods.map(({ food, amount }) => ({ food, quantity: amount.grams }));
  return texts("diary")("energy", { kcal: formatKcal(sumNutrient(amounts, "calories") ?? null) });
}

export const addLabel = (count: number, meal: MealType): string =>
  count > 1 ? texts("diary")("sheet.addSeveral", { count, meal }) : texts("diary")("sheet.add", { meal });
