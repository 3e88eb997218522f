import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { quarterSign } from "#core/domain/numbers/fractions.ts";
import { texts } from "#web/texts/texts.ts";

/** '1¼', '½', '3'; amounts between quarters are decimal: '1.3'. */
function formatMeasures(measures: number): string {
  const whole = Math.floor(measures);
  const part = measures - whole;
  if (part === 0) return String(whole);
  const fraction = quarterSign(part);
  return fraction ? `${whole || ""}${fraction}` : String(Math.round(measures * 100) / 100);
}

/** English has the singular for a part of a measure, although its plural rules do not: '½ cup'. */
export const isPart = (measures: number): boolean => measures > 0 && measures < 1;

/** '1¼ cups', '½ cup'. */
export function measureWords(measures: number, { measure }: Pick<PortionToGuess, "measure">): string {
  const t = texts("labs");
  const amount = formatMeasures(measures);
  return isPart(measures) ? t(`measures.part.${measure}`, { amount }) : t(`measures.${measure}`, { count: measures, amount });
}

export interface Range {
  most: number;
  step: number;
}

/** The largest amount that is drawn, and the step between amounts. */
export const guessRange = ({ measure }: Pick<PortionToGuess, "measure">): Range =>
  measure === "ounce" ? { most: 6, step: 0.5 } : { most: 2, step: 0.25 };
