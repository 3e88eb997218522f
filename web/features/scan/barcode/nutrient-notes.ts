import type { Food } from "#core/contracts/foods.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { formatList } from "#web/lib/format/numbers.ts";
import { texts } from "#web/texts/texts.ts";

const NUTRIENTS = ["calories", "protein", "carbs", "fat", "saturatedFat", "sugar", "fiber", "sodium"] as const;
type LabeledNutrient = (typeof NUTRIENTS)[number];

/** 'Fiber and sodium are missing there, so they stay empty here.' */
export function missingText(food: Pick<Food, LabeledNutrient>, isCalm: boolean): string | undefined {
  const t = texts("scan");
  const labeled: readonly LabeledNutrient[] = isCalm ? ["fiber", "sodium"] : NUTRIENTS;
  const [first, ...others] = labeled.filter((nutrient) => food[nutrient] === null);
  if (!first) return undefined;
  const names = [t(`missing.first.${first}`), ...others.map((nutrient) => t(`missing.other.${nutrient}`))];
  return t("about.missing", { count: names.length, nutrients: formatList(names) });
}

const DAYS_A_MONTH = 30.44;
const MONTHS_A_YEAR = 12;
/** Above this age, counting in months would suggest more precision than is useful. */
const MAX_MONTHS = 23;

/** 'Last changed 14 months ago. Recipes change: …' Returns undefined if the data is less than a year old or its age is unknown. */
export function changedText(modifiedOn: string | null, today: string): string | undefined {
  if (modifiedOn === null) return undefined;
  const months = Math.floor((Date.parse(today) - Date.parse(modifiedOn)) / DAY_MS / DAYS_A_MONTH);
  if (!(months >= MONTHS_A_YEAR)) return undefined;
  const t = texts("scan");
  return months > MAX_MONTHS
    ? t("about.changedYears", { count: Math.floor(months / MONTHS_A_YEAR) })
    : t("about.changedMonths", { count: months });
}
