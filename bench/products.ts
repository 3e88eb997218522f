import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { computeCheckDigit } from "#core/domain/products/gtin.ts";
import { importProducts } from "#server/maintenance/import-products.ts";
import { openPostgres } from "#server/platform/storage/database.ts";
import { startPostgres } from "#server/testing/database/postgres-server.ts";

const ROWS = Number(process.env.BENCH_PRODUCTS ?? 100_000);
/** How much more memory the process may hold at the end than after the first tenth. */
const MAX_GROWTH_MB = 20;
/** The pages that one read of an index and its row touches, whatever the number of rows. */
const MAX_PAGES = 6;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
const heapMb = (): number => {
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
};

const makeGtin = (nth: number): string => {
  const digits = `761${String(nth).padStart(9, "0")}`;
  return `${digits}${computeCheckDigit(digits)}`;
};

function* lines(): Generator<string> {
  for (let nth = 0; nth < ROWS; nth++) {
    const nutriments = { "energy-kcal_100g": 430, proteins_100g: 9, carbohydrates_100g: 62, fat_100g: 15, salt_100g: 0.25 };
    const tags = { allergens_tags: ["en:milk"], traces_tags: ["en:nuts"], categories_tags: ["en:mueslis"] };
    yield `${JSON.stringify({ code: makeGtin(nth), product_name: `Muesli ${nth}`, quantity: "500 g", nutriments, ...tags })}\n`;
  }
}

const folder = mkdtempSync(path.join(tmpdir(), "bitebright-bench-products-"));
const file = path.join(folder, "products.jsonl.gz");
const postgres = await startPostgres();
const database = await openPostgres(postgres.url("postgres"));
try {
  await pipeline(Readable.from(lines()), createGzip({ level: 1 }), createWriteStream(file));
  const heaps: number[] = [];
  const started = performance.now();
  let batches = 0;
  const everyBatches = Math.max(1, Math.floor(ROWS / 1000 / 10));
  const terminal = {
    isTTY: true,
    write: () => {
      if (++batches % everyBatches === 0) heaps.push(heapMb());
    },
  };
  await importProducts(database.db, { file, country: undefined, again: false }, { say: (line) => console.log(line), terminal });
  const seconds = (performance.now() - started) / 1000;

  const plan = await database.db.execute(
    sql`explain (analyze, buffers, format json) select * from products where gtin = ${makeGtin(Math.floor(ROWS / 2))}`,
  );
  const { rows } = plan as unknown as { rows: { "QUERY PLAN": [{ Plan: Record<string, unknown> }] }[] };
  const node = rows[0]?.["QUERY PLAN"][0].Plan ?? {};
  const pages = Number(node["Shared Hit Blocks"]) + Number(node["Shared Read Blocks"]);
  const growth = (heaps.at(-1) ?? 0) - (heaps[0] ?? 0);
  console.log(
    `${ROWS.toLocaleString("en-US")} products in ${seconds.toFixed(0)} s, ${Math.round(ROWS / seconds).toLocaleString("en-US")} per second`,
  );
  console.log(
    `memory after each tenth: ${heaps.map((heap) => heap.toFixed(0)).join(", ")} MB (the limit is ${MAX_GROWTH_MB} MB of growth)`,
  );
  console.log(`a lookup: ${node["Node Type"]}, ${pages} pages (at most ${MAX_PAGES})`);
  if (growth > MAX_GROWTH_MB || node["Node Type"] !== "Index Scan" || pages > MAX_PAGES) process.exitCode = 1;
} finally {
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true });
}
