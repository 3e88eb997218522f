import { type LoggedDay, nutrientTrend, type TrendPoint, waterTrend } from "#core/domain/diary/trend.ts";
import type { DayGoals } from "#core/domain/needs/day-goals.ts";
import { isHalfOfNeed } from "#core/domain/needs/energy-measure.ts";
import type { DailyNeed, NeededNutrient, NeedsResult } from "#core/domain/needs/needs.ts";
import type { Reference } from "#core/domain/needs/reference-limits.ts";
import { ALL_NUTRIENTS, type AnyNutrient } from "#core/domain/nutrients/nutrients.ts";
import { measureText } from "#web/components/diary/goals/need-texts.ts";
import { formatWithUnit } from "#web/lib/format/amounts.ts";
import { texts } from "#web/texts/texts.ts";
import type { ChartSubject } from "./trend-choices.ts";

/** The data of one chart: its days, and the value they are compared with. */
export interface TrendSeries {
  name: string;
  unit: string;
  points: readonly TrendPoint[];
  target: Target | undefined;
  fill: string;
  todayFill?: string;
  describe: (value: number) => string;
  /** The text for a day without a value. */
  gapText: string;
  /** For energy: whether a day with this much is shown as partly logged. */
  isPart?: (value: number) => boolean;
}

interface Target {
  amount: number;
  /** The label of the line, such as 'need 1,300 mg'. */
  text: string;
  /** What the average is a share of. Undefined for an upper limit or a goal. */
  sharedAs?: "need" | "dailyValue";
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
  const t = texts("trends");
  const series = (nutrient: AnyNutrient, look: Partial<TrendSeries> & Pick<TrendSeries, "fill" | "target">): TrendSeries => ({
    name: ALL_NUTRIENTS[nutrient].label,
    unit: ALL_NUTRIENTS[nutrient].unit,
    points: nutrientTrend(days, from, to, nutrient),
    describe: (value) => formatWithUnit(value, ALL_NUTRIENTS[nutrient].unit),
    gapText: t("gap.nothing"),
    ...look,
  });
  if (subject === "energy") {
    const { kcal } = goals.energy;
    const target = { amount: kcal, text: measureText(goals.energy, formatWithUnit(kcal, "kcal")) };
    return [series("calories", { fill: LILAC, todayFill: SUN, target, isPart: (kcal) => !isHalfOfNeed(kcal, goals.energy) })];
  }
  if (subject === "macros")
    return MACROS.map(({ nutrient, fill }) =>
      series(nutrient, { fill, target: toGoal(goals[nutrient], formatWithUnit(goals[nutrient], "g")) }),
    );
  if (subject === "water") {
    const points = waterTrend(days, from, to);
    return [
      {
        name: t("subject.water"),
        unit: t("glassesUnit"),
        points,
        target: toGoal(goals.waterGlasses, t("glasses", { count: goals.waterGlasses })),
        fill: "fill-water",
        describe: (count) => t("glasses", { count }),
        gapText: t("gap.glass"),
      },
    ];
  }
  return [series(subject, { fill: "fill-score-high", target: findNeed(subject, person, reference), gapText: t("gap.value") })];
}

const toGoal = (amount: number, text: string): Target => ({ amount, text: texts("trends")("line.goal", { amount: text }) });

function findNeed(nutrient: AnyNutrient, { needs }: NeedsResult, reference: Reference | undefined): Target | undefined {
  const t = texts("trends");
  if (reference) {
    const amount = formatWithUnit(reference.amount, reference.unit);
    return { amount: reference.amount, text: t(reference.kind === "about" ? "line.about" : "line.below", { amount }) };
  }
  const need: DailyNeed | undefined = needs[nutrient as NeededNutrient];
  if (!need) return undefined;
  const sharedAs = need.kind === "DV" ? "dailyValue" : "need";
  return {
    amount: need.amount,
    text: t(`line.${sharedAs}`, { amount: formatWithUnit(need.amount, need.unit) }),
    sharedAs,
  };
}
