import type { EatenGroups } from "#core/domain/foods/food-groups-eaten.ts";
import { type EnergyMeasure, isHalfOfNeed } from "#core/domain/needs/energy-measure.ts";
import { areMostDaysLow, type LoggedDay } from "./low-days.ts";

export const DASHBOARD_HEALTH_SCORE = 85;
const DASHBOARD_HEALTH_LABEL = "Very Good";

export const SCORE_LABELS = ["Very Good", "Good", "Getting there", "Room to grow"] as const;
type ScoreLabel = (typeof SCORE_LABELS)[number];

export const SCORE_PARTS = [
  "fruit",
  "vegetables",
  "whole grain",
  "dairy",
  "protein foods",
  "variety",
  "fiber",
  "added sugar",
  "saturated fat",
  "sodium",
] as const;
type ScorePart = (typeof SCORE_PARTS)[number];

export interface WeekScore {
  /** Null while there is not enough to say. */
  score: number | null;
  label: ScoreLabel | null;
  /** One thing to eat that would raise the score. */
  add: string;
  /** The points of each part and its maximum; empty before a day counts. */
  parts: { part: ScorePart; points: number; of: number }[];
  /** How many of the last seven days count. */
  ownDays: number;
}

/** Everything logged on the days that count. */
export interface LoggedWeek {
  ownDays: number;
  /** A day's energy need, used to detect days with too little food. */
  needKcal: number;
  kcal: number;
  fiberG: number;
  saturatedFatG: number;
  sodiumMg: number;
  groups: EatenGroups;
  differentFoods: number;
}

export const SCORED_DAYS = 7;

const LABELS: readonly (readonly [from: number, label: ScoreLabel])[] = [
  [80, "Very Good"],
  [65, "Good"],
  [45, "Getting there"],
  [0, "Room to grow"],
];

/** The amounts per 1,000 kcal that get full points in the Healthy Eating Index 2020; fiber follows the reference intake. */
const FULL_PER_1000_KCAL = { fruit: 0.8, vegetables: 1.1, "whole grain": 1.5, dairy: 1.3, "protein foods": 2.5, fiber: 14 } as const;
const FOODS_A_DAY = 4;
const MAX_FOODS = 20;
/** Below this share of the need all points shrink with the energy, so that logging or eating little does not earn full points. */
const FULL_POINTS_FROM_SHARE = 0.8;
/** Full points up to the first share of the energy, none from the second on; sodium is in mg per kcal. */
const LIMITS = { "added sugar": [0.1, 0.26], "saturated fat": [0.1, 0.18], sodium: [1.15, 2.3] } as const;

const POINTS: Record<ScorePart, number> = {
  fruit: 12,
  vegetables: 12,
  "whole grain": 12,
  dairy: 8,
  "protein foods": 8,
  variety: 12,
  fiber: 12,
  "added sugar": 8,
  "saturated fat": 8,
  sodium: 8,
};

const TO_ADD: Record<Exclude<ScorePart, keyof typeof LIMITS>, string> = {
  fruit: "Add a piece of fruit: any kind counts.",
  vegetables: "Add a handful of vegetables or beans to one meal.",
  "whole grain": "Add a whole grain: oatmeal, whole wheat bread or brown rice.",
  dairy: "Add a glass of milk, a yogurt or a fortified soy drink.",
  "protein foods": "Add beans, eggs, fish, nuts or lean meat.",
  variety: "Add a food that you have not had this week.",
  fiber: "Add beans, berries or nuts: they bring fiber.",
};

/** What the card shows before anything is logged. */
export const STARTING_SCORE: WeekScore = {
  score: DASHBOARD_HEALTH_SCORE,
  label: DASHBOARD_HEALTH_LABEL,
  add: "With every day you log, this becomes more your own.",
  parts: [],
  ownDays: 0,
};

/** Nothing good is said of days with little in them, and nothing bad either. */
export const NO_SCORE: WeekScore = { score: null, label: null, add: "Not enough logged to say.", parts: [], ownDays: 0 };

/**
 * Which of the last seven days count for the score: those with at least half of the need. Undefined if there is nothing to say: while
 * the goal is far below the need, while most days are low, if nothing but small days is logged, or if fewer of the days that are over
 * count than not.
 */
export function daysThatCount<Day extends LoggedDay>(days: readonly Day[], today: string, energy: EnergyMeasure): Day[] | undefined {
  const logged = days.filter(({ totals }) => totals.calories !== undefined);
  const counted = logged.filter(({ totals }) => isHalfOfNeed(totals.calories ?? 0, energy));
  const tooLittle = logged.filter((day) => day.day < today && !counted.includes(day));
  if (energy.guard === "kind" || areMostDaysLow(days, today, energy)) return undefined;
  if ((logged.length > 0 && counted.length === 0) || tooLittle.length > counted.length) return undefined;
  return counted;
}

/**
 * 0 to 100: food groups, variety and fiber for the energy that was eaten, and added sugar, saturated fat and sodium as a share of
 * it. The same foods in smaller amounts never score higher, and far below a day's need they score lower. Until seven days count, the
 * rest weighs as the start, so that the score becomes the user's own without a jump.
 */
export function scoreWeek(week: LoggedWeek): WeekScore {
  const { ownDays } = week;
  if (ownDays === 0) return STARTING_SCORE;
  const shares = scoreParts(week);
  const parts = SCORE_PARTS.map((part) => ({ part, points: Math.round(shares[part] * POINTS[part] * 10) / 10, of: POINTS[part] }));
  const own = SCORE_PARTS.reduce((sum, part) => sum + shares[part] * POINTS[part], 0);
  const score = Math.round((ownDays * own + (SCORED_DAYS - ownDays) * DASHBOARD_HEALTH_SCORE) / SCORED_DAYS);
  return { score, label: findLabel(score), add: whatToAdd(shares), parts, ownDays };
}

function scoreParts({
  ownDays,
  needKcal,
  kcal,
  fiberG,
  saturatedFatG,
  sodiumMg,
  groups,
  differentFoods,
}: LoggedWeek): Record<ScorePart, number> {
  const enoughKcal = FULL_POINTS_FROM_SHARE * needKcal * ownDays;
  const energyShare = atMostOne(kcal / enoughKcal);
  const reached = (part: keyof typeof FULL_PER_1000_KCAL, amount: number) =>
    kcal > 0 ? atMostOne(amount / ((FULL_PER_1000_KCAL[part] * kcal) / 1000)) * energyShare : 0;
  const keepShare = (part: keyof typeof LIMITS, amount: number) => {
    const [free, none] = LIMITS[part];
    return kcal > 0 ? atMostOne(Math.max(0, (none - amount / kcal) / (none - free))) * energyShare : 0;
  };
  return {
    fruit: reached("fruit", groups.fruitCups),
    vegetables: reached("vegetables", groups.vegetableCups),
    "whole grain": reached("whole grain", groups.wholeGrainsOz),
    dairy: reached("dairy", groups.dairyCups),
    "protein foods": reached("protein foods", groups.proteinOz),
    variety: atMostOne(differentFoods / Math.min(MAX_FOODS, FOODS_A_DAY * ownDays)) * energyShare,
    fiber: reached("fiber", fiberG),
    "added sugar": keepShare("added sugar", groups.addedSugarsG * 4),
    "saturated fat": keepShare("saturated fat", saturatedFatG * 9),
    sodium: keepShare("sodium", sodiumMg),
  };
}

const atMostOne = (share: number): number => Math.min(1, share);

const findLabel = (score: number): ScoreLabel => LABELS.find(([from]) => score >= from)?.[1] ?? "Room to grow";

/** The part with the most points left; for a week without gaps it is variety. */
function whatToAdd(shares: Record<ScorePart, number>): string {
  const parts = Object.keys(TO_ADD) as (keyof typeof TO_ADD)[];
  const left = (part: keyof typeof TO_ADD) => (1 - shares[part]) * POINTS[part];
  const most = parts.reduce((best, part) => (left(part) > left(best) ? part : best), "variety");
  return TO_ADD[most];
}
