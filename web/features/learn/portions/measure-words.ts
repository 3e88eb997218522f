import type { PortionToGuess } from "#core/contracts/learn/learn-labs.ts";
import { quarterSign } from "#core/domain/numbers/fractions.ts";

/** '1¼', '½', '3'; amounts between quarters are decimal: '1.3'. */
function count(measures: number): string {
  const whole = Math.floor(measures);
  const part = measures - whole;
  if (part === 0) return String(whole);
  const fraction = quarterSign(part);
  return fraction ? `${whole || ""}${fraction}` : String(Math.round(measures * 100) / 100);
}

/** '1¼ cups', '½ cup'. */
export const measureWords = (measures: number, { measure }: Pick<PortionToGuess, "measure">): string =>
  `${count(measures)} ${measure}${measures > 1 || measures === 0 ? "s" : ""}`;

export interface Range {
  most: number;
  step: number;
}

/** The largest amount that is drawn, and the step between amounts. */
export const guessRange = ({ measure }: Pick<PortionToGuess, "measure">): Range =>
  measure === "ounce" ? { most: 6, step: 0.5 } : { most: 2, step: 0.25 };
