import { WATER_GOAL_GLASSES } from "#core/domain/constants.ts";
import { dailyGoals } from "#core/domain/day-totals.ts";
import type { AnyNutrient } from "#core/domain/knowledge/labels.ts";
import type { DailyNeed, NeededNutrient, NeedsOfPerson } from "#core/domain/needs.ts";
import { ALL_NUTRIENTS } from "#core/domain/portions.ts";
import { type LoggedDay, nutrientTrend, type TrendPoint, waterTrend } from "#core/domain/trend.ts";
import { formatAmount } from "#web/lib/amounts.ts";
import type { Shown } from "./trend-choices.ts";

/** One chart: its days, and what they are held against. */
export interface TrendSeries {
  name: string;
  unit: string;
  points: readonly TrendPoint[];
  target: Target | undefined;
  fill: string;
  todayFill?: string;
  /** What a day without a value says. */
  gapText: string;
  /** Of energy: against this goal a day counts as logged in part. */
  partBelowGoal?: number;
}

export interface Target {
  amount: number;
  /** On the line: 'need 1,300 mg'. */
  text: string;
  /** What an average is told as a share of: 'your need'. Nothing where the figure is an upper one, or a goal. */
  sharedAs?: string;
}

interface SeriesInput {
  shown: Shown;
  days: readonly LoggedDay[];
  from: string;
  to: string;
  calorieGoal: number | null;
  person: NeedsOfPerson;
}

const LILAC = "fill-[color-mix(in_oklab,var(--protein)_34%,var(--card))]";
const SUN = "fill-primary";
/** Their Daily Values are upper figures: a share of them is nothing to reach. */
const UPPER = new Set<AnyNutrient>(["sodium", "saturatedFat", "fat"]);

const MACROS = [
  { nutrient: "protein", fill: "fill-protein" },
  { nutrient: "carbs", fill: "fill-carbs" },
  { nutrient: "fat", fill: "fill-fat" },
] as const;

export function seriesOf({ shown, days, from, to, calorieGoal, person }: SeriesInput): TrendSeries[] {
  const goals = dailyGoals(calorieGoal);
  const series = (nutrient: AnyNutrient, look: Partial<TrendSeries> & Pick<TrendSeries, "fill" | "target">): TrendSeries => ({
    name: ALL_NUTRIENTS[nutrient].label,
    unit: ALL_NUTRIENTS[nutrient].unit,
    points: nutrientTrend(days, from, to, nutrient),
    gapText: "nothing logged",
    ...look,
  });
  if (shown === "energy") {
    const target = goal(goals.calories, "kcal");
    return [series("calories", { fill: LILAC, todayFill: SUN, target, partBelowGoal: goals.calories })];
  }
  if (shown === "macros") return MACROS.map(({ nutrient, fill }) => series(nutrient, { fill, target: goal(goals[nutrient], "g") }));
  if (shown === "water") {
    const points = waterTrend(days, from, to);
    return [
      {
        name: "Water",
        unit: "glasses",
        points,
        target: goal(WATER_GOAL_GLASSES, "glasses"),
        fill: "fill-water",
        gapText: "no glass tapped",
      },
    ];
  }
  return [series(shown, { fill: "fill-score-high", target: needOf(shown, person), gapText: "no figure" })];
}

const goal = (amount: number, unit: string): Target => ({ amount, text: `goal ${formatAmount(amount)} ${unit}` });

function needOf(nutrient: AnyNutrient, { needs }: NeedsOfPerson): Target | undefined {
  const need: DailyNeed | undefined = needs[nutrient as NeededNutrient];
  if (!need) return undefined;
  const isDailyValue = need.kind === "DV";
  return {
    amount: need.amount,
    text: `${isDailyValue ? "Daily Value" : "need"} ${formatAmount(need.amount)} ${need.unit}`,
    ...(!UPPER.has(nutrient) && { sharedAs: isDailyValue ? "the Daily Value" : "your need" }),
  };
}
