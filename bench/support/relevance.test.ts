import { describe, expect, test } from "vitest";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { measureRelevance, total } from "./measure-relevance.ts";
import { NONSENSE, RELEVANCE_SUITE } from "./relevance-suite.ts";

const catalogue = new Catalogue(loadCatalogue(), new Date(0));
const findName = (id: string) => catalogue.find(id)?.name ?? "";
const measured = measureRelevance(catalogue.index, findName);

test("the suite has more than 800 queries, and every right answer is a food of the catalogue", () => {
  const names = new Set(catalogue.entries.map(({ name }) => name));
  const unknown = Object.values(RELEVANCE_SUITE).flatMap((queries) =>
    queries.flatMap(([, ...right]) => right.filter((name) => !names.has(name))),
  );
  expect(unknown).toEqual([]);
  expect(total(measured).queries).toBeGreaterThan(800);
});

test("the right food comes first in at least 95 % of searches, and among the first five in at least 98 %", () => {
  const all = total(measured);
  expect(all.first, `not first: ${all.missed.join(", ")}`).toBeGreaterThanOrEqual(0.95);
  expect(all.firstFive, `not first: ${all.missed.join(", ")}`).toBeGreaterThanOrEqual(0.98);
});

test.each(Object.entries(measured))("%s: at least 85 %% come first", (_, { first, missed }) => {
  expect(first, `not first: ${missed.join(", ")}`).toBeGreaterThanOrEqual(0.85);
});

describe("nonsense finds nothing rather than noise", () => {
  test.each(NONSENSE)("%s", (query) => {
    expect(catalogue.index.search(query).map(({ id }) => findName(id))).toEqual([]);
  });
});

test("strange strings are searched for without error", () => {
  for (const query of [
    "\u202Eananab",
    "\"'`",
    "a".repeat(10_000),
    "banana ".repeat(2_000),
    "__proto__",
    "constructor",
    "\0",
    "मकई",
    "🍕 pizza",
  ]) {
    expect(() => catalogue.index.search(query)).not.toThrow();
  }
  expect(findName(catalogue.index.search("🍕 pizza")[0]?.id ?? "")).toBe("Pizza, cheese");
});
