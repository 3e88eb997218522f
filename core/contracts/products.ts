import * as z from "zod";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { MAX_QUANTITY_G } from "#core/domain/diary/limits.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { FOOD_NAME_MAX_LENGTH } from "#core/domain/foods/limits.ts";
import { FURTHER_MAIN_NUTRIENTS, MACROS, MAIN_NUTRIENTS, type MainNutrient, mapNutrients } from "#core/domain/nutrients/nutrients.ts";
import { BARCODE_FORMATS } from "#core/domain/products/gtin.ts";
import { BASES, BRAND_MAX_LENGTH } from "#core/domain/products/product.ts";

const Barcode = z.object({
  gtin: z
    .string()
    .max(40)
    .describe("The digits of an EAN-13, EAN-8, UPC-A or UPC-E. A wrong check digit causes the error `barcode_invalid`"),
});
const Format = z.object({
  format: z
    .enum(BARCODE_FORMATS)
    .optional()
    .describe("The barcode format that the scanner detected, because eight digits can be an EAN-8 or a UPC-E"),
});

/** A product in the form in which the diary would log it. */
export const ScannedProduct = z.object({
  food: Food.describe("The product as a food, with its `product` field. Saving it does not change its id"),
  isKept: z.boolean().describe("Whether it is already one of the user's own foods. If not, it must be saved before it can be logged"),
});
export type ScannedProduct = z.input<typeof ScannedProduct>;

const amountField = (nutrient: MainNutrient, label: string = MAIN_NUTRIENTS[nutrient].label) => {
  const message = `Invalid ${label}`;
  const most = MAIN_NUTRIENTS[nutrient].maxPer100G;
  return z.number({ error: message }).min(0, message).max(most, `${message}: per 100 g it is at most ${most}`).nullable();
};
const AllergenList = z.array(z.enum(ALLERGENS)).max(ALLERGENS.length);

/** A person's own version of a product: typed in or corrected. Figures per 100 g or 100 ml; null if unknown. */
export const OwnProduct = z.object({
  name: z
    .string()
    .trim()
    .refine(hasVisible(1), "Please give the product a name.")
    .max(FOOD_NAME_MAX_LENGTH, `Please keep the name to ${FOOD_NAME_MAX_LENGTH} characters.`),
  brand: z.string().trim().max(BRAND_MAX_LENGTH, `Please keep the brand to ${BRAND_MAX_LENGTH} characters.`).nullable().default(null),
  basis: z.enum(BASES).default("100 g"),
  servingGrams: z
    .number({ error: "Please give the serving as a number." })
    .positive("Please give more than 0 g.")
    .max(MAX_QUANTITY_G, `Please give at most ${MAX_QUANTITY_G.toLocaleString("en-US")} g.`)
    .nullable()
    .default(null)
    .describe("Serving size in grams, or in ml if the basis is 100 ml"),
  calories: amountField("calories", "Calories"),
  ...mapNutrients(MACROS, (nutrient) => amountField(nutrient)),
  ...mapNutrients(FURTHER_MAIN_NUTRIENTS, (nutrient) => amountField(nutrient).default(null)),
  sodium: amountField("sodium").default(null).describe("Sodium in mg, which is 400 times the salt in grams"),
  category: z.enum(FOOD_CATEGORIES).default("user-entered"),
  allergens: z
    .object({ contains: AllergenList, mayContain: AllergenList })
    .nullable()
    .default(null)
    .describe("Null keeps the allergens of the source. Empty lists mean that the user checked and there are none"),
});
export type OwnProduct = z.input<typeof OwnProduct>;

export const readProductLookup = endpoint({
  method: "GET",
  path: "/api/products",
  access: "member",
  summary: "Check whether this server looks up barcodes",
  response: z.object({ isOn: z.boolean() }),
});

export const readProduct = endpoint({
  method: "GET",
  path: "/api/products/:gtin",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Get the product with a barcode: the user's own version, or else that of Open Food Facts or USDA",
  params: Barcode,
  query: Format,
  response: ScannedProduct,
});

export const addProduct = endpoint({
  method: "POST",
  path: "/api/products/:gtin/food",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "Save a product as one of the user's own foods, so that it can be logged. Saving it again has no effect",
  params: Barcode,
  query: Format,
  response: Food,
});

export const updateProduct = endpoint({
  method: "PUT",
  path: "/api/products/:gtin/food",
  access: "member",
  summary: "Create or correct the user's own version of a product. Earlier diary entries keep their figures",
  params: Barcode,
  query: Format,
  body: OwnProduct,
  response: Food,
});
