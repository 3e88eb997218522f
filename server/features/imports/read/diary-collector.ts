import { createHash } from "node:crypto";
import { IMPORT_MAX_FOODS, IMPORT_MAX_ROWS, type ImportApp, type ImportRowKind } from "#core/domain/imports/import-choices.ts";
import { type DraftPart, ROWS_A_PART } from "./draft-parts.ts";
import { FileProblem } from "./file-problem.ts";
import { type FileFood, foodKey, IMPORT_KEY, type ImportedRow, type ReadDiary } from "./imported-row.ts";
import { type PackedJson, packJson } from "./packed-json.ts";

const LINES_NAMED = 10;
const KEY_LENGTH = 24;

/** Collects the rows that a reader finds, and packs each part as soon as it is full. */
export class DiaryCollector {
  readonly #app: ImportApp;
  readonly #foods = new Map<string, FileFood>();
  readonly #days = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  readonly #parts: PackedJson[] = [];
  readonly #keys: PackedJson[] = [];
  readonly #notes = new Set<string>();
  #rows: ImportedRow[] = [];
  #entries = 0;
  #kind: ImportRowKind = "food";
  #unread = 0;
  readonly #listedUnread: { line: number; reason: string }[] = [];

  constructor(app: ImportApp) {
    this.#app = app;
  }

  add(row: Omit<ImportedRow, "key">, key = this.#toKey(row)): void {
    this.#entries += 1;
    if (this.#entries > IMPORT_MAX_ROWS) throw tooManyRows();
    this.#kind = row.kind;
    this.#rows.push({ ...row, key });
    if (this.#rows.length === ROWS_A_PART) this.#write();
    this.#days.set(row.day, (this.#days.get(row.day) ?? 0) + 1);
    const food = this.#foods.get(foodKey(row.name));
    if (food) food.times += 1;
    else if (this.#foods.size >= IMPORT_MAX_FOODS) throw tooManyFoods();
    else this.#foods.set(foodKey(row.name), { name: row.name, times: 1, kind: row.kind, grams: row.grams, figures: row.figures });
  }

  skip(line: number, reason: string): void {
    this.#unread += 1;
    if (this.#listedUnread.length < LINES_NAMED) this.#listedUnread.push({ line, reason });
  }

  note(text: string): void {
    this.#notes.add(text);
  }

  /** `mayBeEmpty` accepts a file without any entry. */
  finish(mayBeEmpty = false): ReadDiary {
    if (this.#entries === 0 && !mayBeEmpty) throw new FileProblem("imports.noEntries");
    this.#write();
    return {
      app: this.#app,
      kind: this.#kind,
      entries: this.#entries,
      days: [...this.#days].map(([day, entries]) => ({ day, entries })).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
      foods: [...this.#foods.values()],
      notUnderstood: { lines: this.#unread, shown: this.#listedUnread },
      notes: [...this.#notes],
      parts: this.#parts,
      keys: this.#keys,
    };
  }

  /** Two equal lines are two helpings, so the second gets a different key. */
  #toKey({ at: _at, ...row }: Omit<ImportedRow, "key">): string {
    const said = JSON.stringify([this.#app, row]);
    const first = hash(`1 ${said}`);
    const times = (this.#seen.get(first) ?? 0) + 1;
    this.#seen.set(first, times);
    return `${IMPORT_KEY}${times === 1 ? first : hash(`${times} ${said}`)}`;
  }

  #write(): void {
    if (this.#rows.length === 0) return;
    const part: DraftPart = { kind: "rows", rows: this.#rows };
    this.#parts.push(packJson(part));
    this.#keys.push(packJson(this.#rows.map(({ key }) => key)));
    this.#rows = [];
  }
}

const hash = (text: string): string => createHash("sha256").update(text).digest("base64url").slice(0, KEY_LENGTH);

const tooManyFoods = () => new FileProblem("imports.manyFoods", { max: IMPORT_MAX_FOODS });
export const tooManyRows = () => new FileProblem("imports.manyRows", { max: IMPORT_MAX_ROWS });
