import { expect, test } from "vitest";
import * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import { Catalogue, toFood, writeFood } from "./catalogue.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const EVERY = 50;

test("a food is serialized exactly as in the contract, whether the catalogue's or a user's own", () => {
  const catalogue = new Catalogue(loadCatalogue(), new Date());
  const rows = catalogue.entries.filter((_, index) => index % EVERY === 0).map((entry) => catalogue.rowOf(entry));
  for (const row of rows.flatMap((one) => [one, { ...one, ownerId: one.id, portions: null, dietParts: null, allergens: null }])) {
    const written = Buffer.concat(writeFood(row)).toString();
    expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(z.encode(Food, toFood(row)))));
  }
});
