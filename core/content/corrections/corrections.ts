import type { Correction } from "./correction.ts";

/** What readers and dietitians found wrong in single foods, and what is right. docs/corrections.md says how one is added. */
export const CORRECTIONS: readonly Correction[] = [];
