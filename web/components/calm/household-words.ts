import type { Food } from "#core/contracts/foods.ts";

const QUARTERS: Record<number, string> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };
const FEWEST_TIMES = 0.25;
const ROUND_TO = 0.25;

/** '1 cup', '½ × 1 cup', '2 × 1 medium': an amount in household words, roughly; 'a serving' where the food has none. */
export function householdWords({ portions }: Pick<Food, "portions">, grams: number): string {
  const [usual] = portions;
  if (!usual || /^\d+ g$/.test(usual.label)) return "a serving";
  const exact = portions.find((portion) => Math.abs(portion.grams - grams) < 1);
  if (exact) return exact.label;
  const times = Math.max(FEWEST_TIMES, Math.round(grams / usual.grams / ROUND_TO) * ROUND_TO);
  if (times === 1) return `about ${usual.label}`;
  const whole = Math.floor(times);
  return `about ${whole || ""}${QUARTERS[times - whole] ?? ""} × ${usual.label}`;
}
