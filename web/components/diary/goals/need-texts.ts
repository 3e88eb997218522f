import type { EnergyMeasure } from "#core/domain/needs/energy-measure.ts";
import { formatWhole } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

/** Needs are estimates, so that in a sentence they are rounded: 2,387 becomes 'about 2,400'. */
const ROUNDED_TO_KCAL = 100;
const about = (kcal: number): string => formatWhole(Math.round(kcal / ROUNDED_TO_KCAL) * ROUNDED_TO_KCAL);

/** Below the figure in the ring. While the goal is far below the need, nothing is counted down to. */
export function ringCaption({ guard, kcal }: EnergyMeasure): string {
  const t = texts("diary-parts");
  return guard === "kind" ? t("ring.soFar") : t("ring.of", { kcal: formatWhole(kcal) });
}

/** What stands beside a day: a goal below the need, or a figure that is nobody's own. Undefined if the ring says it all. */
export function needLine({ goalKcal, needKcal, needRestsOn }: EnergyMeasure): string | undefined {
  const t = texts("diary-parts");
  const isGeneral = needRestsOn === "general";
  if (goalKcal === null) return isGeneral ? t("need.general", { kcal: formatWhole(needKcal) }) : undefined;
  if (goalKcal >= needKcal) return undefined;
  const goal = formatWhole(goalKcal);
  return isGeneral ? t("need.goalGeneral", { goal, kcal: formatWhole(needKcal) }) : t("need.goal", { goal, kcal: about(needKcal) });
}

/** Names a line in a chart: 'need 2,387', 'goal 2,500', 'general figure 2,000'. */
export function measureText({ goalKcal, needKcal, needRestsOn }: EnergyMeasure, amount: string): string {
  const t = texts("diary-parts");
  if (goalKcal !== null && goalKcal >= needKcal) return t("measure.goal", { amount });
  return t(needRestsOn === "general" ? "measure.general" : "measure.need", { amount });
}

/** What a day is measured against without a goal, for the profile. */
export function noGoalText({ needKcal, needRestsOn }: EnergyMeasure): string {
  const basis = needRestsOn === "general" || needRestsOn === "body" ? needRestsOn : "age";
  return texts("diary-parts")(`noGoal.${basis}`, { kcal: formatWhole(needKcal) });
}

/** What stands in for an estimate that needs more figures. */
export const untilThenText = ({ needKcal, needRestsOn }: EnergyMeasure): string =>
  texts("diary-parts")(needRestsOn === "general" ? "untilThen.general" : "untilThen.age", { kcal: formatWhole(needKcal) });
