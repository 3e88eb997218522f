import * as z from "zod";
import { TimeZone } from "#core/contracts/fields/calendar.ts";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import { NUTRIENT_SOURCES } from "#core/domain/foods/food-categories.ts";

/** Who created a list: an AI provider, or the app itself from the catalogue and the person's day. */
const SUGGESTED_BY = ["ai", "catalogue"] as const;

export const Suggestion = z.object({
  name: z.string(),
  healthScore: z.number().min(0).max(10),
  calories: z.number().describe("Energy of the serving in kcal"),
  isHealthy: z.boolean(),
  reason: z.string(),
  alternatives: z.array(z.string()),
  suggestedBy: z.enum(SUGGESTED_BY),
  source: z.enum(NUTRIENT_SOURCES).describe("Source of the calories"),
  grams: z.number().nullable().describe("Serving size in grams; null if unknown"),
  food: Food.nullable().describe("The catalogue food, if the suggestion is a single one; otherwise null"),
  parts: z
    .array(z.object({ food: Food, grams: z.number() }))
    .default([])
    .describe("The foods of a suggestion from the catalogue, with their amounts. The calories are for all of them together"),
  mayContain: z.array(z.enum(ALLERGENS)).describe("Allergens that the user avoids and that the suggestion may contain"),
  unknownAllergens: z
    .array(z.enum(ALLERGENS))
    .default([])
    .describe("Allergens that the user avoids and of which nobody knows whether the suggestion contains them"),
  alternativesMayContain: z
    .array(z.array(z.enum(ALLERGENS)))
    .default([])
    .describe("`mayContain` of each alternative, in the order of `alternatives`"),
});
export type Suggestion = z.input<typeof Suggestion>;

export const SuggestionWish = z.object({
  mealType: z.enum(MEAL_TYPES),
  provider: z.enum(AI_PROVIDERS).optional(),
  tz: TimeZone,
});
export type SuggestionWish = z.input<typeof SuggestionWish>;

export const suggestMeals = endpoint({
  method: "POST",
  path: "/api/suggestions",
  access: "member",
  isUserCacheSafe: true,
  summary: "Suggest meals that fit the user and their day: by AI if a provider with a key is given, otherwise from the catalogue",
  body: SuggestionWish,
  response: z.array(Suggestion),
});
