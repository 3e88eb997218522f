import { eq, getTableColumns, sql } from "drizzle-orm";
import { type ProductRecord, SOURCE_LICENSES } from "#core/domain/products/product.ts";
import { productImports, products } from "#server/db/tables/products.ts";
import { ConfigError } from "#server/platform/config.ts";
import { toColumnName, toColumns } from "#server/platform/storage/column-name.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { openProductFile } from "./product-files.ts";

const ROWS_A_BATCH = 1000;
const BAR_CHARACTERS = 30;
const USAGE = "Usage: npm run products -- import FILE [--country us] [--again]";

export interface ImportOrder {
  file: string;
  country: string | undefined;
  /** Import from the beginning, even if the file was imported before. */
  again: boolean;
}

export interface Screen {
  say: (line: string) => unknown;
  /** Shows the progress on a terminal. */
  terminal?: { isTTY?: boolean; write: (text: string) => unknown };
}

export interface ImportResult {
  rowsRead: number;
  productsImported: number;
}

export function readImportOrder(args: readonly string[]): ImportOrder {
  const [word, ...rest] = args;
  const others: string[] = [];
  const order: ImportOrder = { file: "", country: undefined, again: false };
  for (let at = 0; at < rest.length; at++) {
    const arg = rest[at] ?? "";
    if (arg === "--again") order.again = true;
    else if (arg === "--country") order.country = rest[++at] ?? "";
    else if (arg.startsWith("--country=")) order.country = arg.slice("--country=".length);
    else others.push(arg);
  }
  const [file] = others;
  if (word !== "import" || file === undefined || others.length > 1 || file.startsWith("--")) throw new ConfigError(USAGE);
  return { ...order, file };
}

/** Writes each batch together with the position in the file, so that an interrupted import continues where it stopped. */
export async function importProducts(db: Db, { file, country, again }: ImportOrder, { say, terminal }: Screen): Promise<ImportResult> {
  const source = openProductFile(file, country);
  const isOfFile = eq(productImports.file, source.fingerprint);
  if (again) await db.delete(productImports).where(isOfFile);
  const [before] = await db.select().from(productImports).where(isOfFile);
  const result: ImportResult = { rowsRead: before?.rowsRead ?? 0, productsImported: before?.productsImported ?? 0 };
  if (before?.isDone) {
    say(`This file was already imported: ${formatCount(result.productsImported)} products. Add --again to import it again.`);
    return result;
  }
  if (before) say(`Continuing after row ${formatCount(result.rowsRead)}.`);

  const fetchedAt = new Date();
  let batch = new Map<string, ProductRecord>();
  const keep = async (isDone: boolean) => {
    result.productsImported += batch.size;
    await writeBatch(db, source.fingerprint, [...batch.values()], { ...result, isDone }, fetchedAt);
    batch = new Map();
    if (terminal?.isTTY) terminal.write(`\r${bar(source.bytesRead() / source.bytes)} ${formatCount(result.productsImported)} products`);
  };
  let rowsOfBatch = 0;
  for await (const product of source.read(result.rowsRead)) {
    result.rowsRead++;
    rowsOfBatch++;
    if (product) batch.set(product.gtin, product);
    // Unwanted rows count too, so that they are skipped when the import continues.
    if (batch.size < ROWS_A_BATCH && rowsOfBatch < 100 * ROWS_A_BATCH) continue;
    await keep(false);
    rowsOfBatch = 0;
  }
  await keep(true);
  await db.execute(sql`analyze products`);
  if (terminal?.isTTY) terminal.write("\n");
  say(`Imported ${formatCount(result.productsImported)} products from ${formatCount(result.rowsRead)} rows.`);
  return result;
}

const formatCount = (number: number): string => number.toLocaleString("en-US");

function bar(share: number): string {
  const done = Math.round(BAR_CHARACTERS * Math.min(1, share));
  return `[${"#".repeat(done)}${".".repeat(BAR_CHARACTERS - done)}] ${Math.round(100 * Math.min(1, share))}%`;
}

const FIELDS = Object.keys(getTableColumns(products));
const COLUMNS = sql.raw(FIELDS.map(toColumnName).join(", "));
const UPDATES = sql.raw(
  FIELDS.map(toColumnName)
    .filter((name) => name !== "gtin")
    .map((name) => `${name} = excluded.${name}`)
    .join(", "),
);
/** Open Food Facts is preferred because it includes allergens, which USDA does not. Within a source, the newer row wins. */
const IS_BETTER = sql`case when excluded.source = products.source
  then products.modified_at is null or excluded.modified_at >= products.modified_at
  else excluded.source = 'off' end`;

async function writeBatch(
  db: Db,
  file: string,
  batch: readonly ProductRecord[],
  progress: ImportResult & { isDone: boolean },
  fetchedAt: Date,
): Promise<void> {
  const rows = batch.map((product) => toColumns({ ...product, license: SOURCE_LICENSES[product.source], fetchedAt }));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    if (rows.length > 0) {
      // One parameter for a whole batch is many times faster than one for each figure.
      await tx.execute(sql`
        insert into products (${COLUMNS}) select ${COLUMNS} from jsonb_populate_recordset(null::products, ${JSON.stringify(rows)}::jsonb)
        on conflict (gtin) do update set ${UPDATES} where ${IS_BETTER}`);
    }
    await tx
      .insert(productImports)
      .values({ file, ...progress })
      .onConflictDoUpdate({ target: productImports.file, set: progress });
  });
}
