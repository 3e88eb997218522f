import type { MealType } from "#core/domain/diary/meals.ts";
import type { CatalogueFood } from "#core/domain/foods/catalogue-food.ts";
import type { Choice } from "#core/domain/suggestions/meal-patterns/meal-pattern.ts";
import { MEAL_PATTERNS } from "#core/domain/suggestions/meal-patterns/meal-patterns.ts";
import { combineFoods, type MealPart } from "./combine-foods.ts";
import { mealName } from "./meal-name.ts";

interface BasePart<F extends CatalogueFood> {
  food: F;
  grams: number;
  stepG: number;
}

/** A meal at its usual size, before it is adapted to a user. */
export interface BaseMeal<F extends CatalogueFood> {
  name: string;
  kind: string;
  base: BasePart<F>[];
  kcal: number;
  /** All parts combined into one food. */
  whole: CatalogueFood;
  /** The ingredients of a cooked dish. Every check of a part also applies to each of them. */
  cookedFrom?: readonly F[];
}

/** Everything that the user would eat: the parts and the ingredients they are cooked from. */
export const foodsIn = <F extends CatalogueFood>({ base, cookedFrom = [] }: Pick<BaseMeal<F>, "base" | "cookedFrom">): F[] => [
  ...base.map(({ food }) => food),
  ...cookedFrom,
];

/** Every meal that the patterns form from these foods. A name that is not in the catalogue is skipped. */
export function listMeals<F extends CatalogueFood>(foods: readonly F[], meal: MealType): BaseMeal<F>[] {
  const byName = new Map(foods.map((food) => [food.name, food]));
  const meals = MEAL_PATTERNS.filter(({ meals: fitting }) => fitting.includes(meal)).flatMap(({ kind, slots }) =>
    combine(slots).flatMap((choices) => {
      const base = choices.flatMap(([name, grams, stepG]) => {
        const food = byName.get(name);
        return food && food.calories !== null ? [{ food, grams, stepG }] : [];
      });
      if (base.length < choices.length || new Set(base.map(({ food }) => food)).size < base.length) return [];
      const name = mealName(base);
      return [{ name, kind, base, kcal: sumEnergy(base), whole: combineFoods(base, name) }];
    }),
  );
  return [...new Map(meals.map((one) => [one.name, one])).values()];
}

/** At least one step of each part. */
export const countSteps = ({ grams, stepG }: { grams: number; stepG: number }, factor: number): number =>
  Math.max(1, Math.round((grams * factor) / stepG)) * stepG;

export const sumEnergy = (parts: readonly MealPart[]): number =>
  parts.reduce((sum, { food, grams }) => sum + ((food.calories ?? 0) * grams) / 100, 0);

function combine(slots: readonly (readonly Choice[])[]): Choice[][] {
  return slots.reduce<Choice[][]>((made, slot) => made.flatMap((start) => slot.map((choice) => [...start, choice])), [[]]);
}
