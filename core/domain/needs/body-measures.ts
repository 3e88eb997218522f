import type { Gender } from "./profile-choices.ts";

type Sex = "male" | "female";

export interface BodyMeasures {
  age: number | null;
  gender: Gender | null;
  /** cm */
  height: number | null;
  /** kg */
  weight: number | null;
}

/** Probably a typo or the wrong unit: far outside the range for that age. */
export type ImplausibleMeasure = "height" | "weight";

interface Bounds {
  from: number;
  to: number;
}

const TEEN_FROM = 14;
const HEIGHT_CM: Record<"younger" | "older", Bounds> = { younger: { from: 95, to: 205 }, older: { from: 110, to: 235 } };
const WEIGHT_KG: Record<"younger" | "older", Bounds> = { younger: { from: 15, to: 170 }, older: { from: 25, to: 350 } };
/** If the body mass index is outside this range, height or weight is wrong. */
const BMI: Bounds = { from: 9.5, to: 75 };
const YOUNGEST = 9;

const isWithin = (value: number, { from, to }: Bounds): boolean => value >= from && value <= to;

/** The figures to ask about before anything is computed from them. Nothing is computed for users under nine. */
export function implausibleMeasures({ age, height, weight }: Omit<BodyMeasures, "gender">): ImplausibleMeasure[] {
  if (age !== null && age < YOUNGEST) return [];
  const ages = age !== null && age < TEEN_FROM ? "younger" : "older";
  // Without an age, the wider of both ranges applies.
  const heights = age === null ? { from: HEIGHT_CM.younger.from, to: HEIGHT_CM.older.to } : HEIGHT_CM[ages];
  const weights = age === null ? { from: WEIGHT_KG.younger.from, to: WEIGHT_KG.older.to } : WEIGHT_KG[ages];
  const implausible: ImplausibleMeasure[] = [];
  if (height !== null && !isWithin(height, heights)) implausible.push("height");
  if (weight !== null && !isWithin(weight, weights)) implausible.push("weight");
  if (implausible.length === 0 && height !== null && weight !== null && !isWithin(bodyMassIndex(height, weight), BMI))
    implausible.push("weight");
  return implausible;
}

const bodyMassIndex = (heightCm: number, weightKg: number): number => weightKg / (heightCm / 100) ** 2;

/**
 * The 5th percentile of the body mass index in the CDC growth charts (2000), on the birthday, from CDC's table bmiagerev, so that a
 * notice comes too late rather than wrongly.
 */
const LOW_BMI: Record<Sex, Record<number, number>> = {
  male: {
    9: 13.95,
    10: 14.21,
    11: 14.54,
    12: 14.96,
    13: 15.44,
    14: 15.97,
    15: 16.53,
    16: 17.11,
    17: 17.68,
    18: 18.22,
    19: 18.71,
  },
  female: {
    9: 13.73,
    10: 14.02,
    11: 14.39,
    12: 14.81,
    13: 15.29,
    14: 15.79,
    15: 16.29,
    16: 16.77,
    17: 17.2,
    18: 17.54,
    19: 17.76,
  },
};
const LAST_OF_CHARTS = 19;
/** WHO's threshold for adults. */
const ADULT_LOWEST_BMI = 18.5;

const listSexes = (gender: Gender | null): Sex[] => (gender === "male" || gender === "female" ? [gender] : ["male", "female"]);

/** The lowest healthy weight for this height; undefined if it cannot be determined. */
export function lowestHealthyWeight({ age, gender, height }: Omit<BodyMeasures, "weight">): number | undefined {
  if (age === null || height === null || age < YOUNGEST) return undefined;
  const lowestBmi = age > LAST_OF_CHARTS ? ADULT_LOWEST_BMI : Math.min(...listSexes(gender).map((sex) => LOW_BMI[sex][age] ?? 0));
  return lowestBmi * (height / 100) ** 2;
}

export function isUnderweight(body: BodyMeasures): boolean {
  const lowest = lowestHealthyWeight(body);
  return lowest !== undefined && body.weight !== null && implausibleMeasures(body).length === 0 && body.weight < lowest;
}
