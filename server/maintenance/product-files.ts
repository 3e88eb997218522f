import { createReadStream, existsSync, type ReadStream, statSync } from "node:fs";
import path from "node:path";
import type { Readable } from "node:stream";
import { StringDecoder } from "node:string_decoder";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { type OffProduct, readOffProduct } from "#core/domain/products/open-food-facts.ts";
import { type ProductRecord, readNumber } from "#core/domain/products/product.ts";
import { readUsdaProduct, USDA_NUTRIENTS, type UsdaProduct } from "#core/domain/products/usda-branded.ts";
import { ConfigError } from "#server/platform/config.ts";

/** The longest rows of Open Food Facts are below 2 MB. */
const MAX_ROW_CHARACTERS = 16 * 1024 * 1024;

/** One row of a file. Undefined if it is not wanted or not a product. */
type Row = ProductRecord | undefined;

export interface ProductFile {
  /** Identifies the file, so that importing it again continues, or finds that it is already done. */
  fingerprint: string;
  bytes: number;
  bytesRead: () => number;
  /** Reads the rows after skipping this many. */
  read: (skip: number) => AsyncGenerator<Row>;
}

/** Converts 'us' to the names that the two sources use: 'en:united-states' and 'United States'. */
function countryNames(country: string | undefined): { tag: string; name: string } | undefined {
  if (country === undefined) return undefined;
  const name = /^[a-z]{2}$/i.test(country) ? new Intl.DisplayNames(["en"], { type: "region" }).of(country.toUpperCase()) : undefined;
  if (!name || name === country.toUpperCase()) throw new ConfigError(`--country takes two letters, such as us or de, not "${country}".`);
  return { name, tag: `en:${name.toLowerCase().replace(/[^a-z]+/g, "-")}` };
}

/** Recognizes the format by the file name. A folder is expected to be USDA's. */
export function openProductFile(file: string, country: string | undefined): ProductFile {
  if (!existsSync(file)) throw new ConfigError(`${file} does not exist.`);
  const countryFilter = countryNames(country);
  const base = path.basename(file);
  if (statSync(file).isDirectory()) return openUsda(file, countryFilter?.name);
  if (base === "branded_food.csv") return openUsda(path.dirname(file), countryFilter?.name);
  if (/\.(jsonl|ndjson)(\.gz)?$/i.test(base))
    return openOne(file, countryFilter?.tag, (input, skip) => readJsonLines(input, countryFilter?.tag, skip));
  if (/\.(csv|tsv)(\.gz)?$/i.test(base))
    return openOne(file, countryFilter?.tag, (input, skip) => readOffCsv(input, countryFilter?.tag, skip));
  throw new ConfigError(`${base} is neither a .jsonl or .csv file (optionally with .gz) nor a folder with USDA's branded_food.csv.`);
}

function identify(file: string, countryNames: string | undefined): string {
  const { size, mtimeMs } = statSync(file);
  return [path.basename(file), size, Math.round(mtimeMs), countryNames ?? "everywhere"].join(" ");
}

function openOne(
  file: string,
  countryNames: string | undefined,
  read: (input: Readable, skip: number) => AsyncGenerator<Row>,
): ProductFile {
  let stream: ReadStream | undefined;
  return {
    fingerprint: identify(file, countryNames),
    bytes: statSync(file).size,
    bytesRead: () => stream?.bytesRead ?? 0,
    read: (skip) => {
      stream = createReadStream(file);
      return read(file.endsWith(".gz") ? unpack(stream) : stream, skip);
    },
  };
}

function unpack(stream: Readable): Readable {
  const unpacked = createGunzip();
  stream.once("error", (error) => unpacked.destroy(error));
  return stream.pipe(unpacked);
}

/** Node's own line reader buffers a thousand lines, and these are long. */
async function* splitLines(input: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let rest = "";
  for await (const chunk of input) {
    const lines = (rest + decoder.write(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (rest.length > MAX_ROW_CHARACTERS) throw new ConfigError("A row is longer than any product: this is not a product file.");
    yield* lines;
  }
  const last = rest + decoder.end();
  if (last !== "") yield last;
}

async function* readJsonLines(input: Readable, tag: string | undefined, skip: number): AsyncGenerator<Row> {
  let number = 0;
  for await (const line of splitLines(input)) {
    if (++number <= skip) continue;
    // Checking the text is cheaper than parsing unwanted rows.
    yield tag !== undefined && !line.includes(`"${tag}"`) ? undefined : readJson(line, tag);
  }
}

function readJson(line: string, tag: string | undefined): Row {
  try {
    const raw: unknown = JSON.parse(line);
    if (typeof raw !== "object" || raw === null) return undefined;
    const countries: unknown = "countries_tags" in raw ? raw.countries_tags : [];
    if (tag !== undefined && !(Array.isArray(countries) && countries.includes(tag))) return undefined;
    return readOffProduct(raw as OffProduct);
  } catch (error) {
    // One invalid row among a million is no reason to stop.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

type CsvRow = Record<string, string | undefined>;
const parseTags = (text: string | undefined): string[] => (text ? text.split(",").map((tag) => tag.trim()) : []);

/** The file is separated by tabs, without quotes. */
async function* readOffCsv(input: Readable, tag: string | undefined, skip: number): AsyncGenerator<Row> {
  const parser = parse({ columns: true, delimiter: "\t", quote: null, relax_column_count: true, max_record_size: MAX_ROW_CHARACTERS });
  input.once("error", (error) => parser.destroy(error));
  let number = 0;
  for await (const row of input.pipe(parser) as AsyncIterable<CsvRow>) {
    if (++number <= skip) continue;
    if (number === 1 && row.code === undefined)
      throw new ConfigError("The first line has no column 'code': this is not an Open Food Facts file.");
    yield tag !== undefined && !parseTags(row.countries_tags).includes(tag) ? undefined : readOffProduct(fromCsv(row));
  }
}

function fromCsv(row: CsvRow): OffProduct {
  const nutriments = Object.fromEntries(Object.entries(row).filter(([name, value]) => name.endsWith("_100g") && value));
  return {
    ...row,
    nutriments,
    allergens_tags: parseTags(row.allergens_tags ?? row.allergens),
    traces_tags: parseTags(row.traces_tags ?? row.traces),
    categories_tags: parseTags(row.categories_tags),
  };
}

/** Reads three files in parallel, all sorted by fdc_id, so that none has to be held in memory. */
function openUsda(folder: string, market: string | undefined): ProductFile {
  const [brandedFile, foodFile, nutrientFile] = ["branded_food.csv", "food.csv", "food_nutrient.csv"].map((name) =>
    path.join(folder, name),
  );
  if (!brandedFile || !foodFile || !nutrientFile) throw new Error("Three names are three files.");
  for (const file of [brandedFile, foodFile, nutrientFile]) if (!existsSync(file)) throw new ConfigError(`${file} does not exist.`);
  let stream: ReadStream | undefined;
  return {
    fingerprint: identify(brandedFile, market),
    // This file is by far the largest, so it determines the progress.
    bytes: statSync(nutrientFile).size,
    bytesRead: () => stream?.bytesRead ?? 0,
    async *read(skip) {
      stream = createReadStream(nutrientFile);
      const foods = new SideBySide(readCsv(createReadStream(foodFile)), foodFile);
      const nutrients = new SideBySide(readCsv(stream), nutrientFile);
      let number = 0;
      let last = 0;
      for await (const row of readCsv(createReadStream(brandedFile))) {
        const id = readId(row, brandedFile, last);
        last = id;
        const description = (await foods.takeUpTo(id)).at(-1)?.description;
        const amounts = await nutrients.takeUpTo(id);
        if (++number <= skip) continue;
        yield market !== undefined && row.market_country !== market
          ? undefined
          : readUsdaProduct({ ...row, description, amounts: readAmounts(amounts) });
      }
    },
  };
}

const readCsv = (input: Readable): AsyncGenerator<CsvRow> => readRows(input);

async function* readRows(input: Readable): AsyncGenerator<CsvRow> {
  const parser = parse({ columns: true, bom: true, relax_column_count: true, max_record_size: MAX_ROW_CHARACTERS });
  input.once("error", (error) => parser.destroy(error));
  yield* input.pipe(parser) as AsyncIterable<CsvRow>;
}

function readId(row: CsvRow, file: string, last: number): number {
  const id = Number(row.fdc_id);
  if (!Number.isSafeInteger(id) || id < 1) throw new ConfigError(`${path.basename(file)} has a row without an fdc_id.`);
  if (id < last) throw new ConfigError(`${path.basename(file)} is not sorted by its fdc_id. Sort it by that column first.`);
  return id;
}

/** Returns the rows of one file that belong to a row of another. Both files must be in the same order. */
class SideBySide {
  readonly #rows: AsyncGenerator<CsvRow>;
  readonly #file: string;
  #next: CsvRow | undefined;
  #last = 0;

  constructor(rows: AsyncGenerator<CsvRow>, file: string) {
    this.#rows = rows;
    this.#file = file;
  }

  async takeUpTo(id: number): Promise<CsvRow[]> {
    const rows: CsvRow[] = [];
    for (;;) {
      this.#next ??= (await this.#rows.next()).value ?? undefined;
      if (!this.#next) return rows;
      const nextId = readId(this.#next, this.#file, this.#last);
      if (nextId > id) return rows;
      this.#last = nextId;
      if (nextId === id) rows.push(this.#next);
      this.#next = undefined;
    }
  }
}

function readAmounts(rows: readonly CsvRow[]): UsdaProduct["amounts"] {
  const amounts = new Map<string, number>();
  for (const { nutrient_id: nutrient = "", amount } of rows) {
    const number = USDA_NUTRIENTS.has(nutrient) ? readNumber(amount) : null;
    if (number !== null) amounts.set(nutrient, number);
  }
  return amounts;
}
