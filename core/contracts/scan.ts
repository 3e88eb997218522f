import * as z from "zod";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { NUTRIENT_SOURCES } from "#core/domain/foods/food-categories.ts";

const Macros = z.object({ protein: z.number(), carbs: z.number(), fat: z.number() });

/** One food on the photo. If it matches a food of the catalogue, its figures are those of the catalogue; otherwise they are estimates. */
export const ScanItem = z.object({
  name: z.string(),
  grams: z.number(),
  food: Food.nullable(),
  per100G: Macros.extend({ calories: z.number() }),
  source: z.enum(NUTRIENT_SOURCES),
  aiProvider: z.enum(AI_PROVIDERS).nullable().describe("The AI provider that estimated the figures; null if they come from the catalogue"),
});
export type ScanItem = z.input<typeof ScanItem>;

export const ScanResult = z.object({
  detectedFoods: z.array(z.string()),
  nutritionalSummary: z.object({ totalCalories: z.number(), macros: Macros }).describe("Totals of all items"),
  analysis: z.string(),
  items: z.array(ScanItem),
});
export type ScanResult = z.input<typeof ScanResult>;

/** The body is a form with `image`, a file, and `provider`. If the query has the provider, its key is checked before the photo is read. */
export const scanFood = endpoint({
  method: "POST",
  path: "/api/foods/scan",
  access: "member",
  exemptFromLoadShedding: true,
  isUserCacheSafe: true,
  summary: "Recognize the foods in a photo of a meal, sent as multipart form data with `image` and `provider`. Nothing is stored",
  query: z.object({ provider: z.enum(AI_PROVIDERS).optional() }),
  response: ScanResult,
});
