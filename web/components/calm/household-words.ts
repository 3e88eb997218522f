import type { Food } from "#core/contracts/foods.ts";
import { quarterSign } from "#core/domain/numbers/fractions.ts";
import { scaleMeasure } from "#core/domain/recipes/scale-measure.ts";
import { texts } from "#web/texts/texts.ts";

/** Matches the measure without a suffix, as in '¾ cup, cooked'. */
const MEASURE = /^\S+ (?:(?:cup|tablespoon|teaspoon)s?|oz)\b/;
const MIN_TIMES = 0.25;
const ROUND_TO = 0.25;

/** '1 cup', 'about 1½ cups', 'about 2 × 1 medium': an amount in household measures, or 'a serving' if the food has none. */
export function householdWords({ portions }: Pick<Food, "portions">, grams: number): string {
  const t = texts("calm");
  const [usual] = portions;
  if (!usual || /^\d+ g$/.test(usual.label)) return t("portion.serving");
  const exact = portions.find((portion) => Math.abs(portion.grams - grams) < 1);
  if (exact) return exact.label;
  const times = Math.max(MIN_TIMES, Math.round(grams / usual.grams / ROUND_TO) * ROUND_TO);
  if (times === 1) return t("portion.about", { measure: usual.label });
  const [measure] = MEASURE.exec(usual.label) ?? [];
  if (measure) return t("portion.about", { measure: scaleMeasure(measure, times) });
  const whole = Math.floor(times);
  return t("portion.aboutTimes", { count: `${whole || ""}${quarterSign(times - whole) ?? ""}`, measure: usual.label });
}
