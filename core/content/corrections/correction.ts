import type { MainNutrient } from "#core/domain/nutrients/nutrients.ts";

/** Who says so, and when somebody looked. */
interface Checked {
  /** The food's code at its source, as its page shows it. */
  food: string;
  /** A publication that anybody can look up. */
  source: string;
  /** YYYY-MM-DD */
  checkedOn: string;
}

/** A figure per 100 g that the source has wrong. All texts follow from it. */
interface NutrientCorrection extends Checked {
  nutrient: MainNutrient;
  is: number;
}

/** The texts of a food that a sentence can be corrected in. */
export const CORRECTED_TEXTS = ["healthBenefits", "bodyImpact", "digestionSpeed", "diabeticInfo"] as const;

/** A sentence that the rules make and that is not true of this food. An empty `by` takes it out. */
interface TextCorrection extends Checked {
  text: (typeof CORRECTED_TEXTS)[number];
  replace: string;
  by: string;
}

export type Correction = NutrientCorrection | TextCorrection;
