import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { catalogueId } from "#server/catalogue/catalogue.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { FoodIndex } from "#server/catalogue/search/food-index.ts";
import { toFoodWords } from "#server/catalogue/search/food-words.ts";
import { NONSENSE, RELEVANCE_SUITE } from "./support/relevance-suite.ts";
import { synthesizeFoods } from "./support/synthetic-foods.ts";

const MANY = 100_000;
const ROUNDS = 5;
/** A single search is too short for the resolution of CPU time. */
const REPEATS = 4;
const MAX_TIMES_SLOWER = 3;

const real = loadCatalogue().map(({ name, otherNames, popularity, ...food }) => ({ id: catalogueId(food), name, otherNames, popularity }));
const texts = [...Object.values(RELEVANCE_SUITE).flatMap((queries) => queries.map(([query]) => query)), ...NONSENSE];
const queries = [...new Set([...texts, ...texts.flatMap((query) => [query.slice(0, 3)])])];

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

function build(count: number) {
  const foods = synthesizeFoods(real, count);
  collect();
  const heapBefore = heapMb();
  const start = cpuMs();
  const index = new FoodIndex(foods.map(toFoodWords));
  const buildMs = cpuMs() - start;
  collect();
  return { foods: foods.length, index, buildMs, heapMb: heapMb() - heapBefore, costs: queries.map((): number[] => []) };
}

function heapMb(): number {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1_048_576;
}

const sizes = [build(real.length), build(MANY)];
for (let round = 0; round < ROUNDS; round++) {
  queries.forEach((query, number) => {
    for (const { index, costs } of sizes) {
      const start = cpuMs();
      for (let repeat = 0; repeat < REPEATS; repeat++) index.searchUncached(query);
      costs[number]?.push((cpuMs() - start) / REPEATS);
    }
  });
}

/** Uses each query's median round, so that noise does not count as a slow query. */
const measured = sizes.map(({ foods, buildMs, heapMb: heap, costs }) => {
  const perQuery = costs.map((rounds) => middle(rounds)).toSorted((a, b) => a - b);
  const at = (share: number): number => perQuery[Math.floor(perQuery.length * share)] ?? 0;
  const mean = perQuery.reduce((sum, cost) => sum + cost, 0) / perQuery.length;
  return { foods, buildMs, heap, mean, p50: at(0.5), p95: at(0.95), most: perQuery.at(-1) ?? 0 };
});

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

console.log(`\nSearch by number of foods: ${queries.length} queries, ${ROUNDS} rounds, CPU time, without cached results`);
console.table(
  measured.map(({ foods, buildMs, heap, mean, p50, p95, most }) => ({
    foods,
    "built in": `${buildMs.toFixed(0)} ms`,
    "heap and arrays": `${heap.toFixed(1)} MB`,
    mean: `${mean.toFixed(3)} ms`,
    p50: `${p50.toFixed(3)} ms`,
    p95: `${p95.toFixed(3)} ms`,
    slowest: `${most.toFixed(3)} ms`,
  })),
);
const ratio = (measured[1]?.p95 ?? 0) / (measured[0]?.p95 ?? 1);
console.log(`p95 at ${MANY} foods is ${ratio.toFixed(2)} times that at ${real.length}; the limit is ${MAX_TIMES_SLOWER}.`);
process.exitCode = ratio <= MAX_TIMES_SLOWER ? 0 : 1;
