import type { EnergyMeasure } from "#core/domain/needs/energy-measure.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";

/** Needs are estimates, so that in a sentence they are rounded: 2,387 becomes 'about 2,400'. */
const ROUNDED_TO_KCAL = 100;
const about = (kcal: number): string => formatWhole(Math.round(kcal / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL);

export const HOW_COUNTED = "How this is counted";
export const SOMEONE_TO_TALK_TO = "Someone to talk to";

/** Below the figure in the ring. While the goal is far below the need, nothing is counted down to. */
export const ringCaption = ({ guard, kcal }: EnergyMeasure): string => (guard === "kind" ? "kcal so far" : `of ${formatWhole(kcal)} kcal`);

/** What stands beside a day: a goal below the need, or a figure that is nobody's own. Undefined if the ring says it all. */
export function needLine(energy: EnergyMeasure): string | undefined {
  const { goalKcal, needKcal, needRestsOn } = energy;
  if (goalKcal === null) return needRestsOn === "general" ? `${formatWhole(needKcal)} kcal is a general figure, not yours` : undefined;
  if (goalKcal >= needKcal) return undefined;
  const goal = `your goal ${formatWhole(goalKcal)} kcal`;
  return needRestsOn === "general"
    ? `${goal} · ${formatWhole(needKcal)} is a general figure, not yours`
    : `${goal} · most people your age need about ${about(needKcal)}`;
}

/** Names a line in a chart: 'need 2,387', 'goal 2,500', 'general figure 2,000'. */
export function measureName({ goalKcal, needKcal, needRestsOn }: EnergyMeasure): string {
  if (goalKcal !== null && goalKcal >= needKcal) return "goal";
  return needRestsOn === "general" ? "general figure" : "need";
}

/** What a day is measured against without a goal, for the profile. */
export function noGoalText({ needKcal, needRestsOn }: EnergyMeasure): string {
  if (needRestsOn === "general")
    return `No goal set, so a day is measured against ${formatWhole(needKcal)} kcal: a general figure, not yours.`;
  const whose = needRestsOn === "body" ? "what your body needs" : "what most people your age need";
  return `No goal set, so your day is measured against ${whose}: about ${formatWhole(needKcal)} kcal.`;
}

/** What stands in for an estimate that needs more figures. */
export const untilThenText = ({ needKcal, needRestsOn }: EnergyMeasure): string =>
  needRestsOn === "general"
    ? `Until then a day is measured against ${formatWhole(needKcal)} kcal: a general figure, not yours. Your age is enough for a start.`
    : `Until then a day is measured against about ${formatWhole(needKcal)} kcal, what most people your age need.`;
