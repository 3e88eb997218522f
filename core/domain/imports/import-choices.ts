import { PRODUCT_NAME } from "#core/domain/constants.ts";

/** From which app a file is, as people know it. */
export const IMPORT_APPS = {
  bitebright: PRODUCT_NAME,
  myfitnesspal: "MyFitnessPal",
  cronometer: "Cronometer",
  loseit: "Lose It!",
  opennutritracker: "OpenNutriTracker",
  waistline: "Waistline",
  sparkyfitness: "SparkyFitness",
  table: "a table",
} as const;
export type ImportApp = keyof typeof IMPORT_APPS;

/** A draft changes nothing; what was imported can be undone for a day. */
export const IMPORT_STATES = ["draft", "imported", "undone"] as const;

/** What a line of the file stands for. */
export const IMPORT_ROW_KINDS = ["food", "meal", "day"] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** Whether a food of the file is one of the catalogue. */
export const MATCH_CERTAINTIES = ["unsure", "sure", "own"] as const;

export const IMPORT_MAX_MB = 20;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;
export const IMPORT_TOO_LARGE = `This file is larger than ${IMPORT_MAX_MB} MB. Export fewer months at a time and bring them in one after the other.`;
export const IMPORT_MAX_ROWS = 200_000;
/** How long a draft waits, and how long an import can be undone. */
export const IMPORT_KEPT_HOURS = 24;
