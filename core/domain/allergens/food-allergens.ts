import type { Allergen } from "./allergens.ts";

/** What the knowledge of a food's allergens rests on: its recipe, its name alone, a label, its maker, the user, or a model's guess. */
export const ALLERGEN_BASES = ["recipe", "name", "label", "maker", "person", "ai"] as const;
export type AllergenBasis = (typeof ALLERGEN_BASES)[number];

/** What is known of the allergens that are in neither list. Silence is not safety: 'none found' needs known ingredients. */
export const ALLERGEN_RESTS = ["none found", "unknown"] as const;
type AllergenRest = (typeof ALLERGEN_RESTS)[number];

export interface FoodAllergens {
  /** Part of the usual recipe. */
  contains: Allergen[];
  /** Part of some recipes or brands, or possible by contact. */
  mayContain: Allergen[];
  rest: AllergenRest;
  basis: AllergenBasis;
  /** The maker's declaration: who, and in which year. */
  source?: string;
  /** Milk in which little or no milk sugar is left: lactose-free milk, hard cheese. */
  isLowInLactose?: boolean;
}

/** As the database, the API and a device may hold it. Before version 1.2 nothing was said of the rest, so that it is unknown. */
export type StoredAllergens = Pick<FoodAllergens, "contains" | "mayContain"> & {
  [Key in keyof FoodAllergens]?: FoodAllergens[Key] | undefined;
};

/** Every allergen of every food is in one of these states. A null says that nothing is known of the food. */
export type AllergenState = "contains" | "mayContain" | "unknown" | "none found";

export function allergenState(allergens: StoredAllergens | null | undefined, allergen: Allergen): AllergenState {
  if (!allergens) return "unknown";
  if (allergens.contains.includes(allergen)) return "contains";
  if (allergens.mayContain.includes(allergen)) return "mayContain";
  return isRestChecked(allergens) ? "none found" : "unknown";
}

export const isRestChecked = (allergens: StoredAllergens | null | undefined): boolean => allergens?.rest === "none found";
