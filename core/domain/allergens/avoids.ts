import { allergensOfDiets, parseDiets } from "#core/domain/diets/parse-diets.ts";
import type { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { ALLERGENS, type Allergen } from "./allergens.ts";
import { findIntendedAllergy } from "./intended-allergy.ts";
import { isLactoseLine, parseAllergens } from "./match-allergies.ts";

interface UncheckedLine {
  line: string;
  /** The word that was probably meant: 'peanuts' for 'penuts'. Null if none is close. */
  meant: string | null;
}

/** What a user must not eat, as far as it can be looked for in a food. */
export interface Avoids {
  allergens: Allergen[];
  /** Milk sugar, but not milk: lactose-free milk and hard cheese are fine. */
  lactose: boolean;
  /** Lines that no rule can look for. They are said to be unchecked wherever a food is judged. */
  unchecked: UncheckedLine[];
}

export interface AvoidedLines {
  dietaryRestrictions: readonly string[];
  allergies: readonly string[];
  medicalConditions: readonly string[];
}

const GLUTEN_CONDITION: (typeof MEDICAL_CONDITIONS)[number] = "Celiac Disease";

/** Every line and every condition counts as soon as it is saved. */
export function readAvoids({ dietaryRestrictions, allergies, medicalConditions }: AvoidedLines): Avoids {
  const filled = allergies.filter((line) => line.trim() !== "");
  const diets = parseDiets(dietaryRestrictions);
  const matched = new Set([
    ...filled.flatMap(parseAllergens),
    ...allergensOfDiets(diets.diets),
    ...(medicalConditions.includes(GLUTEN_CONDITION) ? parseAllergens("gluten") : []),
  ]);
  const unknown = filled.filter((line) => parseAllergens(line).length === 0 && !isLactoseLine(line));
  return {
    allergens: ALLERGENS.filter((allergen) => matched.has(allergen)),
    lactose: diets.diets.includes("lactose-free") || filled.some(isLactoseLine),
    unchecked: [
      ...unknown.map((line) => ({ line, meant: findIntendedAllergy(line) })),
      ...diets.unknown.map((line) => ({ line, meant: null })),
    ],
  };
}
