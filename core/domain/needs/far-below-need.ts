import { dailyGoals, type PersonWithDay } from "./day-goals.ts";
import { energyToAimFor } from "./energy.ts";

const FAR_BELOW = 0.5;

/** What a body needs per day, whatever goal the user chose; without an estimate the goal, else the figure for everyone. */
export const needKcalOf = (person: PersonWithDay | null | undefined): number =>
  (person ? energyToAimFor(person) : undefined) ?? dailyGoals(person).calories;

/** So little that nothing about the day is called enough. */
export const isFarBelowNeed = (kcal: number, needKcal: number): boolean => kcal < needKcal * FAR_BELOW;
