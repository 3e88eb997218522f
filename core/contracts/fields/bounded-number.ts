import * as z from "zod";
import type { Bounds } from "#core/domain/needs/profile-bounds.ts";

/** A number with messages that name its bounds; `unit` is appended to them: ' cm'. */
export function boundedNumber(label: string, { from, to, isWhole }: Bounds, unit = "") {
  const message = `${label} must be between ${from} and ${to}${unit}`;
  const bounded = z.number({ error: message }).min(from, message).max(to, message);
  return isWhole ? bounded.refine(Number.isInteger, `${label} must be a whole number`) : bounded;
}
