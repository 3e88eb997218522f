import type * as z from "zod";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import type { OwnProduct } from "#core/contracts/products.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { pictureFor } from "#core/domain/food-pictures/food-pictures.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { describeProduct, isEnergyDrink } from "#core/domain/products/describe-product.ts";
import { findDoubts } from "#core/domain/products/find-doubts.ts";
import { printedGtin } from "#core/domain/products/gtin.ts";
import { type Basis, SOURCE_NAMES } from "#core/domain/products/product.ts";
import { allergenText } from "#core/domain/products/product-allergens.ts";
import { isSeasoning } from "#core/domain/products/product-groups.ts";
import { type ProductKind, readProductKind } from "#core/domain/products/product-kind.ts";
import { portionsByTheCan, portionsOf } from "#core/domain/products/read-measure.ts";
import { productFoodId } from "#server/catalogue/product-food-id.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { ProductRow } from "#server/db/tables/products.ts";

const NOTHING_KNOWN = {
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

const pictureOf = (food: Pick<FoodRow, "name" | "category">): string => `/food-art/${pictureFor(food)}.svg`;
const dayOf = (moment: Date | null): string | null => moment?.toISOString().slice(0, 10) ?? null;

const addressOf = ({ source, gtin }: Pick<ProductRow, "source" | "gtin">): string =>
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
  const portions = isEnergyDrink(toDescribe) ? portionsByTheCan(product) : portionsOf(product);
  const { brand, quantity, basis, areAllergensKnown, otherAllergens, otherTraces, doubts, license } = product;
  return {
    ...NOTHING_KNOWN,
    ...describeProduct({ ...toDescribe, portions }),
    id: productFoodId(userId, gtin),
    ownerId: userId,
    ...{ name, category, allergens, gtin },
    ...mapMainNutrients((nutrient) => product[nutrient]),
    ...{ vitamins, minerals, otherNutrients },
    portions,
    allergyInfo: allergenText(product),
    imageUrl: pictureOf(product),
    source: SOURCE_NAMES[source],
    product: {
      ...{ gtin, brand, quantity, basis, areAllergensKnown, otherAllergens, otherTraces, doubts, source, license },
      sourceUrl: addressOf(product),
      isCorrected: false,
      modifiedOn: dayOf(product.modifiedAt),
      fetchedOn: dayOf(fetchedAt),
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
export function correctProduct(userId: string, gtin: string, said: z.output<typeof OwnProduct>, { known, kind, now }: Correction): FoodRow {
  const { name, brand, basis, servingGrams, category, allergens: saidAllergens, ...figures } = said;
  const before = known?.product ?? typedFacts(gtin);
  const allergens: StoredAllergens | null = saidAllergens
    ? { ...saidAllergens, rest: "none found", basis: "person" }
    : (known?.allergens ?? null);
  const areAllergensKnown = saidAllergens !== null || before.areAllergensKnown;
  const doubts = findDoubts({
    ...figures,
    ...{ gtin, basis },
    isBasisUnclear: false,
    isServingUnclear: false,
    isSeasoning: isSeasoning([name]),
  });
  const formerPortions = known?.portions ?? [];
  const portions =
    formerPortions[0]?.grams === servingGrams ? formerPortions : servingGrams === null ? [] : [{ label: "1 serving", grams: servingGrams }];
  const { vitamins = null, minerals = null, otherNutrients = null } = known ?? {};
  const amounts = { vitamins, minerals, otherNutrients };
  return {
    ...NOTHING_KNOWN,
    ...describeProduct({
      ...figures,
      ...withAmounts(amounts),
      ...{ name, category, basis, doubts, portions },
      kind: kind ?? kindByName(name, basis),
    }),
    id: known?.id ?? productFoodId(userId, gtin),
    ownerId: userId,
    ...{ name, category, allergens, gtin, ...figures },
    ...amounts,
    portions,
    allergyInfo: allergenText({ ...before, allergens }),
    imageUrl: pictureOf({ name, category }),
    source: known?.source ?? null,
    product: { ...before, brand: brand || null, basis, doubts, areAllergensKnown, isCorrected: before.source !== "own" },
    createdAt: now,
    updatedAt: now,
  };
}
