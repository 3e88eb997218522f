import type { LabeledFood, LabLine } from "#core/contracts/learn/learn-labs.ts";

/** Percent of the Daily Value, or grams for a line without one. Smaller differences hardly matter. */
const WORTH_SHOWING = 5;
const MAX_SHOWN = 5;

/** The lines that differ the most between two labels, in the order of a label. */
export function differingLines(left: LabeledFood, right: LabeledFood): (readonly [LabLine, LabLine])[] {
  const others = new Map([...right.lines, ...right.vitamins].map((line) => [line.name, line]));
  const pairs = [...left.lines, ...left.vitamins].flatMap((one) => {
    const other = others.get(one.name);
    const difference = other ? differenceOf(one, other) : 0;
    return other && difference >= WORTH_SHOWING ? [{ one, other, difference }] : [];
  });
  const shown = new Set(pairs.toSorted((a, b) => b.difference - a.difference).slice(0, MAX_SHOWN));
  return pairs.filter((pair) => shown.has(pair)).map(({ one, other }) => [one, other] as const);
}

function differenceOf(one: LabLine, other: LabLine): number {
  if (one.percent !== null && other.percent !== null) return Math.abs(one.percent - other.percent);
  const [a, b] = [Number.parseFloat(one.amount), Number.parseFloat(other.amount)];
  return Number.isNaN(a) || Number.isNaN(b) ? 0 : Math.abs(a - b);
}
