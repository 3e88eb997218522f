import { texts } from "#web/texts/texts.ts";
import { formatHundredths, formatTenths, formatWhole, formatWholePercent } from "./numbers.ts";

/** Stands for a figure that the source does not provide. */
export const MISSING = "—";

const MIN_DISPLAYED = 0.005;

/** Rounds to a useful precision: '2,300', '14.5', '0.07'. */
export function formatAmount(value: number | null | undefined): string {
  if (value === null || value === undefined) return MISSING;
  if (value >= 100) return formatWhole(value);
  if (value >= 1) return formatTenths(value);
  return value > 0 && value < MIN_DISPLAYED ? texts("shared")("amount.tiny") : formatHundredths(value);
}

/** '14.5 g', '—' */
export const formatWithUnit = (value: number | null | undefined, unit: string): string =>
  value === null || value === undefined ? MISSING : `${formatAmount(value)} ${unit}`;

/** '269' */
export const formatKcal = (value: number | null): string => (value === null ? MISSING : formatWhole(value));

/** '71%'. A value below the threshold is never rounded up to it, because 20% or more is called high. */
export function formatPercent(value: number | undefined, threshold = Number.POSITIVE_INFINITY): string {
  if (value === undefined) return MISSING;
  if (value > 0 && value < 0.5) return texts("shared")("amount.tinyPercent");
  const rounded = Math.round(value);
  return formatWholePercent(value < threshold && rounded >= threshold ? threshold - 1 : rounded);
}
