import { PRODUCT_NAME } from "#core/domain/site/brand.ts";

/** The app that an import file comes from, under the name that users know. */
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

/** A file that is still being stored is hidden. A draft changes nothing in the diary; a finished import can be undone for a day. */
export const IMPORT_STATES = ["reading", "draft", "importing", "imported", "undoing", "undone"] as const;

/** What one row of the file describes. */
export const IMPORT_ROW_KINDS = ["food", "meal", "day"] as const;
export type ImportRowKind = (typeof IMPORT_ROW_KINDS)[number];

/** How certain it is that a food in the file matches a food in the catalogue. */
export const MATCH_CERTAINTIES = ["unsure", "sure", "own"] as const;

export const IMPORT_MAX_MB = 20;
export const IMPORT_MAX_BYTES = IMPORT_MAX_MB * 1024 * 1024;
export const IMPORT_TOO_LARGE = `This file is larger than ${IMPORT_MAX_MB} MB. Export fewer months at a time and bring them in one after the other.`;
export const IMPORT_MAX_ROWS = 200_000;
/** Several times as many as the longest diaries have. */
export const IMPORT_MAX_FOODS = 10_000;
/** How long a draft is kept, and how long an import can be undone. */
export const IMPORT_TTL_HOURS = 24;
