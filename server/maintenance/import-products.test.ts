import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { count, eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { products } from "#server/db/tables/products.ts";
import { ConfigError } from "#server/platform/config.ts";
import { emptySharedTestDatabase } from "#server/testing/database/test-database.ts";
import { barcode, muesli } from "#server/testing/open-food-facts.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { importProducts, readImportOrder } from "./import-products.ts";

const ROWS = 2500;
const SILENT = { say: () => {} };

function tempFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-products-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

const order = (file: string, more: { country?: string; again?: boolean } = {}) => ({
  file,
  country: more.country,
  again: more.again ?? false,
});
const offRow = (nth: number) => ({ ...muesli(barcode(nth)), countries_tags: [nth % 5 === 0 ? "en:germany" : "en:united-states"] });
const jsonLines = (rows: readonly object[]) => `${rows.map((row) => JSON.stringify(row)).join("\n")}\n`;
const offRows = () => Array.from({ length: ROWS }, (_, nth) => offRow(nth));

async function countProducts(db: Awaited<ReturnType<typeof emptySharedTestDatabase>>["db"]): Promise<number> {
  return (await db.select({ rows: count() }).from(products))[0]?.rows ?? 0;
}

test("a gzipped JSONL file is imported for one country, broken rows are skipped, and a scan finds the products", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const file = path.join(tempFolder(), "openfoodfacts.jsonl.gz");
  writeFileSync(file, gzipSync(`{"broken\n${jsonLines(offRows())}[1]\n{"code": {"toString": 1}, "countries_tags": ["en:united-states"]}`));
  const said: string[] = [];
  const result = await importProducts(database.db, order(file, { country: "us" }), { say: (line) => said.push(line) });
  expect(result).toEqual({ rowsRead: ROWS + 3, productsImported: 2000 });
  expect(await countProducts(database.db)).toBe(2000);
  expect((await maya.send("GET", `/api/products/${barcode(7)}`)).json()).toMatchObject({ food: { name: "Crunchy muesli", allergens: {} } });
  expect((await maya.send("GET", `/api/products/${barcode(10)}`)).statusCode).toBe(404);
  await importProducts(database.db, order(file, { country: "us" }), { say: (line) => said.push(line) });
  expect(said).toEqual([
    "Imported 2,000 products from 2,503 rows.",
    "This file was already imported: 2,000 products. Add --again to import it again.",
  ]);
});

test("an import that was stopped continues where it stopped", async () => {
  const { db } = await emptySharedTestDatabase();
  const file = path.join(tempFolder(), "openfoodfacts.jsonl");
  writeFileSync(file, jsonLines(offRows()));
  const bars: string[] = [];
  const stopping = {
    isTTY: true,
    write: (text: string) => {
      bars.push(text);
      throw new Error("Ctrl-C");
    },
  };
  await expect(importProducts(db, order(file), { ...SILENT, terminal: stopping })).rejects.toThrow("Ctrl-C");
  expect(bars[0]).toMatch(/^\r\[[#.]{30}\] \d+% 1,000 products$/);
  expect(await countProducts(db)).toBe(1000);
  // Rows that were read before are not read again.
  await db.delete(products).where(eq(products.gtin, barcode(3)));
  const said: string[] = [];
  const result = await importProducts(db, order(file), { say: (line) => said.push(line) });
  expect(result).toEqual({ rowsRead: ROWS, productsImported: ROWS });
  expect(said[0]).toBe("Continuing after row 1,000.");
  expect(await countProducts(db)).toBe(ROWS - 1);
});

test("a CSV of Open Food Facts is read with its tabs and quotes", async () => {
  const { db } = await emptySharedTestDatabase();
  const file = path.join(tempFolder(), "en.openfoodfacts.org.products.csv");
  const columns = ["code", "product_name", "brands", "serving_size", "serving_quantity", "allergens", "traces_tags", "countries_tags"];
  const nutrientColumns = ["energy-kcal_100g", "proteins_100g", "carbohydrates_100g", "fat_100g", "salt_100g"];
  const row = [barcode(1), 'The "best" bar, ever', "Mills", "30 g", "30", "en:milk,en:celery", "en:nuts", "en:france,en:germany"];
  const lines = [
    [...columns, ...nutrientColumns],
    [...row, "410", "8", "60", "14", "0.5"],
    [barcode(2), "Half a row"],
  ];
  writeFileSync(file, lines.map((line) => line.join("\t")).join("\n"));
  expect(await importProducts(db, order(file), SILENT)).toEqual({ rowsRead: 2, productsImported: 2 });
  const [bar] = await db
    .select()
    .from(products)
    .where(eq(products.gtin, barcode(1)));
  expect(bar).toMatchObject({
    name: 'The "best" bar, ever',
    calories: 410,
    sodium: 200,
    servingGrams: 30,
    allergens: { contains: ["milk"], mayContain: ["tree nuts"] },
    otherAllergens: ["celery"],
    license: "ODbL 1.0",
  });
});

/** Uses the file and column names of USDA. */
function writeUsda(folder: string, ids: readonly number[]): void {
  const write = (name: string, lines: string[]) => writeFileSync(path.join(folder, name), `${lines.join("\n")}\n`);
  write("branded_food.csv", [
    `"fdc_id","brand_owner","brand_name","gtin_upc","serving_size","serving_size_unit","household_serving_fulltext","branded_food_category","market_country","modified_date"`,
    ...ids.map(
      (id) => `"${id}","Mills, Inc.","","${barcode(id)}","28.0","g","1 CUP","Cereal","${id % 2 ? "United States" : "Canada"}","2024-03-01"`,
    ),
  ]);
  write("food.csv", [`"fdc_id","data_type","description"`, ...ids.map((id) => `"${id}","branded_food","OATS ""NO ${id}"""`)]);
  write("food_nutrient.csv", [
    `"id","fdc_id","nutrient_id","amount"`,
    ...ids.flatMap((id) => ["1008,375", "1003,12.5", "1005,73", "1004,6", "1400,1"].map((value, nth) => `"${id}${nth}","${id}",${value}`)),
  ]);
}

test("USDA's three files are read in parallel, and Open Food Facts takes precedence over them", async () => {
  const { db } = await emptySharedTestDatabase();
  const folder = tempFolder();
  writeUsda(folder, [1, 2, 3, 4, 5]);
  const off = path.join(folder, "few.jsonl");
  writeFileSync(off, jsonLines([offRow(3)]));
  expect(await importProducts(db, order(folder, { country: "us" }), SILENT)).toEqual({ rowsRead: 5, productsImported: 3 });
  const [oats] = await db
    .select()
    .from(products)
    .where(eq(products.gtin, barcode(5)));
  expect(oats).toMatchObject({
    name: 'Oats "no 5"',
    brand: "Mills, Inc.",
    calories: 375,
    source: "usda",
    license: "CC0 1.0",
    allergens: null,
  });
  await importProducts(db, order(off), SILENT);
  await importProducts(db, order(folder, { country: "us", again: true }), SILENT);
  const [both] = await db
    .select()
    .from(products)
    .where(eq(products.gtin, barcode(3)));
  expect(both?.source).toBe("off");
});

test("a file without products is rejected with the reason", async () => {
  const { db } = await emptySharedTestDatabase();
  const folder = tempFolder();
  writeUsda(folder, [2, 1]);
  await expect(importProducts(db, order(folder), SILENT)).rejects.toThrow("is not sorted by its fdc_id");
  await expect(importProducts(db, order(path.join(folder, "gone.jsonl")), SILENT)).rejects.toThrow("does not exist");
  await expect(importProducts(db, order(path.join(folder, "food.csv")), SILENT)).rejects.toThrow("no column 'code'");
  await expect(importProducts(db, order(folder, { country: "xyz" }), SILENT)).rejects.toThrow("two letters");
  const garbage = path.join(folder, "x.jsonl.gz");
  writeFileSync(garbage, "not packed");
  await expect(importProducts(db, order(garbage), SILENT)).rejects.toThrow();
  expect(await countProducts(db)).toBe(0);
  for (const args of [[], ["import"], ["export", "x"], ["import", "x", "y"], ["import", "--again"]]) {
    expect(() => readImportOrder(args)).toThrow(ConfigError);
  }
  expect(readImportOrder(["import", "x", "--country", "de", "--again"])).toEqual({ file: "x", country: "de", again: true });
});
