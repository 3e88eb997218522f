import { dailyGoals, type PersonWithDay } from "./day-goals.ts";
import { energyToAimFor } from "./energy.ts";

const FAR_BELOW = 0.5;

/** What a body takes in a day, whatever goal its owner chose; without an estimate the goal, else everybody's figure. */
export const needKcalOf = (person: PersonWithDay | null | undefined): number =>
  (person ? energyToAimFor(person) : undefined) ?? dailyGoals(person).calories;

/** So little that nothing about the day is called enough. */
export const isFarBelowNeed = (kcal: number, needKcal: number): boolean => kcal < needKcal * FAR_BELOW;
