import * as z from "zod";
import { TimeZone } from "#core/contracts/fields/calendar.ts";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { AI_PROVIDERS } from "#core/domain/ai-providers.ts";
import { ALLERGENS } from "#core/domain/allergens/allergen-rule.ts";
import { MEAL_TYPES } from "#core/domain/diary/meal-types.ts";
import { FIGURE_SOURCES } from "#core/domain/foods/food-categories.ts";

/** Who created a list: an AI provider, or the app itself from the catalogue and the person's day. */
export const SUGGESTED_BY = ["ai", "catalogue"] as const;

export const Suggestion = z.object({
  name: z.string(),
  healthScore: z.number().min(0).max(10),
  calories: z.number().describe("Of the serving"),
  isHealthy: z.boolean(),
  reason: z.string(),
  alternatives: z.array(z.string()),
  suggestedBy: z.enum(SUGGESTED_BY),
  source: z.enum(FIGURE_SOURCES).describe("Where the calories come from"),
  grams: z.number().nullable().describe("The serving, where it is known"),
  food: Food.nullable().describe("The food of the catalogue, where it is one"),
  parts: z
    .array(z.object({ food: Food, grams: z.number() }))
    .default([])
    .describe("Of an idea that combines foods: each with its amount; the calories are of all of them"),
  mayContain: z.array(z.enum(ALLERGENS)).describe("Of this person's allergies: what it may contain"),
  alternativesMayContain: z
    .array(z.array(z.enum(ALLERGENS)))
    .default([])
    .describe("The same of each alternative, in their order"),
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
  exemptFromLoadShedding: true,
  keepsUserCache: true,
  summary: "Meals that fit this person and their day: by AI, and without a key by the app itself",
  body: SuggestionWish,
  response: z.array(Suggestion),
});
