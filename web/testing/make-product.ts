import type { Food } from "#core/contracts/foods.ts";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import type { ScannedProduct } from "#core/contracts/products.ts";
import { makeFood } from "./make-food.ts";

/** An oat drink as Open Food Facts describes it, per 100 ml. */
export function makeProduct(facts: Partial<ProductFacts> = {}, food: Partial<Food> = {}): ScannedProduct {
  const product: ProductFacts = {
    gtin: "3017620422003",
    brand: "Example Brand",
    quantity: "1 liter",
    basis: "100 ml",
    areAllergensKnown: true,
    otherAllergens: [],
    otherTraces: [],
    doubts: [],
    source: "off",
    sourceUrl: "https://world.openfoodfacts.org/product/3017620422003",
    license: "ODbL 1.0",
    isCorrected: false,
    modifiedOn: "2024-09-01",
    fetchedOn: "2025-11-13",
    ...facts,
  };
  return {
    isKept: false,
    food: makeFood({
      name: "Oat drink",
      category: "grain",
      calories: 46,
      protein: 1,
      carbs: 6.7,
      fat: 1.5,
      sugar: 4,
      fiber: null,
      sodium: 40,
      portions: [{ label: "1 cup (240 ml)", grams: 240 }],
      bodyImpact: null,
      source: "Open Food Facts",
      isOwn: false,
      allergens: { contains: [], mayContain: ["milk"] },
      allergyInfo: "May contain milk.",
      product,
      ...food,
    }),
  };
}
