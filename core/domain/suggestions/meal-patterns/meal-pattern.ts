import type { MealType } from "#core/domain/diary/meals.ts";

/** A catalogue food by its name, its usual weight in a meal, and the step in which it is served: one egg, half a cup. */
export type Choice = readonly [name: string, grams: number, stepG: number];

export interface MealPattern {
  meals: readonly MealType[];
  /** Two ideas of the same kind are not shown together. */
  kind: string;
  /** One food from each list; the first gives the name, and the others accompany it. */
  slots: readonly (readonly Choice[])[];
}
