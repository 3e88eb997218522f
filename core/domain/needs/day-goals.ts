import { KCAL_PER_G } from "#core/domain/nutrients/nutrients.ts";
import { type EnergyMeasure, measureEnergy, type PersonWithGoal, UNKNOWN_PERSON } from "./energy-measure.ts";
import { dailyDrinksMl } from "./needs.ts";
import { type ProteinGoal, proteinGoal } from "./protein-goal.ts";

export const WATER_GOAL_GLASSES = 8;
const FAT_SHARE_OF_ENERGY = 0.3;

export interface DayGoals {
  energy: EnergyMeasure;
  protein: number;
  carbs: number;
  fat: number;
  proteinRestsOn: Omit<ProteinGoal, "grams">;
  waterGlasses: number;
  /** All drinks of a day; absent if age or gender is unknown, in which case the glasses are the default for everyone. */
  drinksMl?: number;
}

/** A glass is a US cup. */
export const GLASS_ML = 240;

/** The goals for a day. The three macros add up to the energy measured against: fat is 30% of it, protein the need, carbs the rest. */
export function dailyGoals(person: PersonWithGoal | null | undefined): DayGoals {
  const facts = person ?? UNKNOWN_PERSON;
  const energy = measureEnergy(facts);
  const { grams: protein, ...proteinRestsOn } = proteinGoal(facts);
  const fat = (energy.kcal * FAT_SHARE_OF_ENERGY) / KCAL_PER_G.fat;
  const carbs = (energy.kcal - protein * KCAL_PER_G.protein - fat * KCAL_PER_G.fat) / KCAL_PER_G.carbs;
  const drinksMl = dailyDrinksMl(facts);
  return {
    energy,
    protein,
    carbs,
    fat,
    proteinRestsOn,
    waterGlasses: drinksMl === undefined ? WATER_GOAL_GLASSES : Math.round(drinksMl / GLASS_ML),
    ...(drinksMl !== undefined && { drinksMl }),
  };
}
