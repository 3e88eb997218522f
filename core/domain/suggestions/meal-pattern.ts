import type { MealType } from "#core/domain/diary/meal-types.ts";

/** A food of the catalogue by its name, its usual weight in a meal, and the step in which it is taken: one egg, half a cup. */
export type Choice = readonly [name: string, grams: number, stepG: number];

export interface MealPattern {
  meals: readonly MealType[];
  /** Two ideas of the same kind are not shown together. */
  kind: string;
  /** One food out of each list; the first carries the name, the others go with it. */
  slots: readonly (readonly Choice[])[];
}
