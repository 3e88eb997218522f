import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { FOOD_NAME_MAX_LENGTH, MAX_MACRO_G_PER_100_G } from "#core/domain/foods/limits.ts";
import { MAIN_NUTRIENTS, type MainNutrient, type Mineral, mapMainNutrients, type Vitamin } from "#core/domain/nutrients/nutrients.ts";
import { isRecord } from "#core/domain/values/is-record.ts";
import { findWarnings, SALT_PER_SODIUM } from "./find-product-warnings.ts";
import { toGtin } from "./gtin.ts";
import { BRAND_MAX_LENGTH, boundNutrients, type ProductRecord, plainLine, readNumber } from "./product.ts";
import { readAllergens } from "./product-allergens.ts";
import { isSeasoning, toFoodCategory } from "./product-groups.ts";
import { readProductKind } from "./product-kind.ts";
import { readMeasure } from "./read-measure.ts";

/** The fields to request from version 2 of the Open Food Facts API. Nutri-Score, NOVA group and eco score are not used. */
export const OFF_FIELDS = [
  "code",
  "product_name",
  "product_name_en",
  "generic_name",
  "brands",
  "quantity",
  "product_quantity",
  "product_quantity_unit",
  "serving_size",
  "serving_quantity",
  "serving_quantity_unit",
  "nutriments",
  "allergens_tags",
  "traces_tags",
  "ingredients_text",
  "categories_tags",
  "last_modified_t",
] as const;
export type OffProduct = Partial<Record<(typeof OFF_FIELDS)[number], unknown>>;

/** The `_100g` figures of Open Food Facts are in grams. Energy is in kJ; the kcal figure has a separate name. */
const VITAMIN_NAMES: Partial<Record<Vitamin, string>> = {
  vitaminAUg: "vitamin-a",
  vitaminCMg: "vitamin-c",
  vitaminDUg: "vitamin-d",
  vitaminEMg: "vitamin-e",
  vitaminKUg: "vitamin-k",
  thiaminMg: "vitamin-b1",
  riboflavinMg: "vitamin-b2",
  niacinMg: "vitamin-pp",
  vitaminB6Mg: "vitamin-b6",
  folateUg: "vitamin-b9",
  vitaminB12Ug: "vitamin-b12",
};
const MINERAL_NAMES: Partial<Record<Mineral, string>> = {
  calciumMg: "calcium",
  ironMg: "iron",
  magnesiumMg: "magnesium",
  phosphorusMg: "phosphorus",
  potassiumMg: "potassium",
  zincMg: "zinc",
};
const OTHER_NAMES: Record<string, string> = {
  monounsaturatedFatG: "monounsaturated-fat",
  polyunsaturatedFatG: "polyunsaturated-fat",
  cholesterolMg: "cholesterol",
  caffeineMg: "caffeine",
  addedSugarsG: "added-sugars",
};
const INGREDIENTS_MAX_LENGTH = 4000;
const MG_PER_G = 1000;
const UG_PER_G = 1_000_000;
/** A higher amount of a vitamin or mineral means that the unit is wrong. */
const MAX_TRACE_G = 10;
const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns undefined if the row has no valid barcode, or has neither a name nor a brand with an energy figure. */
export function readOffProduct(raw: OffProduct): ProductRecord | undefined {
  const gtin = typeof raw.code === "string" && raw.code.length <= 40 ? toGtin(raw.code, "ean_8") : undefined;
  if (!gtin) return undefined;
  const nutriments = isRecord(raw.nutriments) ? raw.nutriments : {};
  const readNutriment = (name: string): number | null => readNumber(nutriments[`${name}_100g`]);
  const brand = plainLine(typeof raw.brands === "string" ? raw.brands.split(",")[0] : null, BRAND_MAX_LENGTH);
  const named = [raw.product_name, raw.product_name_en, raw.generic_name]
    .map((name) => plainLine(name, FOOD_NAME_MAX_LENGTH))
    .find(Boolean);
  const kj = readNutriment("energy-kj") ?? readNutriment("energy");
  const sodiumG = readNutriment("sodium") ?? divided(readNutriment("salt"), SALT_PER_SODIUM);
  const nutrients: Record<MainNutrient, number | null> = {
    ...mapMainNutrients((nutrient) => readNutriment(MAIN_NUTRIENTS[nutrient].offName)),
    calories: readNutriment("energy-kcal") ?? (kj === null ? null : Math.round((kj / 4.184) * 10) / 10),
    sodium: sodiumG === null ? null : sodiumG * MG_PER_G,
  };
  const name = named ?? brand;
  if (!name || (!named && nutrients.calories === null)) return undefined;

  const categories = asArray(raw.categories_tags)
    .filter((tag): tag is string => typeof tag === "string" && tag.length < 200)
    .slice(0, 60);
  const size = readSize(raw, categories);
  const warnings = findWarnings({
    ...nutrients,
    gtin,
    energyKj: readNutriment("energy-kcal") === null ? null : kj,
    saltG: readNutriment("salt"),
    alcoholPercent: readNutriment("alcohol"),
    polyolsG: readNutriment("polyols"),
    basis: size.basis,
    isBasisUnclear: size.isBasisUnclear,
    isServingUnclear: size.isServingUnclear,
    isSeasoning: isSeasoning([...categories, name]),
  });
  return {
    gtin,
    name,
    brand: brand === name ? null : brand,
    quantity: plainLine(raw.quantity, 60),
    packageGrams: size.packageGrams,
    servingText: plainLine(raw.serving_size, 60),
    servingGrams: size.servingGrams,
    basis: size.basis,
    ...boundNutrients(nutrients),
    vitamins: amounts(VITAMIN_NAMES, readNutriment),
    minerals: amounts(MINERAL_NAMES, readNutriment),
    otherNutrients: amounts(OTHER_NAMES, readNutriment),
    category: toFoodCategory(categories.toReversed()),
    kind: readProductKind({
      categories: categories.toReversed(),
      name,
      isDrink: size.basis === "100 ml",
      ingredients: plainLine(raw.ingredients_text, INGREDIENTS_MAX_LENGTH),
      alcoholPercent: readNutriment("alcohol"),
    }),
    ...readAllergens(asArray(raw.allergens_tags), asArray(raw.traces_tags), plainLine(raw.ingredients_text, 60) !== null),
    doubts: warnings,
    source: "off",
    modifiedAt: readSeconds(raw.last_modified_t),
  };
}

const divided = (value: number | null, by: number): number | null => (value === null ? null : value / by);

function amounts<Name extends string>(
  names: Partial<Record<Name, string>>,
  readNutriment: (name: string) => number | null,
): Record<Name, number> {
  const found: [string, number][] = [];
  for (const [nutrient, theirs] of Object.entries<string | undefined>(names)) {
    const grams = theirs === undefined ? null : readNutriment(theirs);
    const isTrace = /(Mg|Ug)$/.test(nutrient);
    if (grams === null || grams < 0 || grams > (isTrace ? MAX_TRACE_G : MAX_MACRO_G_PER_100_G)) continue;
    const factor = nutrient.endsWith("Ug") ? UG_PER_G : nutrient.endsWith("Mg") ? MG_PER_G : 1;
    found.push([nutrient, Number((grams * factor).toPrecision(6))]);
  }
  // Safe to cast: it has only names of the table, and every reader treats a missing name as undefined.
  return Object.fromEntries(found) as Record<Name, number>;
}

interface Size {
  basis: ProductRecord["basis"];
  isBasisUnclear: boolean;
  packageGrams: number | null;
  servingGrams: number | null;
  isServingUnclear: boolean;
}

/** Figures 'per 100 g' are really per 100 ml if the package is sold by volume. */
function readSize(raw: OffProduct, categories: readonly string[]): Size {
  const onPackage = readMeasure(plainLine(raw.quantity, 60));
  const onServing = readMeasure(plainLine(raw.serving_size, 60));
  const hasServingText = plainLine(raw.serving_size, 60) !== null;
  const servingGrams = usable(readNumber(raw.serving_quantity)) ?? usable(onServing?.grams ?? null);
  const packageGrams = usable(readNumber(raw.product_quantity)) ?? usable(onPackage?.grams ?? null);
  const isDrink = categories.includes("en:beverages") && !categories.some((tag) => /powder|instant|dried/.test(tag));
  const volumes = [
    raw.product_quantity_unit === "ml" ? true : onPackage?.isVolume,
    raw.serving_quantity_unit === "ml" ? true : onServing?.isVolume,
  ].filter((isVolume) => isVolume !== undefined);
  const isVolume = volumes[0] ?? isDrink;
  return {
    basis: isVolume ? "100 ml" : "100 g",
    isBasisUnclear: new Set(volumes).size > 1 || (volumes.length > 0 && isDrink && !isVolume),
    packageGrams,
    servingGrams,
    isServingUnclear: (hasServingText && servingGrams === null) || (servingGrams ?? 0) > (packageGrams ?? Number.POSITIVE_INFINITY),
  };
}

const usable = (grams: number | null): number | null => (grams !== null && grams >= 0.1 && grams <= 4 * MAX_QUANTITY_G ? grams : null);

function readSeconds(value: unknown): Date | null {
  const seconds = readNumber(value);
  return seconds !== null && seconds > 0 && seconds < 4_102_444_800 ? new Date(seconds * 1000) : null;
}
