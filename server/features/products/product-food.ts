import type * as z from "zod";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import type { OwnProduct } from "#core/contracts/products.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { describeProduct, isEnergyDrink } from "#core/domain/products/describe-product.ts";
import { findWarnings } from "#core/domain/products/find-product-warnings.ts";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { type Basis, SOURCE_NAMES } from "#core/domain/products/product.ts";
import { allergenText } from "#core/domain/products/product-allergens.ts";
import { isSeasoning } from "#core/domain/products/product-groups.ts";
import { type ProductKind, readProductKind } from "#core/domain/products/product-kind.ts";
import { parsePortions, portionsByTheCan } from "#core/domain/products/read-measure.ts";
import { productFoodId } from "#server/catalogue/product-food-id.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { ProductRow } from "#server/db/tables/products.ts";

const NO_FOOD_FACTS = {
  healthBenefits: null,
  digestionSpeed: null,
  digestionPace: null,
  diabeticInfo: null,
  dietParts: null,
  aiProvider: null,
  // `sourceCode` is unique and belongs to the shared food; an own food is identified by its barcode.
  sourceCode: null,
  deletedAt: null,
};

const picturePath = (food: Pick<FoodRow, "name" | "category">): string => `/food-art/${pictureFor(food)}.svg`;
const toIsoDay = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;

const productPageUrl = ({ source, gtin }: Pick<ProductRow, "source" | "gtin">): string =>
  source === "off" ? `https://world.openfoodfacts.org/product/${printedGtin(gtin)}` : "https://fdc.nal.usda.gov/";

const kindByName = (name: string, basis: Basis): ProductKind => readProductKind({ categories: [], name, isDrink: basis === "100 ml" });

const withAmounts = ({ vitamins, minerals, otherNutrients }: Pick<FoodRow, "vitamins" | "minerals" | "otherNutrients">) => ({
  vitamins: vitamins ?? {},
  minerals: minerals ?? {},
  otherNutrients: otherNutrients ?? {},
});

/** Converts a shared product to the food that this person would log. */
export function toProductFood(userId: string, product: ProductRow): FoodRow {
  const { gtin, name, category, allergens, fetchedAt, source } = product;
  const { vitamins, minerals, otherNutrients } = product;
  const toDescribe = { ...product, ...withAmounts(product), kind: product.kind ?? kindByName(name, product.basis) };
  const portions = isEnergyDrink(toDescribe) ? portionsByTheCan(product) : parsePortions(product);
  const { brand, quantity, basis, areAllergensKnown, otherAllergens, otherTraces, doubts: warnings, license } = product;
  return {
    ...NO_FOOD_FACTS,
    ...describeProduct({ ...toDescribe, portions }),
    id: productFoodId(userId, gtin),
    ownerId: userId,
    ...{ name, category, allergens, gtin },
    ...mapMainNutrients((nutrient) => product[nutrient]),
    ...{ vitamins, minerals, otherNutrients },
    portions,
    allergyInfo: allergenText(product),
    imageUrl: picturePath(product),
    source: SOURCE_NAMES[source],
    product: {
      ...{ gtin, brand, quantity, basis, areAllergensKnown, otherAllergens, otherTraces, doubts: warnings, source, license },
      sourceUrl: productPageUrl(product),
      isCorrected: false,
      modifiedOn: toIsoDay(product.modifiedAt),
      fetchedOn: toIsoDay(fetchedAt),
    },
    createdAt: fetchedAt,
    updatedAt: fetchedAt,
  };
}

const typedFacts = (gtin: string): ProductFacts => ({
  gtin,
  brand: null,
  quantity: null,
  basis: "100 g",
  areAllergensKnown: false,
  otherAllergens: [],
  otherTraces: [],
  doubts: [],
  source: "own",
  sourceUrl: null,
  license: null,
  isCorrected: false,
  modifiedOn: null,
  fetchedOn: null,
});

interface Correction {
  /** The person's own product or the shared one, as far as there is one. */
  known: FoodRow | undefined;
  kind: ProductKind | null | undefined;
  now: Date;
}

/** The person's values take precedence over the known ones. Fields that they leave out stay unchanged. */
export function correctProduct(
  userId: string,
  gtin: string,
  said: z.output<typeof OwnProduct>,
  { known: stored, kind, now }: Correction,
): FoodRow {
  const { name, brand, basis, servingGrams, category, allergens: saidAllergens, ...nutrients } = said;
  const before = stored?.product ?? typedFacts(gtin);
  const allergens: StoredAllergens | null = saidAllergens
    ? { ...saidAllergens, rest: "none found", basis: "person" }
    : (stored?.allergens ?? null);
  const areAllergensKnown = saidAllergens !== null || before.areAllergensKnown;
  const warnings = findWarnings({
    ...nutrients,
    ...{ gtin, basis },
    isBasisUnclear: false,
    isServingUnclear: false,
    isSeasoning: isSeasoning([name]),
  });
  const formerPortions = stored?.portions ?? [];
  const portions =
    formerPortions[0]?.grams === servingGrams ? formerPortions : servingGrams === null ? [] : [{ label: "1 serving", grams: servingGrams }];
  const { vitamins = null, minerals = null, otherNutrients = null } = stored ?? {};
  const amounts = { vitamins, minerals, otherNutrients };
  return {
    ...NO_FOOD_FACTS,
    ...describeProduct({
      ...nutrients,
      ...withAmounts(amounts),
      ...{ name, category, basis, doubts: warnings, portions },
      kind: kind ?? kindByName(name, basis),
    }),
    id: stored?.id ?? productFoodId(userId, gtin),
    ownerId: userId,
    ...{ name, category, allergens, gtin, ...nutrients },
    ...amounts,
    portions,
    allergyInfo: allergenText({ ...before, allergens }),
    imageUrl: picturePath({ name, category }),
    source: stored?.source ?? null,
    product: { ...before, brand: brand || null, basis, doubts: warnings, areAllergensKnown, isCorrected: before.source !== "own" },
    createdAt: now,
    updatedAt: now,
  };
}
