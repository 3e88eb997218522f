import type { Gender } from "./profile-choices.ts";

type Sex = "male" | "female";

export interface Figures {
  age: number | null;
  gender: Gender | null;
  /** cm */
  height: number | null;
  /** kg */
  weight: number | null;
}

/** Probably a typo or the wrong unit: far outside the range for that age. */
export type DoubtfulFigure = "height" | "weight";

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
export function doubtfulFigures({ age, height, weight }: Omit<Figures, "gender">): DoubtfulFigure[] {
  if (age !== null && age < YOUNGEST) return [];
  const ages = age !== null && age < TEEN_FROM ? "younger" : "older";
  // Without an age, the wider of both ranges applies.
  const heights = age === null ? { from: HEIGHT_CM.younger.from, to: HEIGHT_CM.older.to } : HEIGHT_CM[ages];
  const weights = age === null ? { from: WEIGHT_KG.younger.from, to: WEIGHT_KG.older.to } : WEIGHT_KG[ages];
  const doubtful: DoubtfulFigure[] = [];
  if (height !== null && !isWithin(height, heights)) doubtful.push("height");
  if (weight !== null && !isWithin(weight, weights)) doubtful.push("weight");
  if (doubtful.length === 0 && height !== null && weight !== null && !isWithin(bmiOf(height, weight), BMI)) doubtful.push("weight");
  return doubtful;
}

const bmiOf = (heightCm: number, weightKg: number): number => weightKg / (heightCm / 100) ** 2;

/**
 * The 5th percentile of the CDC growth charts (2000). The BMI is that on the birthday, from CDC's table bmiagerev, so that a notice comes
 * too late rather than wrongly; height in cm and weight in kg are rounded down.
 */
const SMALL: Record<Sex, Record<number, readonly [heightCm: number, weightKg: number, bmi: number]>> = {
  male: {
    9: [122, 22, 13.95],
    10: [126, 24, 14.21],
    11: [131, 27, 14.54],
    12: [136, 30, 14.96],
    13: [141, 33, 15.44],
    14: [148, 38, 15.97],
    15: [155, 42, 16.53],
    16: [160, 46, 17.11],
    17: [163, 50, 17.68],
    18: [164, 52, 18.22],
    19: [165, 54, 18.71],
  },
  female: {
    9: [122, 22, 13.73],
    10: [126, 24, 14.02],
    11: [131, 27, 14.39],
    12: [138, 30, 14.81],
    13: [144, 34, 15.29],
    14: [148, 37, 15.79],
    15: [150, 40, 16.29],
    16: [151, 42, 16.77],
    17: [151, 43, 17.2],
    18: [151, 44, 17.54],
    19: [151, 45, 17.76],
  },
};
const LAST_OF_CHARTS = 19;
/** WHO's threshold for adults. */
const ADULT_LOWEST_BMI = 18.5;

const sexesOf = (gender: Gender | null): Sex[] => (gender === "male" || gender === "female" ? [gender] : ["male", "female"]);

const smallOf = (sex: Sex, age: number) => SMALL[sex][Math.min(age, LAST_OF_CHARTS)];

/** Height and weight of a small person of that age, for each possible sex. */
export function smallBodies(age: number, gender: Gender | null): { gender: Sex; height: number; weight: number }[] {
  return sexesOf(gender).flatMap((sex) => {
    const small = smallOf(sex, age);
    return small ? [{ gender: sex, height: small[0], weight: small[1] }] : [];
  });
}

/** The lowest healthy weight for this height; undefined if it cannot be determined. */
export function lowestHealthyWeight({ age, gender, height }: Omit<Figures, "weight">): number | undefined {
  if (age === null || height === null || age < YOUNGEST) return undefined;
  const lowestBmi = age > LAST_OF_CHARTS ? ADULT_LOWEST_BMI : Math.min(...sexesOf(gender).map((sex) => smallOf(sex, age)?.[2] ?? 0));
  return lowestBmi * (height / 100) ** 2;
}

export function isUnderweight(figures: Figures): boolean {
  const lowest = lowestHealthyWeight(figures);
  return lowest !== undefined && figures.weight !== null && doubtfulFigures(figures).length === 0 && figures.weight < lowest;
}
