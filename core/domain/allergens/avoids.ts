import { allergensOfDiets, dietsMeant } from "#core/domain/diets/diets-meant.ts";
import type { MEDICAL_CONDITIONS } from "#core/domain/needs/medical-conditions.ts";
import { ALLERGENS, type Allergen } from "./allergen-rule.ts";
import { allergensMeant, isLactoseLine } from "./match-allergies.ts";
import { wordMeant } from "./word-meant.ts";

export interface UncheckedLine {
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
  const written = allergies.filter((line) => line.trim() !== "");
  const diets = dietsMeant(dietaryRestrictions);
  const meant = new Set([
    ...written.flatMap(allergensMeant),
    ...allergensOfDiets(diets.diets),
    ...(medicalConditions.includes(GLUTEN_CONDITION) ? allergensMeant("gluten") : []),
  ]);
  const unknown = written.filter((line) => allergensMeant(line).length === 0 && !isLactoseLine(line));
  return {
    allergens: ALLERGENS.filter((allergen) => meant.has(allergen)),
    lactose: diets.diets.includes("lactose-free") || written.some(isLactoseLine),
    unchecked: [...unknown.map((line) => ({ line, meant: wordMeant(line) })), ...diets.unknown.map((line) => ({ line, meant: null }))],
  };
}
