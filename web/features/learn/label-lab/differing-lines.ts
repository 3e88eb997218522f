import type { LabeledFood, LabLine } from "#core/contracts/learn/learn-labs.ts";

/** Percent of the Daily Value, or grams for a line without one. Smaller differences hardly matter. */
const WORTH_SHOWING = 5;
const MAX_DIFFERENCES = 5;

/** The lines that differ the most between two labels, in the order of a label. */
export function differingLines(left: LabeledFood, right: LabeledFood): (readonly [LabLine, LabLine])[] {
  const others = new Map([...right.lines, ...right.vitamins].map((line) => [line.name, line]));
  const pairs = [...left.lines, ...left.vitamins].flatMap((left) => {
    const right = others.get(left.name);
    const difference = right ? measureDifference(left, right) : 0;
    return right && difference >= WORTH_SHOWING ? [{ left, right, difference }] : [];
  });
  const largest = new Set(pairs.toSorted((a, b) => b.difference - a.difference).slice(0, MAX_DIFFERENCES));
  return pairs.filter((pair) => largest.has(pair)).map(({ left, right }) => [left, right] as const);
}

function measureDifference(first: LabLine, second: LabLine): number {
  if (first.percent !== null && second.percent !== null) return Math.abs(first.percent - second.percent);
  const [a, b] = [Number.parseFloat(first.amount), Number.parseFloat(second.amount)];
  return Number.isNaN(a) || Number.isNaN(b) ? 0 : Math.abs(a - b);
}
