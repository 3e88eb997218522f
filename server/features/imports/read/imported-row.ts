import type { AccountExport } from "#core/contracts/imports.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import type { ImportApp, ImportRowKind } from "#core/domain/imports/import-choices.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import type { PackedJson } from "./packed-json.ts";

/** Amounts eaten, by nutrient name. Nutrients that the file does not state are absent. */
export type EatenNutrients = Record<string, number>;

/** One diary entry of another app. */
export interface ImportedRow {
  /** A hash of the entire line, so that it is recognized in a later file. In an export of this app, the entry's id. */
  key: string;
  day: string;
  /** The timestamp, calculated with the user's time zone. */
  at: string;
  /** HH:MM as stated in the file. */
  time: string | null;
  meal: MealType;
  kind: ImportRowKind;
  name: string;
  /** Null if the file states no weight. */
  grams: number | null;
  /** The number of units that `portion` names: 2 for '2 cups'. */
  units: number;
  portion: string | null;
  figures: EatenNutrients;
  /** Only in an export of this app: exactly what was logged. */
  logged?: { foodId: string; quantity: number; version: FoodVersion };
}

/** A food of the file, with the details from its first line. */
export interface FileFood {
  name: string;
  times: number;
  kind: ImportRowKind;
  grams: number | null;
  figures: EatenNutrients;
}

export interface ReadDiary {
  app: ImportApp;
  kind: ImportRowKind;
  entries: number;
  days: { day: string; entries: number }[];
  foods: FileFood[];
  notUnderstood: { lines: number; shown: { line: number; reason: string }[] };
  notes: string[];
  /** At most `ROWS_A_PART` rows in each, and the keys of these. */
  parts: PackedJson[];
  keys: PackedJson[];
  /** Only in an export of this app: everything except the diary. */
  whole?: { parts: PackedJson[]; counts: AccountExport };
}

/** The prefix of the idempotency key of every imported entry. */
export const IMPORT_KEY = "import:";

export const foodKey = (name: string): string => name.toLowerCase();
