import * as z from "zod";
import { DOUBTS } from "#core/domain/products/doubts.ts";

export const PRODUCT_SOURCES = ["off", "usda", "own"] as const;
export type ProductSource = (typeof PRODUCT_SOURCES)[number];

/** The data of a packaged product besides the fields of every food. */
export const ProductFacts = z.object({
  gtin: z.string().describe("Thirteen digits"),
  brand: z.string().nullable(),
  quantity: z.string().nullable().describe("As the package says it: '400 g'"),
  basis: z.enum(["100 g", "100 ml"]).describe("What the figures are for; 1 ml counts as 1 g"),
  areAllergensKnown: z.boolean().describe("False: the source does not say what is in it, which is not the same as nothing"),
  otherAllergens: z.array(z.string()).describe("Allergens that are given and not on our list, as words: 'celery'"),
  otherTraces: z.array(z.string()),
  doubts: z.array(z.enum(DOUBTS)).describe("Why to check the label"),
  source: z.enum(PRODUCT_SOURCES).describe("own: typed in by this person"),
  sourceUrl: z.string().nullable(),
  license: z.string().nullable().describe("'ODbL 1.0'; null for what the person typed in"),
  isCorrected: z.boolean().describe("This person changed something of it"),
  modifiedOn: z.string().nullable().describe("The day of its last change at the source"),
  fetchedOn: z.string().nullable().describe("The day it came here"),
});
export type ProductFacts = z.input<typeof ProductFacts>;
