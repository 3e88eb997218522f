import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { MAIN_NUTRIENT_NAMES, MAIN_NUTRIENTS, mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { findWarnings } from "./find-product-warnings.ts";
import { toGtin } from "./gtin.ts";
import { BRAND_MAX_LENGTH, boundNutrients, type ProductRecord, plainLine, readNumber } from "./product.ts";
import { readAllergens } from "./product-allergens.ts";
import { isSeasoning, toFoodCategory } from "./product-groups.ts";
import { readProductKind } from "./product-kind.ts";
import { readMeasure } from "./read-measure.ts";

/** A row of branded_food.csv with its name from food.csv and its figures from food_nutrient.csv, per 100 g or 100 ml. */
export interface UsdaProduct {
  gtin_upc?: string | undefined;
  description?: string | undefined;
  brand_name?: string | undefined;
  brand_owner?: string | undefined;
  serving_size?: string | undefined;
  serving_size_unit?: string | undefined;
  household_serving_fulltext?: string | undefined;
  branded_food_category?: string | undefined;
  package_weight?: string | undefined;
  modified_date?: string | undefined;
  /** Keyed by USDA's nutrient number. */
  amounts: ReadonlyMap<string, number>;
}

/** The nutrients that US labels show. Vitamins in international units are left out. */
const VITAMINS = { vitaminAUg: "1106", vitaminCMg: "1162", vitaminDUg: "1114" };
const MINERALS = { calciumMg: "1087", ironMg: "1089", potassiumMg: "1092" };
const OTHERS = {
  monounsaturatedFatG: "1292",
  polyunsaturatedFatG: "1293",
  cholesterolMg: "1253",
  caffeineMg: "1057",
  addedSugarsG: "1235",
};
/** A higher amount of a vitamin or mineral means that the unit is wrong. */
const MAX_TRACE = 10_000;

export const USDA_NUTRIENTS: ReadonlySet<string> = new Set([
  ...MAIN_NUTRIENT_NAMES.flatMap((nutrient) => MAIN_NUTRIENTS[nutrient].usdaNumbers),
  ...Object.values({ ...VITAMINS, ...MINERALS, ...OTHERS }),
]);

/** Returns undefined if the product has no barcode or no name. USDA does not list allergens. */
export function readUsdaProduct(raw: UsdaProduct): ProductRecord | undefined {
  const { amounts } = raw;
  // USDA pads many barcodes with leading zeros, as GTIN-14.
  const gtin = toGtin((raw.gtin_upc ?? "").slice(0, 40).replace(/^0+(?=\d{12})/, "0"), "ean_8");
  const name = plainLine(raw.description, FOOD_NAME_MAX_LENGTH);
  if (!gtin || !name) return undefined;
  const nutrients = mapMainNutrients((nutrient) => {
    const numbers: readonly string[] = MAIN_NUTRIENTS[nutrient].usdaNumbers;
    return numbers.map((number) => amounts.get(number)).find((amount) => amount !== undefined) ?? null;
  });
  const serving = readMeasure(`${raw.serving_size ?? ""} ${raw.serving_size_unit ?? ""}`);
  const onPackage = readMeasure(plainLine(raw.package_weight, 60));
  const hasServing = readNumber(raw.serving_size) !== null;
  const servingGrams = serving && serving.grams >= 0.1 && serving.grams <= MAX_QUANTITY_G ? serving.grams : null;
  const basis = serving?.isVolume ? "100 ml" : "100 g";
  const category = plainLine(raw.branded_food_category, 100) ?? "";
  const modifiedAt = new Date(`${raw.modified_date ?? ""}T00:00:00Z`);
  return {
    gtin,
    name: toSentence(name),
    brand: plainLine(raw.brand_name, BRAND_MAX_LENGTH) ?? plainLine(raw.brand_owner, BRAND_MAX_LENGTH),
    quantity: plainLine(raw.package_weight, 60),
    packageGrams: onPackage?.grams ?? null,
    servingText: plainLine(raw.household_serving_fulltext, 60)?.toLowerCase() ?? null,
    servingGrams,
    basis,
    ...boundNutrients(nutrients),
    vitamins: pick(VITAMINS, amounts),
    minerals: pick(MINERALS, amounts),
    otherNutrients: pick(OTHERS, amounts),
    category: toFoodCategory([category]),
    kind: readProductKind({ categories: [category], name, isDrink: basis === "100 ml" }),
    ...readAllergens([], []),
    doubts: findWarnings({
      ...nutrients,
      ...{ gtin, basis },
      isBasisUnclear: false,
      isServingUnclear: hasServing && servingGrams === null,
      isSeasoning: isSeasoning([category, name]),
    }),
    source: "usda",
    modifiedAt: Number.isNaN(modifiedAt.getTime()) ? null : modifiedAt,
  };
}

function pick(names: Record<string, string>, amounts: ReadonlyMap<string, number>): Record<string, number> {
  const found = Object.entries(names).map(([nutrient, number]) => [nutrient, amounts.get(number)] as const);
  return Object.fromEntries(
    found.filter((one): one is readonly [string, number] => one[1] !== undefined && one[1] >= 0 && one[1] <= MAX_TRACE),
  );
}

/** Most USDA names are in capitals. */
const toSentence = (name: string): string => (/[a-z]/.test(name) ? name : name.charAt(0) + name.slice(1).toLowerCase());
