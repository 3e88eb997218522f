import { dailyGoals, type PersonWithDay } from "./day-goals.ts";
import { energyToAimFor } from "./energy.ts";

const FAR_BELOW = 0.5;

/** What a body needs per day, whatever goal the user chose. Without an estimate it is the goal, or else the default for everyone. */
export const needKcalOf = (person: PersonWithDay | null | undefined): number =>
  (person ? energyToAimFor(person) : undefined) ?? dailyGoals(person).calories;

/** Whether so little was eaten that no text may call anything about the day enough. */
export const isFarBelowNeed = (kcal: number, needKcal: number): boolean => kcal < needKcal * FAR_BELOW;
