import { type FractionSign, findNearest, fractionValue, readFraction } from "#core/domain/numbers/fractions.ts";

/** The fractions on measuring cups. */
const CUP_FRACTIONS: readonly FractionSign[] = ["¼", "⅓", "⅜", "½", "⅔", "¾"];
const ODD_PLURALS: Readonly<Record<string, string>> = {
  leaf: "leaves",
  potato: "potatoes",
  tomato: "tomatoes",
  zucchini: "zucchini",
  oz: "oz",
};

export interface Measure {
  value: number;
  /** The unit, in the singular if one is written: 'cup', 'small box'. */
  unit: string;
}

/** '½ cup' for three times as many servings becomes '1½ cups'. */
export function scaleMeasure(measure: string, factor: number): string {
  const read = readMeasure(measure);
  return read ? writeMeasure({ ...read, value: read.value * factor }) : measure;
}

/** The measure with the food's name, which is not repeated: '2 cloves garlic', '1 red bell pepper', '4 eggs'. */
export function describeMeasure(measure: string, name: string): string {
  const food = (name.split(",")[0] ?? name).toLowerCase();
  const read = readMeasure(measure);
  const unit = read && unitNaming(food, read.unit);
  return unit ? writeMeasure({ ...read, unit }) : `${measure} ${food}`;
}

/** The unit in full if it is the food itself: 'red bell pepper' for 'pepper'. Undefined for other units, such as 'cup'. */
export function unitNaming(food: string, unit: string): string | undefined {
  const one = sayUnit(food.toLowerCase(), 1);
  if (unit === one || unit.endsWith(` ${one}`)) return unit;
  return one.endsWith(` ${unit}`) ? one : undefined;
}

export function readMeasure(measure: string): Measure | undefined {
  const [, amount = "", words = ""] = /^(\S+) (.+)$/.exec(measure) ?? [];
  const value = amount === "" ? undefined : readAmount(amount);
  return value === undefined ? undefined : { value, unit: sayUnit(words, 1) };
}

export const writeMeasure = ({ value, unit }: Measure): string => `${writeAmount(value)} ${sayUnit(unit, value)}`;

function readAmount(text: string): number | undefined {
  const fraction = readFraction(text.slice(-1));
  const whole = fraction === undefined ? text : text.slice(0, -1);
  if (!/^\d*$/.test(whole)) return undefined;
  return Number(whole || 0) + (fraction ?? 0);
}

/** Rounds to the nearest fraction on a measuring cup; half an egg remains half an egg. */
function writeAmount(value: number): string {
  const whole = Math.floor(value + 0.04);
  const rest = value - whole;
  if (rest < 0.06) return String(Math.max(whole, 1));
  if (rest > 0.9) return String(whole + 1);
  return `${whole > 0 ? whole : ""}${findNearest(CUP_FRACTIONS, rest, fractionValue) ?? ""}`;
}

/** '1 small box', '2 small boxes'; '½ cup dry' keeps its ending. */
function sayUnit(words: string, value: number): string {
  const [, unit = words, tail = ""] = /^(.*?)( dry)?$/.exec(words) ?? [];
  const last = unit.split(" ").at(-1) ?? "";
  const one = singular(last);
  const many = ODD_PLURALS[one] ?? (/(x|ch|sh)$/.test(one) ? `${one}es` : `${one}s`);
  return unit.slice(0, unit.length - last.length) + (value > 1.04 ? many : one) + tail;
}

function singular(word: string): string {
  const odd = Object.entries(ODD_PLURALS).find(([, many]) => many === word);
  if (odd) return odd[0];
  return word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
