import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FOOD_DISPLAYS } from "#core/domain/calm/food-displays.ts";
import { HABITS, MOST_HABITS } from "#core/domain/diary/habits.ts";

/** How one person views food. It changes what is shown, never what is stored or downloaded. */
export const FoodView = z.object({
  foodDisplay: z.enum(FOOD_DISPLAYS).nullable().describe("Null until it was chosen: groups and numbers"),
  habits: z.array(z.enum(HABITS)),
  pausedSince: Instant.nullable().describe("Since when no empty day is spoken of; logging ends it"),
  bodyOfferClosed: z.boolean().describe("Whether the offer to fill in age and body was closed"),
});
export type FoodView = z.input<typeof FoodView>;

/** An absent field stays unchanged. */
export const FoodViewChange = z.object({
  foodDisplay: z.enum(FOOD_DISPLAYS).optional(),
  habits: z
    .array(z.enum(HABITS))
    .max(MOST_HABITS, `Please choose at most ${MOST_HABITS} habits.`)
    .transform((habits) => [...new Set(habits)])
    .optional(),
  isPaused: z.boolean().optional(),
  bodyOfferClosed: z.literal(true).optional(),
});
export type FoodViewChange = z.input<typeof FoodViewChange>;

export const updateFoodView = endpoint({
  method: "PUT",
  path: "/api/user/view",
  access: "member",
  summary: "Change how this person sees food; what is absent stays",
  body: FoodViewChange,
  response: FoodView,
});
