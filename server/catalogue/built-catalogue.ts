import { chmodSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import { closeObject, type SerializedJson, writeLastFields } from "#server/platform/http/serialized-json.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { type FoodWords, toFoodWords } from "./search/food-words.ts";

/** Stored next to the built program. When running from the sources it does not exist, and foods are unpacked and described at runtime. */
const BUILT_CATALOGUE = path.join(path.dirname(fileURLToPath(import.meta.url)), "built-catalogue");

const INDEX = "index.json";
/** One food per line, as responses contain it, except for its dates, which differ between installations. */
const FOODS = "foods.jsonl";
/** One food per line, as the rules use it. */
const ENTRIES = "entries.jsonl";

/** All that is needed at startup. The other files are read when somebody needs a food. */
interface BuiltIndex {
  version: string;
  /** In the order of the lines in the other files. */
  words: FoodWords[];
  /** The size of each of the other files, to recognize an incomplete one. */
  bytes: Record<string, number>;
}

interface DescribedFood {
  entry: CatalogueEntry;
  row: FoodRow;
}

export function writeBuiltCatalogue(version: string, foods: readonly DescribedFood[], folder = BUILT_CATALOGUE): void {
  const files = {
    [FOODS]: foods.map(({ row }) => serializeFood(row)),
    [ENTRIES]: foods.map(({ entry }) => JSON.stringify(entry, (_name, value) => (value instanceof Set ? [...value] : value))),
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bytes: Record<string, number> = {};
  for (const [name, lines] of Object.entries(files)) bytes[name] = writeReadable(path.join(folder, name), `${lines.join("\n")}\n`);
  const index: BuiltIndex = { version, words: foods.map(({ entry }) => toFoodWords(entry)), bytes };
  writeReadable(path.join(folder, INDEX), JSON.stringify(index));
  chmodSync(folder, 0o755);
}

/** It contains no secrets, and in a container it is built by a different user than the one who runs the server. */
function writeReadable(file: string, text: string): number {
  writeFileSync(file, text);
  chmodSync(file, 0o644);
  return Buffer.byteLength(text);
}

function serializeFood({ ownerId: _ownerId, product: _product, ...row }: FoodRow): string {
  const { createdAt: _createdAt, updatedAt: _updatedAt, ...food } = z.encode(Food, { ...row, portions: row.portions ?? [], isOwn: false });
  return JSON.stringify(food);
}

/** Unpacking, describing and indexing all foods takes seconds, so the build does it once. */
export class BuiltCatalogue {
  readonly words: readonly FoodWords[];
  readonly #foods: Lines;
  readonly #entries: Lines;
  readonly #appliedAt: Date;
  readonly #dates: Buffer;

  private constructor(words: readonly FoodWords[], foods: Lines, entries: Lines, appliedAt: Date) {
    this.words = words;
    this.#foods = foods;
    this.#entries = entries;
    this.#appliedAt = appliedAt;
    this.#dates = writeLastFields({ createdAt: appliedAt, updatedAt: appliedAt });
  }

  /** Returns the foods of this release if the build has written all of them; otherwise undefined. */
  static read(version: string, appliedAt: Date, folder = BUILT_CATALOGUE): BuiltCatalogue | undefined {
    const file = path.join(folder, INDEX);
    if (!existsSync(file)) return undefined;
    const built: BuiltIndex = JSON.parse(readFileSync(file, "utf8"));
    if (built.version !== version) return undefined;
    const open = (name: string) => Lines.open(path.join(folder, name), built.bytes[name]);
    const [foods, entries] = [open(FOODS), open(ENTRIES)];
    return foods && entries && new BuiltCatalogue(built.words, foods, entries, appliedAt);
  }

  jsonAt(place: number): SerializedJson {
    return closeObject(this.#foods.at(place), this.#dates);
  }

  rowAt(place: number): FoodRow {
    const stored: Omit<Food, "createdAt" | "updatedAt"> = JSON.parse(this.#foods.at(place).toString("utf8"));
    const { isOwn: _isOwn, rim: _rim, ...food } = stored;
    return { ...food, ownerId: null, gtin: null, product: null, createdAt: this.#appliedAt, updatedAt: this.#appliedAt, deletedAt: null };
  }

  entryAt(place: number): CatalogueEntry {
    const entry = JSON.parse(this.#entries.at(place).toString("utf8"));
    if (!entry.animalParts) return entry;
    const { contains, may } = entry.animalParts;
    return { ...entry, animalParts: { contains: new Set(contains), may: new Set(may) } };
  }
}

const NEWLINE = 0x0a;

/** The lines of a file, which is read with the first of them. It stays open until then, because another build may replace it meanwhile. */
class Lines {
  readonly #descriptor: number;
  /** Where each line ends. */
  readonly #ends: number[] = [];
  #bytes: Buffer | undefined;

  private constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Returns undefined for a missing file and for one of another size. */
  static open(file: string, size: number | undefined): Lines | undefined {
    if (!existsSync(file)) return undefined;
    const descriptor = openSync(file, "r");
    if (fstatSync(descriptor).size === size) return new Lines(descriptor);
    closeSync(descriptor);
    return undefined;
  }

  at(line: number): Buffer {
    this.#bytes ??= this.#read();
    return this.#bytes.subarray(line === 0 ? 0 : (this.#ends[line - 1] ?? 0) + 1, this.#ends[line]);
  }

  #read(): Buffer {
    const bytes = readFileSync(this.#descriptor);
    closeSync(this.#descriptor);
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) this.#ends.push(end);
    return bytes;
  }
}
