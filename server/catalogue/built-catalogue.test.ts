import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { BuiltCatalogue, writeBuiltCatalogue } from "./built-catalogue.ts";
import { Catalogue } from "./catalogue.ts";
import { contentVersion } from "./food-versions.ts";
import { loadFoodsAndDishes } from "./load-catalogue.ts";

const APPLIED_AT = new Date("2026-03-01T12:34:56.789Z");
const EVERY = 100;
const all = loadFoodsAndDishes();
/** A sample from the whole catalogue, and all dishes. */
const foods = all.filter((food, index) => index % EVERY === 0 || food.animalParts !== undefined);
const fromSources = new Catalogue(foods, APPLIED_AT);
const described = fromSources.entries.map((entry) => ({ entry, row: fromSources.makeRow(entry) }));
const folder = makeFolder(afterAll);
writeBuiltCatalogue("release", described, folder);

function makeFolder(atEnd: (cleanUp: () => void) => void): string {
  const made = mkdtempSync(path.join(tmpdir(), "bitebright-catalogue-"));
  atEnd(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

function open(place = folder): Catalogue {
  const built = BuiltCatalogue.read("release", APPLIED_AT, place);
  if (!built) throw new Error("The files were not used.");
  return new Catalogue(built, APPLIED_AT);
}

test("foods from the build's files are the same as those from the sources: entries, rows, responses and versions", () => {
  const built = open();
  expect(built.entries).toEqual(fromSources.entries);
  for (const { id } of fromSources.entries) {
    const [first, second] = [built.getRow({ id }), fromSources.getRow({ id })];
    expect(first).toEqual(second);
    expect(contentVersion(first)).toBe(contentVersion(second));
    expect(Buffer.concat(built.getJson({ id })).toString()).toBe(Buffer.concat(fromSources.getJson({ id })).toString());
  }
});

test("a food is found by its id before all foods were listed, and an unknown id finds none", () => {
  const [first] = fromSources.entries;
  const built = open();
  expect(built.find(first?.id ?? "")).toEqual(first);
  expect(built.find(first?.id ?? "")).toBe(built.entries[0]);
  expect(built.has(first?.id ?? "")).toBe(true);
  expect(built.has("unknown")).toBe(false);
  expect(built.find("unknown")).toBeUndefined();
});

test("a search finds the same foods as one from the sources", () => {
  const built = open();
  for (const { name } of fromSources.entries) expect(built.index.search(name)).toEqual(fromSources.index.search(name));
});

test("a catalogue uses the build's texts instead of the rules", () => {
  const copy = makeFolder(onTestFinished);
  writeBuiltCatalogue("release", described, copy);
  const file = path.join(copy, "foods.jsonl");
  // The same number of bytes, because a file of another size counts as incomplete.
  const makeText = (text: string) => "Written:".padEnd(Buffer.byteLength(text));
  writeFileSync(file, readFileSync(file, "utf8").replace(/(?<="healthBenefits":").{8}/g, makeText));
  const built = open(copy);
  for (const entry of built.entries) expect(built.getRow(entry).healthBenefits ?? "Written:").toMatch(/^Written:/);
});

test("a catalogue goes on with its own files when another build replaces them", () => {
  const copy = makeFolder(onTestFinished);
  writeBuiltCatalogue("release", described, copy);
  const built = open(copy);
  writeBuiltCatalogue("next release", described.toReversed(), copy);
  expect(built.entries).toEqual(fromSources.entries);
  expect(built.getRow(fromSources.entries[0] ?? { id: "" })).toEqual(described[0]?.row);
});

test("files of another release, incomplete or missing files are not used", () => {
  expect(BuiltCatalogue.read("another release", APPLIED_AT, folder)).toBeUndefined();
  expect(BuiltCatalogue.read("release", APPLIED_AT, makeFolder(onTestFinished))).toBeUndefined();
  for (const name of ["foods.jsonl", "entries.jsonl"]) {
    const copy = makeFolder(onTestFinished);
    writeBuiltCatalogue("release", described, copy);
    expect(BuiltCatalogue.read("release", APPLIED_AT, copy)?.words).toHaveLength(foods.length);
    const bytes = readFileSync(path.join(copy, name));
    writeFileSync(path.join(copy, name), bytes.subarray(0, bytes.length / 2));
    expect(BuiltCatalogue.read("release", APPLIED_AT, copy)).toBeUndefined();
    rmSync(path.join(copy, name));
    expect(BuiltCatalogue.read("release", APPLIED_AT, copy)).toBeUndefined();
  }
});
