import { implausibleMeasures, isUnderweight, lowestHealthyWeight } from "./body-measures.ts";
import type { PartialBody } from "./energy.ts";
import { dailyNeeds } from "./needs.ts";

const PROTEIN_GOAL_G = 60;

/** The recommended amount of the reference intakes for this weight, or for this age and gender; else the default for everyone. */
type ProteinBasis = "weight" | "age" | "everybody";

export interface ProteinGoal {
  grams: number;
  restsOn: ProteinBasis;
  /** Only if it rests on the weight. */
  gramsPerKg?: number;
}

const OLDER_TEEN_FROM = 14;
const ADULT_FROM = 19;
const G_PER_KG = { younger: 0.95, older: 0.85, grownUp: 0.8 } as const;

const gramsPerKgAt = (age: number): number =>
  age < OLDER_TEEN_FROM ? G_PER_KG.younger : age < ADULT_FROM ? G_PER_KG.older : G_PER_KG.grownUp;

/** What a body needs of protein in a day. Without a gender it is the figure for girls. */
export function proteinGoal(person: PartialBody): ProteinGoal {
  const { age, gender, weight } = person;
  const ofAge = age === null ? undefined : dailyNeeds({ age, gender: gender ?? "female" })?.protein;
  if (age === null || ofAge === undefined) return { grams: PROTEIN_GOAL_G, restsOn: "everybody" };
  if (weight === null || implausibleMeasures(person).includes("weight")) return { grams: ofAge.amount, restsOn: "age" };
  const gramsPerKg = gramsPerKgAt(age);
  const healthyWeight = isUnderweight(person) ? (lowestHealthyWeight(person) ?? weight) : weight;
  return { grams: Math.round(healthyWeight * gramsPerKg), restsOn: "weight", gramsPerKg };
}
