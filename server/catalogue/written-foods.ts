import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { WrittenJson } from "#server/platform/http/prewritten-json.ts";

/** Stored next to the built program. When running from the sources it does not exist, and each food is described on first use. */
export const WRITTEN_FOODS_FILE = path.join(path.dirname(fileURLToPath(import.meta.url)), "written-foods.jsonl");

const NEWLINE = 0x0a;

/** One food per line, as responses contain it, except for its dates, which differ between installations. */
export function writeFoods(version: string, rows: Iterable<FoodRow>): string {
  const lines = [JSON.stringify({ version })];
  for (const { ownerId: _ownerId, product: _product, ...row } of rows) {
    const {
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      ...food
    } = z.encode(Food, { ...row, portions: row.portions ?? [], isOwn: false });
    lines.push(JSON.stringify(food));
  }
  return `${lines.join("\n")}\n`;
}

/** Describing a food by the app's rules takes half a millisecond, so the build does it once for every food of the catalogue. */
export class WrittenFoods {
  readonly #bytes: Buffer;
  /** The position where each line ends. The first line contains the release. */
  readonly #ends: number[] = [];
  readonly #appliedAt: Date;
  readonly #dates: Buffer;

  constructor(bytes: Buffer, appliedAt: Date) {
    this.#bytes = bytes;
    this.#appliedAt = appliedAt;
    this.#dates = Buffer.from(JSON.stringify({ createdAt: appliedAt, updatedAt: appliedAt }).replace("{", ","));
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, end + 1)) this.#ends.push(end);
  }

  /** Returns the foods of this release if the build has written them; otherwise undefined. */
  static read(version: string, appliedAt: Date, file = WRITTEN_FOODS_FILE): WrittenFoods | undefined {
    if (!existsSync(file)) return undefined;
    const written = new WrittenFoods(readFileSync(file), appliedAt);
    const release: { version: string } = JSON.parse(written.#line(-1).toString("utf8"));
    return release.version === version ? written : undefined;
  }

  get size(): number {
    return this.#ends.length - 1;
  }

  jsonOf(index: number): WrittenJson {
    const line = this.#line(index);
    return [line.subarray(0, -1), this.#dates];
  }

  rowOf(index: number): FoodRow {
    const written: Omit<Food, "createdAt" | "updatedAt"> = JSON.parse(this.#line(index).toString("utf8"));
    const { isOwn: _isOwn, rim: _rim, ...food } = written;
    return { ...food, ownerId: null, gtin: null, product: null, createdAt: this.#appliedAt, updatedAt: this.#appliedAt, deletedAt: null };
  }

  #line(index: number): Buffer {
    const start = index < 0 ? 0 : (this.#ends[index] ?? 0) + 1;
    return this.#bytes.subarray(start, this.#ends[index + 1]);
  }
}
