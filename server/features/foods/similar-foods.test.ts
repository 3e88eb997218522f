import { expect, test } from "vitest";
import { Catalogue } from "#server/catalogue/catalogue.ts";
import type { CatalogueEntry } from "#server/catalogue/catalogue-entry.ts";
import { loadCatalogue } from "#server/catalogue/load-catalogue.ts";
import { listSimilar } from "./similar-foods.ts";

const catalogue = new Catalogue(loadCatalogue(), new Date("2026-01-01T00:00:00Z"));
const named = (name: string): CatalogueEntry => catalogue.entries.find((entry) => entry.name === name) ?? expect.unreachable();
const serving = (food: CatalogueEntry, per100G: number | null | undefined) => ((per100G ?? 0) * (food.portions[0]?.grams ?? 0)) / 100;

test("a similar food is never the bigger serving, nor the saltier, fattier or sweeter one", () => {
  const wrong: string[] = [];
  let listed = 0;
  for (const food of catalogue.entries.filter(({ popularity }) => popularity >= 0.7)) {
    for (const { entry, nutrient } of listSimilar(catalogue, food)) {
      listed += 1;
      const more = (read: (one: CatalogueEntry) => number | null | undefined) => serving(entry, read(entry)) - serving(food, read(food));
      const energy = serving(food, food.calories);
      const isBigger = more(({ calories }) => calories) > Math.max(energy * 0.25, 30) + 0.01;
      const isHeavier = (entry.portions[0]?.grams ?? 0) > (food.portions[0]?.grams ?? 0) * 1.5;
      const isMore = more(({ saturatedFat }) => saturatedFat) > 1.01 || more(({ sodium }) => sodium) > 100.1;
      const isSweeter = entry.patterns !== null && food.patterns !== null && more(({ patterns }) => patterns?.addedSugarsG) > 2.01;
      if (isBigger || isHeavier || isMore || isSweeter || entry.category !== food.category)
        wrong.push(`${entry.name} for ${food.name} (${nutrient})`);
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(listed).toBeGreaterThan(100);
});

test("a cheeseburger is not answered with a double, nor candy with the vitamins of other candy", () => {
  expect(listSimilar(catalogue, named("Cheeseburger")).map(({ entry }) => entry.name)).not.toContainEqual(
    expect.stringMatching(/double|triple|large/i),
  );
  expect(listSimilar(catalogue, named("Skittles"))).toEqual([]);
  expect(listSimilar(catalogue, named("Froot Loops cereal")).map(({ nutrient }) => nutrient)).not.toContain("calciumMg");
});
