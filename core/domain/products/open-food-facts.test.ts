import { expect, test } from "vitest";
import { type OffProduct, readOffProduct } from "./open-food-facts.ts";
import { allergenText, readAllergens } from "./product-allergens.ts";
import { parsePortions, readMeasure } from "./read-measure.ts";

const SPREAD: OffProduct = {
  code: "3017620422003",
  product_name: "Hazelnut &quot;spread&quot;\u0000",
  brands: "Ferrero, Nutella",
  quantity: "400 g",
  product_quantity: "400",
  serving_size: "1 tablespoon (15 g)",
  serving_quantity: 15,
  nutriments: {
    "energy-kcal_100g": 539,
    "energy-kj_100g": 2252,
    energy_100g: 2252,
    proteins_100g: 6.3,
    carbohydrates_100g: 57.5,
    fat_100g: "30.9",
    "saturated-fat_100g": 10.6,
    sugars_100g: 56.3,
    salt_100g: 0.107,
    sodium_100g: 0.0428,
    calcium_100g: 0.12,
    "vitamin-b12_100g": 0.0000012,
    "vitamin-c_100g": 12_000,
    "nutrition-score-fr_100g": 26,
  },
  allergens_tags: ["en:milk", "en:nuts", "en:soybeans"],
  traces_tags: ["en:gluten", "en:mustard"],
  ingredients_text: "Sugar, palm oil, hazelnuts, cocoa, skimmed milk powder, whey powder, soy lecithin, vanillin",
  categories_tags: ["en:spreads", "en:sweet-spreads"],
  last_modified_t: 1_700_000_000,
};

test("reads a product in the app's names and units", () => {
  expect(readOffProduct(SPREAD)).toEqual({
    gtin: "3017620422003",
    name: 'Hazelnut "spread"',
    brand: "Ferrero",
    quantity: "400 g",
    packageGrams: 400,
    servingText: "1 tablespoon (15 g)",
    servingGrams: 15,
    basis: "100 g",
    calories: 539,
    protein: 6.3,
    carbs: 57.5,
    fat: 30.9,
    saturatedFat: 10.6,
    fiber: null,
    sugar: 56.3,
    sodium: 42.8,
    vitamins: { vitaminB12Ug: 1.2 },
    minerals: { calciumMg: 120 },
    otherNutrients: {},
    category: "other",
    kind: { group: "", words: ["sweet spreads", "spreads"], hasAlcohol: false },
    allergens: { contains: ["milk", "tree nuts", "soy"], mayContain: ["wheat", "gluten"], rest: "none found", basis: "label" },
    areAllergensKnown: true,
    otherAllergens: [],
    otherTraces: ["mustard"],
    doubts: [],
    source: "off",
    modifiedAt: new Date(1_700_000_000_000),
  });
});

test("an impossible figure is left out and reported", () => {
  const read = readOffProduct({
    ...SPREAD,
    nutriments: { "energy-kcal_100g": 2252, proteins_100g: 6.3, carbohydrates_100g: 57.5, fat_100g: 30.9 },
  });
  expect(read).toMatchObject({ calories: null, doubts: ["kj_as_kcal", "impossible_figure"] });
});

test("energy given only in kilojoules is converted to calories", () => {
  const read = readOffProduct({
    ...SPREAD,
    nutriments: { energy_100g: 2252, proteins_100g: 6.3, carbohydrates_100g: 57.5, fat_100g: 30.9 },
  });
  expect(read).toMatchObject({ calories: 538.2, doubts: [] });
});

test.each<[string, OffProduct, object]>([
  [
    "a drink is per 100 ml",
    { ...SPREAD, quantity: "1 l", product_quantity: 1000, serving_size: "250 ml", serving_quantity: 250, nutriments: {} },
    { basis: "100 ml", servingGrams: 250, doubts: ["missing_figures"] },
  ],
  [
    "grams and milliliters are doubtful",
    { ...SPREAD, quantity: "400 g", serving_size: "150 ml", serving_quantity: 150 },
    { basis: "100 g", doubts: ["per_100_ml"] },
  ],
  [
    "a serving without a size is doubtful",
    { ...SPREAD, serving_size: "2 spoons", serving_quantity: null },
    { servingGrams: null, doubts: ["serving_unclear"] },
  ],
  [
    "a name alone is enough",
    { code: "96385074", product_name: "Water" },
    { gtin: "0000096385074", name: "Water", calories: null, allergens: null, areAllergensKnown: false },
  ],
])("%s", (_name, raw, expected) => {
  expect(readOffProduct(raw)).toMatchObject(expected);
});

test.each<OffProduct>([
  {},
  { code: "3017620422004", product_name: "Wrong check digit" },
  { code: "3017620422003" },
  { code: "3017620422003", product_name: " \u200b " },
  { code: { toString: 1 }, product_name: "No text" },
  { code: "3017620422003", product_name: ["a"], nutriments: [1], categories_tags: {}, allergens_tags: "milk" },
])("data that is not a product is ignored: %j", (raw) => {
  expect(readOffProduct(raw)).toBeUndefined();
});

test("what a source does not name is unknown, unless it has the list of ingredients", () => {
  expect(readAllergens([], [])).toMatchObject({ allergens: null, areAllergensKnown: false });
  expect(readAllergens(["en:none"], []), "an empty field is often filled with 'none'").toMatchObject({ allergens: null });
  expect(readAllergens(["en:none"], [], true)).toMatchObject({
    allergens: { contains: [], mayContain: [], rest: "none found" },
    areAllergensKnown: true,
  });
  expect(readAllergens(["en:milk"], []).allergens).toMatchObject({ contains: ["milk"], rest: "unknown" });
  expect(readAllergens([], ["en:milk"])).toMatchObject({ allergens: { mayContain: ["milk"], rest: "unknown" }, areAllergensKnown: false });
});

test.each([
  ["peanut", "fr:arachides es:cacahuetes de:erdnuss it:arachidi pt:amendoim nl:pinda"],
  ["milk", "fr:lait es:leche de:milch it:latte pt:leite nl:melk"],
  ["egg", "fr:oeufs es:huevos de:eier it:uova pt:ovos nl:eieren"],
  ["tree nuts", "fr:fruits-à-coque es:frutos-de-cáscara de:schalenfrüchte it:frutta-a-guscio nl:noten"],
  ["wheat", "fr:blé es:trigo de:weizen it:frumento nl:tarwe"],
  ["shellfish", "fr:crustacés es:moluscos de:krebstiere it:crostacei"],
  ["fish", "fr:poisson es:pescado de:fisch it:pesce"],
  ["soy", "fr:soja de:sojabohnen it:soia"],
  ["sesame", "fr:graines-de-sésame es:sésamo de:sesam"],
] as const)("%s is understood in the tags of other languages", (allergen, tags) => {
  for (const tag of tags.split(" ")) expect([tag, readAllergens([tag], []).allergens?.contains]).toEqual([tag, [allergen]]);
});

test("every allergen is kept, by our name or in its original word, and a word that nobody understands may be any of them", () => {
  const readNutriment = readAllergens(
    ["en:celery", "en:eggs", "en:crustaceans", "en:almonds", "fr:graines-de-moutarde"],
    ["en:lupin", "en:eggs"],
    true,
  );
  expect(readNutriment).toEqual({
    allergens: { contains: ["egg", "shellfish", "tree nuts"], mayContain: [], rest: "unknown", basis: "label" },
    areAllergensKnown: false,
    otherAllergens: ["celery", "graines de moutarde"],
    otherTraces: ["lupin"],
  });
  expect(allergenText(readNutriment)).toBe(
    "Contains egg, shellfish, tree nuts, celery and graines de moutarde. May contain lupin. We don't know which other allergens are in it, so check the label.",
  );
  expect(readAllergens(["en:celery", "en:eggs"], [], true).allergens?.rest).toBe("none found");
  expect(allergenText(readAllergens([], []))).toBe("We don't know which allergens are in it, so check the label.");
});

test.each([
  ["400 g", 400, false],
  ["33 cl", 330, true],
  ["1,5 L", 1500, true],
  ["6 x 125 g", 750, false],
  ["2 biscuits (25g)", 25, false],
  ["8 fl oz", 236.56, true],
])("'%s' is read as %d", (text, grams, isVolume) => {
  expect(readMeasure(text)).toEqual({ grams, isVolume });
});

test("the portions are the serving, then the package", () => {
  expect(parsePortions({ servingText: "2 biscuits (25 g)", servingGrams: 25, packageGrams: 300 })).toEqual([
    { label: "1 serving (2 biscuits)", grams: 25 },
    { label: "1 package", grams: 300 },
  ]);
  expect(parsePortions({ servingText: "1 bowl (45 g)", servingGrams: 45, packageGrams: null })).toEqual([{ label: "1 bowl", grams: 45 }]);
  expect(parsePortions({ servingText: "30g", servingGrams: 30, packageGrams: null })).toEqual([{ label: "1 serving", grams: 30 }]);
  expect(parsePortions({ servingText: null, servingGrams: null, packageGrams: 750 })).toEqual([]);
});
