import { listMealsAhead, MEALS, type MealType } from "#core/domain/diary/meals.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { MealPart } from "./combine-foods.ts";
import { type BaseMeal, countSteps, sumEnergy } from "./list-meals.ts";

const EVENING_FROM_HOUR = 17;
export const isEvening = (hour: number): boolean => hour >= EVENING_FROM_HOUR;
const MAX_TIMES_SHARE = 1.25;
const SIZES = [0.5, 2.2] as const;
/** Above this weight, a side must not be more than half of the plate: rice for three is not a dinner. */
const LARGE_SIDE_G = 300;
/** Filling foods with little energy are reduced only down to this share of their usual weight. */
const MIN_WATERY_SHARE = 0.7;

/** The meal's share of the remaining energy, among the remaining meals; never far above its usual share of a day. */
export function mealTarget(meal: MealType, hour: number, energyKcal: number, eatenKcal: number): number {
  const left = Math.max(0, energyKcal - eatenKcal);
  const ahead = listMealsAhead(meal).reduce((sum, next) => sum + MEALS[next].share, 0);
  const { share, minKcal, maxKcal } = MEALS[meal];
  const most = Math.min(maxKcal, energyKcal * share * MAX_TIMES_SHARE);
  return Math.max(isEvening(hour) ? minKcal.inTheEvening : minKcal.byDay, Math.min(most, (left * share) / ahead));
}

/** The meal in the requested size, in the steps in which each part is served. */
export function sized<F extends CatalogueFood>(meal: BaseMeal<F>, targetKcal: number, maxGrams: number): MealPart<F>[] {
  const { dense, watery, isDense } = sizeFactors(meal, targetKcal, maxGrams);
  const parts = meal.base.map((part) => ({ ...part, grams: countSteps(part, isDense(part.food) ? dense : watery) }));
  // Steps also round up, so weight above the limit is removed in steps, from the most watery part that can spare one.
  const byWater = parts.toSorted((a, b) => (a.food.calories ?? 0) - (b.food.calories ?? 0));
  while (totalGrams(parts) > maxGrams) {
    const next = byWater.find(({ grams, stepG }) => grams > stepG);
    if (!next) break;
    next.grams -= next.stepG;
  }
  balance(parts, meal.base, targetKcal, maxGrams);
  return parts.map(({ food, grams }) => ({ food, grams }));
}

type SizedPart = BaseMeal<CatalogueFood>["base"][number];

/** Removes steps from a side that outweighs the rest, and adds them to the parts that have grown least. */
function balance(parts: readonly SizedPart[], base: readonly SizedPart[], targetKcal: number, maxGrams: number): void {
  const growth = (part: SizedPart) => part.grams / (base[parts.indexOf(part)]?.grams ?? part.grams);
  const isRoomFor = (part: SizedPart) =>
    growth(part) < SIZES[1] && totalGrams(parts) + part.stepG <= maxGrams && sumEnergy(parts) < targetKcal;
  for (const side of parts.slice(1)) {
    while (side.grams > LARGE_SIDE_G && side.grams > totalGrams(parts) / 2 && side.grams > side.stepG) {
      side.grams -= side.stepG;
      const others = parts.filter((part) => part !== side).toSorted((a, b) => growth(a) - growth(b));
      for (const part of others) if (isRoomFor(part)) part.grams += part.stepG;
    }
  }
}

/** The sized meal as one food, without rounding to steps. */
export function approximateMeal(meal: BaseMeal<CatalogueFood>, targetKcal: number, maxGrams: number): CatalogueFood {
  const usualGrams = totalGrams(meal.base);
  const grams = Math.min(maxGrams, usualGrams * mealSize(meal.kcal, targetKcal));
  return { ...meal.whole, portions: [{ label: "1 serving", grams }] };
}

/** Scales every part by the same factor, unless that exceeds the weight limit: then dense parts grow more and watery ones less. */
function sizeFactors(meal: BaseMeal<CatalogueFood>, targetKcal: number, maxGrams: number) {
  const factor = mealSize(meal.kcal, targetKcal);
  const usualGrams = totalGrams(meal.base);
  const perGram = meal.kcal / usualGrams;
  const isDense = ({ calories }: CatalogueFood) => (calories ?? 0) / 100 > perGram;
  if (usualGrams * factor <= maxGrams) return { dense: factor, watery: factor, isDense };
  const denseGrams = totalGrams(meal.base.filter(({ food }) => isDense(food)));
  const wateryGrams = usualGrams - denseGrams;
  const watery = Math.min(factor, Math.max(MIN_WATERY_SHARE, (maxGrams - SIZES[1] * denseGrams) / wateryGrams));
  return { dense: Math.min(SIZES[1], Math.max(SIZES[0], (maxGrams - watery * wateryGrams) / denseGrams)), watery, isDense };
}

const totalGrams = (parts: readonly { grams: number }[]): number => parts.reduce((sum, { grams }) => sum + grams, 0);

function mealSize(kcal: number, targetKcal: number): number {
  const [least, most] = SIZES;
  return Math.min(most, Math.max(least, targetKcal / kcal));
}
