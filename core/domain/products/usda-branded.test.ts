import { expect, test } from "vitest";
import { readUsdaProduct } from "./usda-branded.ts";

test("reads a row of USDA in the app's names, and its allergens as unknown", () => {
  const product = readUsdaProduct({
    gtin_upc: "00036000291452",
    description: "CHEERFUL OATS",
    brand_owner: "Mills Inc.",
    serving_size: "28.0",
    serving_size_unit: "g",
    household_serving_fulltext: "1 CUP",
    branded_food_category: "Cereal",
    package_weight: "12 oz/340 g",
    modified_date: "2024-03-01",
    amounts: new Map([
      ["1008", 375],
      ["1003", 12.5],
      ["1005", 73],
      ["1004", 6],
      ["1093", 500],
      ["1089", 32],
      ["1235", 3],
    ]),
  });
  expect(product).toMatchObject({
    gtin: "0036000291452",
    name: "Cheerful oats",
    brand: "Mills Inc.",
    servingText: "1 cup",
    servingGrams: 28,
    packageGrams: 340.2,
    basis: "100 g",
    calories: 375,
    sodium: 500,
    sugar: null,
    minerals: { ironMg: 32 },
    otherNutrients: { addedSugarsG: 3 },
    category: "grain",
    allergens: null,
    areAllergensKnown: false,
    doubts: [],
    source: "usda",
    modifiedAt: new Date("2024-03-01"),
  });
});

test("a row without a barcode is ignored", () => {
  expect(readUsdaProduct({ gtin_upc: "n/a", description: "Oats", amounts: new Map() })).toBeUndefined();
});
