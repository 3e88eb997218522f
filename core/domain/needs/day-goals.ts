import {
  CARBS_AND_PROTEIN_KCAL_PER_G,
  DEFAULT_CALORIE_GOAL_KCAL,
  FAT_KCAL_PER_G,
  FAT_SHARE_OF_ENERGY,
  PROTEIN_GOAL_G,
  PROTEIN_SHARE_OF_ENERGY,
  WATER_GOAL_GLASSES,
} from "#core/domain/constants.ts";
import { energyToAimFor, type PartlyKnownBody } from "./energy.ts";
import { dailyDrinksMl, needsFor } from "./needs.ts";

export interface PersonWithDay extends PartlyKnownBody {
  calorieGoal: number | null;
}

export interface DayGoals {
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  waterGlasses: number;
  /** Where the energy figure comes from: set in the profile, computed from it, or the default for everyone. */
  energyBasis: "goal" | "need" | "everybody";
  /** All drinks of a day; absent if age or gender is unknown, in which case the glasses are the default for everyone. */
  drinksMl?: number;
}

/** A glass is a US cup. */
export const GLASS_ML = 240;

const NOBODY: PersonWithDay = { age: null, gender: null, height: null, weight: null, activityLevel: null, calorieGoal: null };

/**
 * The goals for a day. The three macros add up to the energy: fat is 30% of it, protein 20% or the need if that is higher, and carbs are
 * the rest. If age or gender is unknown, and under nine, protein is the default of 60 g.
 */
export function dailyGoals(person: PersonWithDay | null | undefined): DayGoals {
  const known = person ?? NOBODY;
  const { calories, energyBasis } = energyOf(known);
  const { basis, needs } = needsFor(known);
  const protein =
    basis === "you"
      ? Math.max(needs.protein?.amount ?? 0, (calories * PROTEIN_SHARE_OF_ENERGY) / CARBS_AND_PROTEIN_KCAL_PER_G)
      : PROTEIN_GOAL_G;
  const fat = (calories * FAT_SHARE_OF_ENERGY) / FAT_KCAL_PER_G;
  const carbs = (calories - protein * CARBS_AND_PROTEIN_KCAL_PER_G - fat * FAT_KCAL_PER_G) / CARBS_AND_PROTEIN_KCAL_PER_G;
  const drinksMl = dailyDrinksMl(known);
  return {
    calories,
    energyBasis,
    protein,
    carbs,
    fat,
    waterGlasses: drinksMl === undefined ? WATER_GOAL_GLASSES : Math.round(drinksMl / GLASS_ML),
    ...(drinksMl !== undefined && { drinksMl }),
  };
}

function energyOf(person: PersonWithDay): Pick<DayGoals, "calories" | "energyBasis"> {
  if (person.calorieGoal !== null) return { calories: person.calorieGoal, energyBasis: "goal" };
  const need = energyToAimFor(person);
  if (need !== undefined) return { calories: Math.round(need), energyBasis: "need" };
  return { calories: DEFAULT_CALORIE_GOAL_KCAL, energyBasis: "everybody" };
}
