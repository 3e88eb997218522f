import { implausibleMeasures, isUnderweight, lowestHealthyWeight } from "./body-measures.ts";
import type { ActivityLevel, Gender } from "./profile-choices.ts";

/** Estimated Energy Requirement: what a body uses, plus what growth requires. */
export const ENERGY_SOURCE = "NASEM, Dietary Reference Intakes for Energy, 2023";

export interface Body {
  age: number;
  gender: Gender;
  /** cm */
  height: number;
  /** kg */
  weight: number;
  activityLevel: ActivityLevel;
}

/** kcal = intercept + age·years + height·cm + weight·kg + growth */
export interface EnergyFormula {
  intercept: number;
  age: number;
  height: number;
  weight: number;
  growth: number;
}

export interface EnergyNeed {
  kcal: number;
  /** One formula, or two whose mean is used if the sex is neither. */
  formulas: EnergyFormula[];
}

type Activity = "inactive" | "lowActive" | "active" | "veryActive";
type Sex = "male" | "female";

const ACTIVITY: Record<ActivityLevel, Activity> = {
  sedentary: "inactive",
  lightly_active: "lowActive",
  moderately_active: "active",
  very_active: "veryActive",
  extra_active: "veryActive",
};

type Coefficients = readonly [intercept: number, age: number, height: number, weight: number];

const CHILD: Record<Sex, Record<Activity, Coefficients>> = {
  male: {
    inactive: [-447.51, 3.68, 13.01, 13.15],
    lowActive: [19.12, 3.68, 8.62, 20.28],
    active: [-388.19, 3.68, 12.66, 20.46],
    veryActive: [-671.75, 3.68, 15.38, 23.25],
  },
  female: {
    inactive: [55.59, -22.25, 8.43, 17.07],
    lowActive: [-297.54, -22.25, 12.77, 14.73],
    active: [-189.55, -22.25, 11.74, 18.34],
    veryActive: [-709.59, -22.25, 18.22, 14.25],
  },
};

const ADULT: Record<Sex, Record<Activity, Coefficients>> = {
  male: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    lowActive: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
    veryActive: [-517.88, -10.83, 15.61, 19.11],
  },
  female: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    lowActive: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
    veryActive: [511.83, -7.01, 9.07, 12.56],
  },
};

export const YOUNGEST_WITH_ESTIMATE = 9;
const ADULT_FROM = 19;
const OLDER_TEEN_FROM = 14;
const GROWTH: Record<Sex, { younger: number; older: number }> = {
  male: { younger: 25, older: 20 },
  female: { younger: 30, older: 20 },
};

/** The known figures of a body. */
export type PartialBody = { [Field in keyof Body]: Body[Field] | null };

/** Undefined if a figure is missing or impossible, or the user is under nine: no estimate is better than a wrong one. */
export function estimateEnergyNeed(body: PartialBody): EnergyNeed | undefined {
  const { age, gender, height, weight, activityLevel } = body;
  if (implausibleMeasures(body).length > 0) return undefined;
  if (age === null || gender === null || height === null || weight === null || activityLevel === null || age < YOUNGEST_WITH_ESTIMATE)
    return undefined;
  const sexes: Sex[] = gender === "other" ? ["male", "female"] : [gender];
  const formulas = sexes.map((sex) => formulaFor(sex, age, ACTIVITY[activityLevel]));
  const total = formulas.reduce((sum, formula) => sum + evaluate(formula, age, height, weight), 0);
  return { kcal: total / formulas.length, formulas };
}

function formulaFor(sex: Sex, age: number, activity: Activity): EnergyFormula {
  const isAdult = age >= ADULT_FROM;
  const [intercept, perYear, perCm, perKg] = (isAdult ? ADULT : CHILD)[sex][activity];
  const { younger, older } = GROWTH[sex];
  const growth = isAdult ? 0 : age < OLDER_TEEN_FROM ? younger : older;
  return { intercept, age: perYear, height: perCm, weight: perKg, growth };
}

const evaluate = (formula: EnergyFormula, age: number, height: number, weight: number): number =>
  formula.intercept + formula.age * age + formula.height * height + formula.weight * weight + formula.growth;

/** What a day may be measured against: for an underweight user, what their body would need at a healthy weight. */
export function energyToAimFor(body: PartialBody): number | undefined {
  const weight = isUnderweight(body) ? (lowestHealthyWeight(body) ?? body.weight) : body.weight;
  return estimateEnergyNeed({ ...body, weight })?.kcal;
}
