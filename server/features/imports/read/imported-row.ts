import { createHash } from "node:crypto";
import type { PersonalExport } from "#core/contracts/export-format.ts";
import type { MealType } from "#core/domain/diary/meal-types.ts";
import type { ImportApp, ImportRowKind } from "#core/domain/imports/import-choices.ts";
import { IMPORT_MAX_ROWS } from "#core/domain/imports/import-choices.ts";
import type { FoodVersion } from "#server/db/tables/foods.ts";
import { FileProblem } from "./file-problem.ts";

/** Amounts eaten, by nutrient name. Nutrients that the file does not state are absent. */
export type EatenFigures = Record<string, number>;

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
  figures: EatenFigures;
  /** Only in an export of this app: exactly what was logged. */
  logged?: { foodId: string; quantity: number; version: FoodVersion };
}

/** A food of the file, with the details from its first line. */
export interface FileFood {
  name: string;
  times: number;
  kind: ImportRowKind;
  grams: number | null;
  figures: EatenFigures;
}

export interface ReadDiary {
  app: ImportApp;
  kind: ImportRowKind;
  entries: number;
  days: { day: string; entries: number }[];
  foods: FileFood[];
  notUnderstood: { lines: number; shown: { line: number; reason: string }[] };
  notes: string[];
  /** Rows as JSON, at most `ROWS_A_PART` in each part. */
  parts: string[];
  keys: string[][];
  /** Only in an export of this app: everything except the diary. */
  whole?: Omit<PersonalExport, "diary">;
}

const ROWS_A_PART = 1000;
const LINES_NAMED = 10;
const KEY_LENGTH = 24;
/** The prefix of the idempotency key of every imported entry. */
export const IMPORT_KEY = "import:";

export const foodKey = (name: string): string => name.toLowerCase();

/** Collects the rows that a reader finds, and serializes each part as soon as it is full. */
export class DiaryCollector {
  readonly #app: ImportApp;
  readonly #foods = new Map<string, FileFood>();
  readonly #days = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #parts: string[] = [];
  readonly #keys: string[][] = [];
  readonly #notes = new Set<string>();
  #rows: ImportedRow[] = [];
  #entries = 0;
  #kind: ImportRowKind = "food";
  #unread = 0;
  readonly #unreadShown: { line: number; reason: string }[] = [];

  constructor(app: ImportApp) {
    this.#app = app;
  }

  add(row: Omit<ImportedRow, "key">, key = this.#keyOf(row)): void {
    this.#entries += 1;
    if (this.#entries > IMPORT_MAX_ROWS) throw tooManyRows();
    this.#kind = row.kind;
    this.#rows.push({ ...row, key });
    if (this.#rows.length === ROWS_A_PART) this.#write();
    this.#days.set(row.day, (this.#days.get(row.day) ?? 0) + 1);
    const food = this.#foods.get(foodKey(row.name));
    if (food) food.times += 1;
    else this.#foods.set(foodKey(row.name), { name: row.name, times: 1, kind: row.kind, grams: row.grams, figures: row.figures });
  }

  skip(line: number, reason: string): void {
    this.#unread += 1;
    if (this.#unreadShown.length < LINES_NAMED) this.#unreadShown.push({ line, reason });
  }

  note(text: string): void {
    this.#notes.add(text);
  }

  /** `mayBeEmpty` accepts a file without any entry. */
  finish(mayBeEmpty = false): ReadDiary {
    if (this.#entries === 0 && !mayBeEmpty) throw new FileProblem("We found no entries of a food diary in this file.");
    this.#write();
    return {
      app: this.#app,
      kind: this.#kind,
      entries: this.#entries,
      days: [...this.#days].map(([day, entries]) => ({ day, entries })).toSorted((one, other) => (one.day < other.day ? -1 : 1)),
      foods: [...this.#foods.values()],
      notUnderstood: { lines: this.#unread, shown: this.#unreadShown },
      notes: [...this.#notes],
      parts: this.#parts,
      keys: this.#keys,
    };
  }

  /** Two equal lines are two helpings, so the second gets a different key. */
  #keyOf({ at: _at, ...row }: Omit<ImportedRow, "key">): string {
    const said = JSON.stringify([this.#app, row]);
    const times = (this.#seen.get(said) ?? 0) + 1;
    this.#seen.set(said, times);
    const digest = createHash("sha256").update(`${times} ${said}`).digest("base64url");
    return `${IMPORT_KEY}${digest.slice(0, KEY_LENGTH)}`;
  }

  #write(): void {
    if (this.#rows.length === 0) return;
    this.#parts.push(JSON.stringify(this.#rows));
    this.#keys.push(this.#rows.map(({ key }) => key));
    this.#rows = [];
  }
}

export const tooManyRows = () =>
  new FileProblem(
    `This file has more than ${IMPORT_MAX_ROWS.toLocaleString("en-US")} lines. Export fewer months at a time and bring them in one after the other.`,
  );
