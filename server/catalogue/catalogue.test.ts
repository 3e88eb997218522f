import { expect, test } from "vitest";
import * as z from "zod";
import { Food, FoodListItem } from "#core/contracts/foods.ts";
import { Catalogue, toFood, writeFood } from "./catalogue.ts";
import { dropFoodTexts } from "./find-foods.ts";
import { loadCatalogue } from "./load-catalogue.ts";

const EVERY = 50;

test("a food is serialized exactly as in the contract, whether the catalogue's or a user's own", () => {
  const catalogue = new Catalogue(loadCatalogue(), new Date());
  const rows = catalogue.entries.filter((_, index) => index % EVERY === 0).map((entry) => catalogue.getRow(entry));
  for (const row of rows.flatMap((one) => [one, { ...one, ownerId: one.id, portions: null, dietParts: null, allergens: null }])) {
    const json = Buffer.concat(writeFood(row)).toString();
    expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(z.encode(Food, toFood(row)))));
  }
});

test("a list carries a food without its texts, exactly as in the contract, also if its name looks like JSON", () => {
  const catalogue = new Catalogue(loadCatalogue().slice(0, 3), new Date());
  const entries = catalogue.entries.map((entry) => [catalogue.getJson(entry), catalogue.getRow(entry)] as const);
  const odd = entries.map(([, row]) => ({ ...row, name: 'A,"healthBenefits":"B","createdAt":"C"' }));
  for (const [json, row] of [...entries, ...odd.map((one) => [writeFood(one), one] as const)]) {
    const listed = JSON.parse(Buffer.concat(dropFoodTexts(json)).toString());
    expect(listed).toEqual(JSON.parse(JSON.stringify(z.encode(FoodListItem, toFood(row)))));
    expect(listed).not.toHaveProperty("healthBenefits");
  }
});
