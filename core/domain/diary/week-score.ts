import { DASHBOARD_HEALTH_LABEL, DASHBOARD_HEALTH_SCORE } from "#core/domain/constants.ts";
import type { EatenGroups } from "#core/domain/foods/food-groups-eaten.ts";

export const SCORE_LABELS = ["Very Good", "Good", "Getting there", "Room to grow"] as const;
export type ScoreLabel = (typeof SCORE_LABELS)[number];

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
export type ScorePart = (typeof SCORE_PARTS)[number];

export interface WeekScore {
  score: number;
  label: ScoreLabel;
  /** One thing to eat that would raise the score. */
  add: string;
  /** The points of each part and its maximum; empty before there are enough days to score. */
  parts: { part: ScorePart; points: number; of: number }[];
}

/** Everything logged on the days that count. */
export interface LoggedWeek {
  loggedDays: number;
  /** A day's energy need, used to detect days with too little food. */
  energyKcal: number;
  kcal: number;
  fiberG: number;
  saturatedFatG: number;
  sodiumMg: number;
  groups: EatenGroups;
  differentFoods: number;
}

export const SCORED_FROM_DAYS = 3;
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
/** Amounts are measured against at least half a day's energy, so that logging or eating little does not earn full points. */
const MIN_SHARE_OF_NEED = 0.5;
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

/** What the card shows before three days are logged. */
export const STARTING_SCORE: WeekScore = {
  score: DASHBOARD_HEALTH_SCORE,
  label: DASHBOARD_HEALTH_LABEL,
  add: "Log three days, and this becomes your own.",
  parts: [],
};

/**
 * 0 to 100: food groups, variety and fiber for the energy that was eaten, and added sugar, saturated fat and sodium as a share of
 * it. The same foods in smaller amounts never score higher, and below half of a day's need they score lower.
 */
export function scoreWeek(week: LoggedWeek): WeekScore {
  if (week.loggedDays < SCORED_FROM_DAYS) return STARTING_SCORE;
  const shares = sharesOf(week);
  const parts = SCORE_PARTS.map((part) => ({ part, points: Math.round(shares[part] * POINTS[part] * 10) / 10, of: POINTS[part] }));
  const score = Math.round(SCORE_PARTS.reduce((sum, part) => sum + shares[part] * POINTS[part], 0));
  return { score, label: labelOf(score), add: whatToAdd(shares), parts };
}

function sharesOf({
  loggedDays,
  energyKcal,
  kcal,
  fiberG,
  saturatedFatG,
  sodiumMg,
  groups,
  differentFoods,
}: LoggedWeek): Record<ScorePart, number> {
  const thousands = Math.max(kcal, MIN_SHARE_OF_NEED * energyKcal * loggedDays) / 1000;
  const reached = (part: keyof typeof FULL_PER_1000_KCAL, amount: number) => atMostOne(amount / (FULL_PER_1000_KCAL[part] * thousands));
  const kept = (part: keyof typeof LIMITS, amount: number) => {
    const [free, none] = LIMITS[part];
    return kcal > 0 ? atMostOne(Math.max(0, (none - amount / kcal) / (none - free))) : 0;
  };
  return {
    fruit: reached("fruit", groups.fruitCups),
    vegetables: reached("vegetables", groups.vegetableCups),
    "whole grain": reached("whole grain", groups.wholeGrainsOz),
    dairy: reached("dairy", groups.dairyCups),
    "protein foods": reached("protein foods", groups.proteinOz),
    variety: atMostOne(differentFoods / Math.min(MAX_FOODS, FOODS_A_DAY * loggedDays)),
    fiber: reached("fiber", fiberG),
    "added sugar": kept("added sugar", groups.addedSugarsG * 4),
    "saturated fat": kept("saturated fat", saturatedFatG * 9),
    sodium: kept("sodium", sodiumMg),
  };
}

const atMostOne = (share: number): number => Math.min(1, share);

const labelOf = (score: number): ScoreLabel => LABELS.find(([from]) => score >= from)?.[1] ?? "Room to grow";

/** The part with the most points left; for a week without gaps it is variety. */
function whatToAdd(shares: Record<ScorePart, number>): string {
  const parts = Object.keys(TO_ADD) as (keyof typeof TO_ADD)[];
  const left = (part: keyof typeof TO_ADD) => (1 - shares[part]) * POINTS[part];
  const most = parts.reduce((best, part) => (left(part) > left(best) ? part : best), "variety");
  return TO_ADD[most];
}
