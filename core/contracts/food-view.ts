import * as z from "zod";
import { REGIONS } from "#core/content/regions/regions.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FOOD_DISPLAYS } from "#core/domain/calm/food-displays.ts";
import { HABITS, MAX_HABITS } from "#core/domain/diary/habits.ts";

/** How one person views food. It changes what is shown, never what is stored or downloaded. */
export const FoodView = z.object({
  foodDisplay: z
    .enum(FOOD_DISPLAYS)
    .nullable()
    .describe("How food is shown; null until the user has chosen, and food is then shown with numbers"),
  habits: z.array(z.enum(HABITS)),
  pausedSince: Instant.nullable().describe(
    "When the user paused logging, so that the app does not mention empty days; null if there is no pause. Logging a food ends the pause",
  ),
  bodyOfferClosed: z.boolean().describe("Whether the user dismissed the suggestion to enter their age and body measurements"),
  region: z
    .enum(REGIONS)
    .nullish()
    .describe(
      "Where the user lives, for helplines and emergency numbers; null until the user has chosen, and the browser's language decides",
    ),
});
export type FoodView = z.input<typeof FoodView>;

/** An absent field stays unchanged. */
export const FoodViewChange = z.object({
  foodDisplay: z.enum(FOOD_DISPLAYS).optional(),
  habits: z
    .array(z.enum(HABITS))
    .max(MAX_HABITS, `Please choose at most ${MAX_HABITS} habits.`)
    .transform((habits) => [...new Set(habits)])
    .optional(),
  isPaused: z.boolean().optional(),
  bodyOfferClosed: z.literal(true).optional(),
  region: z.enum(REGIONS).nullish().describe("Null goes back to the browser's language"),
});
export type FoodViewChange = z.input<typeof FoodViewChange>;

export const updateFoodView = endpoint({
  method: "PUT",
  path: "/api/user/view",
  access: "member",
  summary: "Change how food is shown to the user. Absent fields stay unchanged",
  body: FoodViewChange,
  response: FoodView,
});
