import { type LoggedDay, nutrientTrend, type TrendPoint, waterTrend } from "#core/domain/diary/trend.ts";
import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { isHalfOfNeed } from "#core/domain/needs/energy-measure.ts";
import type { DailyNeed, NeededNutrient, NeedsResult } from "#core/domain/needs/needs.ts";
import type { Reference } from "#core/domain/needs/reference-limits.ts";
import { ALL_NUTRIENTS, type AnyNutrient } from "#core/domain/nutrients/nutrients.ts";
import { measureName } from "#web/components/diary/goals/need-texts.ts";
import { formatAmount } from "#web/lib/format/amounts.ts";
import type { ChartSubject } from "./trend-choices.ts";

/** The data of one chart: its days, and the value they are compared with. */
export interface TrendSeries {
  name: string;
  unit: string;
  points: readonly TrendPoint[];
  target: Target | undefined;
  fill: string;
  todayFill?: string;
  /** The text for a day without a value. */
  gapText: string;
  /** For energy: whether a day with this much is shown as partly logged. */
  isPart?: (value: number) => boolean;
}

interface Target {
  amount: number;
  /** The label of the line, such as 'need 1,300 mg'. */
  text: string;
  /** What the average is shown as a share of, such as 'your need'. Undefined for an upper limit or a goal. */
  sharedAs?: string;
}

interface SeriesInput {
  subject: ChartSubject;
  days: readonly LoggedDay[];
  from: string;
  to: string;
  goals: DayGoals;
  person: NeedsResult;
  /** The published reference value of the nutrient, if the tables have no need for it. */
  reference: Reference | undefined;
}

const LILAC = "fill-[color-mix(in_oklab,var(--protein)_34%,var(--card))]";
const SUN = "fill-primary";

const MACROS = [
  { nutrient: "protein", fill: "fill-protein" },
  { nutrient: "carbs", fill: "fill-carbs" },
  { nutrient: "fat", fill: "fill-fat" },
] as const;

export function makeSeries({ subject, days, from, to, goals, person, reference }: SeriesInput): TrendSeries[] {
  const series = (nutrient: AnyNutrient, look: Partial<TrendSeries> & Pick<TrendSeries, "fill" | "target">): TrendSeries => ({
    name: ALL_NUTRIENTS[nutrient].label,
    unit: ALL_NUTRIENTS[nutrient].unit,
    points: nutrientTrend(days, from, to, nutrient),
    gapText: "nothing logged",
    ...look,
  });
  if (subject === "energy") {
    const target = goal(goals.energy.kcal, "kcal", measureName(goals.energy));
    return [series("calories", { fill: LILAC, todayFill: SUN, target, isPart: (kcal) => !isHalfOfNeed(kcal, goals.energy) })];
  }
  if (subject === "macros") return MACROS.map(({ nutrient, fill }) => series(nutrient, { fill, target: goal(goals[nutrient], "g") }));
  if (subject === "water") {
    const points = waterTrend(days, from, to);
    return [
      {
        name: "Water",
        unit: "glasses",
        points,
        target: goal(goals.waterGlasses, "glasses"),
        fill: "fill-water",
        gapText: "no glass tapped",
      },
    ];
  }
  return [series(subject, { fill: "fill-score-high", target: findNeed(subject, person, reference), gapText: "no figure" })];
}

const goal = (amount: number, unit: string, word = "goal"): Target => ({ amount, text: `${word} ${formatAmount(amount)} ${unit}` });

function findNeed(nutrient: AnyNutrient, { needs }: NeedsResult, reference: Reference | undefined): Target | undefined {
  if (reference) return { amount: reference.amount, text: `${reference.kind} ${formatAmount(reference.amount)} ${reference.unit}` };
  const need: DailyNeed | undefined = needs[nutrient as NeededNutrient];
  if (!need) return undefined;
  const isDailyValue = need.kind === "DV";
  return {
    amount: need.amount,
    text: `${isDailyValue ? "Daily Value" : "need"} ${formatAmount(need.amount)} ${need.unit}`,
    sharedAs: isDailyValue ? "the Daily Value" : "your need",
  };
}
