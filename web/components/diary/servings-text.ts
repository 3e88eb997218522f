import { texts } from "#web/texts/texts.ts";

/** '½ serving', '1 serving', '1½ servings' */
export function servingsText(servings: number): string {
  const whole = Math.floor(servings);
  const amount = servings === whole ? String(whole) : `${whole === 0 ? "" : whole}½`;
  // A half counts as the next whole number: '½ serving', '1½ servings'.
  return texts("diary-parts")("servings.amount", { amount, count: Math.ceil(servings) });
}
