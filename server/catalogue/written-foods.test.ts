import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { Catalogue } from "./catalogue.ts";
import { versionOf } from "./food-versions.ts";
import { loadCatalogue } from "./load-catalogue.ts";
import { WrittenFoods, writeFoods } from "./written-foods.ts";

const APPLIED_AT = new Date("2026-03-01T12:34:56.789Z");
const EVERY = 100;
/** A sample from the whole catalogue. */
const foods = loadCatalogue().filter((_food, index) => index % EVERY === 0);
const described = new Catalogue(foods, APPLIED_AT);
const rows = described.entries.map((entry) => described.makeRow(entry));
const file = Buffer.from(writeFoods("release", rows));

test("foods that the build has written are the same as those described on demand: rows, responses and versions", () => {
  const written = new Catalogue(foods, APPLIED_AT, new WrittenFoods(file, APPLIED_AT));
  for (const entry of written.entries) {
    const [one, other] = [written.rowOf(entry), described.rowOf(entry)];
    expect(one).toEqual(other);
    expect(versionOf(one)).toBe(versionOf(other));
    expect(Buffer.concat(written.jsonOf(entry)).toString()).toBe(Buffer.concat(described.jsonOf(entry)).toString());
  }
});

test("a catalogue uses the written foods instead of the rules", () => {
  const changed = Buffer.from(file.toString().replaceAll('"healthBenefits":"', '"healthBenefits":"Written: '));
  const written = new Catalogue(foods, APPLIED_AT, new WrittenFoods(changed, APPLIED_AT));
  for (const entry of written.entries) expect(written.rowOf(entry).healthBenefits ?? "Written: ").toMatch(/^Written: /);
});

test("a file of another release or an incomplete file is not used", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bitebright-written-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = path.join(folder, "foods.jsonl");
  expect(WrittenFoods.read("release", APPLIED_AT, place)).toBeUndefined();
  writeFileSync(place, file);
  expect(WrittenFoods.read("release", APPLIED_AT, place)?.size).toBe(foods.length);
  expect(WrittenFoods.read("another release", APPLIED_AT, place)).toBeUndefined();

  const cut = new WrittenFoods(file.subarray(0, file.length / 2), APPLIED_AT);
  const catalogue = new Catalogue(foods, APPLIED_AT, cut);
  expect(catalogue.entries.map((entry) => catalogue.rowOf(entry))).toEqual(rows);
});
