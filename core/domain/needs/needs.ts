import {
  MAIN_NUTRIENTS,
  type MainNutrient,
  MINERALS,
  type Mineral,
  type Nutrient,
  type Unit,
  VITAMINS,
  type Vitamin,
} from "#core/domain/nutrients/nutrients.ts";
import type { Gender } from "./profile-choices.ts";

/** Nutrients that can have a recommended daily amount. */
export type NeededNutrient = MainNutrient | Vitamin | Mineral;

export const DRI_SOURCE = "Dietary Reference Intakes (NASEM, NCBI NBK56068)";
const ELECTROLYTES_SOURCE = "Dietary Reference Intakes (NASEM, NCBI NBK545442)";
const DAILY_VALUE_SOURCE = "FDA Daily Values, 2016";

export interface DailyNeed {
  amount: number;
  unit: Unit;
  /** RDA covers nearly everyone, AI is the best estimate, and DV is the label's value for everyone from age four on. */
  kind: "RDA" | "AI" | "DV";
  source: string;
  /** Only for sodium: more than this per day is worth reducing. */
  reduceAbove?: number;
}

export type DailyNeeds = Partial<Record<NeededNutrient, DailyNeed>>;

const NEED_AGES = ["9–13", "14–18", "19–30"] as const;
export type NeedAges = (typeof NEED_AGES)[number];

export interface Person {
  age: number | null;
  gender: Gender | null;
}

/** Somebody of whom neither is known: a visitor, or a user without a profile. */
export const UNKNOWN_BODY: Person = { age: null, gender: null };

export type NeedsResult =
  | { basis: "you"; ages: NeedAges; gender: Gender; needs: DailyNeeds }
  | { basis: "daily-value"; reason: "unknown" | "too young"; needs: DailyNeeds };

/** One figure for everyone, or one for boys and one for girls. */
type AmountBySex = number | readonly [male: number, female: number];

interface Row {
  kind: "RDA" | "AI";
  source?: string;
  amounts: Record<NeedAges, AmountBySex>;
}

const row = (kind: Row["kind"], younger: AmountBySex, older: AmountBySex, grownUp: AmountBySex, source?: string): Row => ({
  kind,
  amounts: { "9–13": younger, "14–18": older, "19–30": grownUp },
  ...(source && { source }),
});

const ROWS: Partial<Record<NeededNutrient, Row>> = {
  protein: row("RDA", 34, [52, 46], [56, 46]),
  carbs: row("RDA", 130, 130, 130),
  fiber: row("AI", [31, 26], [38, 26], [38, 25]),
  sodium: row("AI", 1200, 1500, 1500, ELECTROLYTES_SOURCE),
  vitaminAUg: row("RDA", 600, [900, 700], [900, 700]),
  vitaminCMg: row("RDA", 45, [75, 65], [90, 75]),
  vitaminDUg: row("RDA", 15, 15, 15),
  folateUg: row("RDA", 300, 400, 400),
  vitaminB12Ug: row("RDA", 1.8, 2.4, 2.4),
  calciumMg: row("RDA", 1300, 1300, 1000),
  ironMg: row("RDA", 8, [11, 15], [8, 18]),
  magnesiumMg: row("RDA", 240, [410, 360], [400, 310]),
  potassiumMg: row("AI", [2500, 2300], [3000, 2300], [3400, 2600], ELECTROLYTES_SOURCE),
  zincMg: row("RDA", 8, [11, 9], [11, 8]),
};

const REDUCE_SODIUM_ABOVE: Record<NeedAges, number> = { "9–13": 1800, "14–18": 2300, "19–30": 2300 };

const NUTRIENTS: Record<NeededNutrient, Nutrient> = { ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS };
/** Safe to cast: the keys of a constant are exactly its keys. */
const NEEDED_NUTRIENTS = Object.keys(NUTRIENTS) as NeededNutrient[];

const YOUNGEST = 9;
const OLDER_TEEN_FROM = 14;
const ADULT_FROM = 19;

/** The daily needs of a body of this age and gender; undefined under nine. */
export function dailyNeeds({ age, gender }: { age: number; gender: Gender }): DailyNeeds | undefined {
  const ages = needAges(age);
  if (ages === undefined) return undefined;
  return collect((nutrient) => {
    const found = ROWS[nutrient];
    if (!found) return undefined;
    return {
      amount: amountFor(found.amounts[ages], gender),
      unit: NUTRIENTS[nutrient].unit,
      kind: found.kind,
      source: found.source ?? DRI_SOURCE,
      ...(nutrient === "sodium" && { reduceAbove: REDUCE_SODIUM_ABOVE[ages] }),
    };
  });
}

/** The user's own needs, completed with Daily Values for nutrients that the table lacks (vitamin E, K, B1 …). */
export function needsFor({ age, gender }: Person): NeedsResult {
  if (age === null || gender === null) return { basis: "daily-value", reason: "unknown", needs: DAILY_VALUES };
  const ages = needAges(age);
  if (ages === undefined) return { basis: "daily-value", reason: "too young", needs: DAILY_VALUES };
  return { basis: "you", ages, gender, needs: { ...DAILY_VALUES, ...dailyNeeds({ age, gender }) } };
}

const DAILY_VALUES: DailyNeeds = collect((nutrient) => {
  const { dailyValue, unit } = NUTRIENTS[nutrient];
  return dailyValue === undefined ? undefined : { amount: dailyValue, unit, kind: "DV", source: DAILY_VALUE_SOURCE };
});

/** Above thirty, the column of 19–30 still applies: the app is made for teenagers, and the two differ little. */
function needAges(age: number): NeedAges | undefined {
  if (age < YOUNGEST) return undefined;
  if (age < OLDER_TEEN_FROM) return "9–13";
  return age < ADULT_FROM ? "14–18" : "19–30";
}

/** The amount of sodium above which reducing it is advised; lower for younger users. */
export function sodiumLimit({ age, gender }: Person): { amount: number; source: string } {
  const own = age === null || gender === null ? undefined : dailyNeeds({ age, gender })?.sodium;
  return { amount: own?.reduceAbove ?? MAIN_NUTRIENTS.sodium.dailyValue, source: own?.source ?? DAILY_VALUE_SOURCE };
}

export const DRINKS_SOURCE = "Total water in the Dietary Reference Intakes, drinks alone (PMC4207053)";
const DRINKS_ML: Record<NeedAges, AmountBySex> = { "9–13": [1800, 1600], "14–18": [2600, 1800], "19–30": [3000, 2200] };

/** A day's total drinks, including milk; undefined if age or gender is unknown, and under nine. */
export function dailyDrinksMl({ age, gender }: Person): number | undefined {
  const ages = age === null ? undefined : needAges(age);
  return ages === undefined || gender === null ? undefined : amountFor(DRINKS_ML[ages], gender);
}

function amountFor(amount: AmountBySex, gender: Gender): number {
  if (typeof amount === "number") return amount;
  const [male, female] = amount;
  if (gender === "other") return (male + female) / 2;
  return gender === "male" ? male : female;
}

function collect(findNeed: (nutrient: NeededNutrient) => DailyNeed | undefined): DailyNeeds {
  const needs: DailyNeeds = {};
  for (const nutrient of NEEDED_NUTRIENTS) {
    const need = findNeed(nutrient);
    if (need) needs[nutrient] = need;
  }
  return needs;
}
