import * as z from "zod";
import { PRODUCT_WARNINGS } from "#core/domain/products/product-warnings.ts";

const PRODUCT_SOURCES = ["off", "usda", "own"] as const;

/** The data of a packaged product besides the fields of every food. */
export const ProductFacts = z.object({
  gtin: z.string().describe("Barcode as a GTIN with thirteen digits"),
  brand: z.string().nullable(),
  quantity: z.string().nullable().describe("Package size as printed, such as '400 g'"),
  basis: z.enum(["100 g", "100 ml"]).describe("The amount that the figures refer to; 1 ml counts as 1 g"),
  areAllergensKnown: z.boolean().describe("False if the source lists no allergens, which does not mean that there are none"),
  otherAllergens: z
    .array(z.string())
    .describe("Declared allergens that are not among the values of the food's `allergens`, such as 'celery'"),
  otherTraces: z.array(z.string()).describe("Declared traces that are not among the values of the food's `allergens`"),
  doubts: z.array(z.enum(PRODUCT_WARNINGS)).describe("Reasons why the figures may be wrong and the label should be checked"),
  source: z.enum(PRODUCT_SOURCES).describe("Where the data comes from: Open Food Facts (off), USDA, or the user (own)"),
  sourceUrl: z.string().nullable(),
  license: z.string().nullable().describe("License of the data, such as 'ODbL 1.0'; null for data that the user entered"),
  isCorrected: z.boolean().describe("Whether the user corrected the data"),
  modifiedOn: z.string().nullable().describe("Day of the last change at the source"),
  fetchedOn: z.string().nullable().describe("Day on which the data was fetched"),
});
export type ProductFacts = z.input<typeof ProductFacts>;
