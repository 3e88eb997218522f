import * as z from "zod";
import { AllergenLists } from "#core/contracts/fields/allergens.ts";
import { Day, TimeZone } from "#core/contracts/fields/calendar.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { Food, FoodListItem } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { HABITS } from "#core/domain/diary/habits.ts";
import { MAX_ENTRIES_A_DAY, MAX_QUANTITY_G, NEWEST_ENTRIES } from "#core/domain/diary/limits.ts";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import { SCORE_LABELS, SCORE_PARTS } from "#core/domain/diary/week-score.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";

const MAX_PORTION_LENGTH = 80;
/** A full day fits on one page; only diaries of version 1.0 have longer days. */
const MAX_LISTED = MAX_ENTRIES_A_DAY;
/** A trend covers 90 days. */
const MAX_DAYS = 92;
const MAX_USUAL = 30;

export const Quantity = z
  .number({ error: "Invalid Quantity" })
  .positive("Invalid Quantity")
  .max(MAX_QUANTITY_G, `Invalid Quantity: at most ${MAX_QUANTITY_G.toLocaleString("en-US")} g`)
  .describe("Amount in grams");

export const PortionWords = z
  .string()
  .trim()
  .max(MAX_PORTION_LENGTH)
  .nullable()
  .describe("The amount in the user's words, such as '2 slices'");

const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give a time as HH:MM.")
  .nullable()
  .describe("The time of the meal as HH:MM, if the user entered one");

/** Refers to figures that the food had when it was logged; a client cannot supply other figures. */
const FoodVersion = z
  .int()
  .nonnegative()
  .describe("Version of the food's nutrition figures that the entry uses; absent for the current figures");

/** A logged food, with the figures that it had when it was logged. */
export const DiaryEntry = z.object({
  id: z.uuid(),
  foodId: z.uuid(),
  foodVersion: FoodVersion.optional(),
  quantity: z.number().describe("Amount in grams"),
  portion: z.string().nullable(),
  mealType: z.enum(MEAL_TYPES),
  customTime: z.string().nullable(),
  loggedAt: Instant,
  createdAt: Instant,
  food: FoodListItem,
});
export type DiaryEntry = z.input<typeof DiaryEntry>;

export const NewEntry = z.object({
  foodId: z.uuid(),
  foodVersion: FoodVersion.optional(),
  quantity: Quantity,
  mealType: z.enum(MEAL_TYPES),
  portion: PortionWords.optional(),
  customTime: ClockTime.optional(),
  loggedAt: Instant.optional().describe("Defaults to now"),
});
export type NewEntry = z.input<typeof NewEntry>;

const EntryChange = z.object({
  quantity: Quantity.optional(),
  mealType: z.enum(MEAL_TYPES).optional(),
  portion: PortionWords.optional(),
  customTime: ClockTime.optional(),
  loggedAt: Instant.optional(),
});

export const listDiary = endpoint({
  method: "GET",
  path: "/api/diary",
  access: "member",
  summary:
    "List the entries of a day in the order they were eaten, with their total number in X-Total-Count. Without a date, lists the newest entries, newest first",
  query: z.object({
    date: Day.optional(),
    tz: TimeZone,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MAX_LISTED)
      .optional()
      .describe(`Defaults to the maximum with a date, and to ${NEWEST_ENTRIES} without one`),
    offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0),
  }),
  response: z.array(DiaryEntry),
});

const ONCE =
  "A repeated request with the same Idempotency-Key is logged only once: it gets the same entries, or 409 entry_removed if some of " +
  "them have been deleted since. Another body under a used key gets 409 key_reused";

export const addEntry = endpoint({
  method: "POST",
  path: "/api/diary",
  access: "member",
  isUserCacheSafe: true,
  summary: `Log a food. A day can have at most ${MAX_ENTRIES_A_DAY} entries. ${ONCE}`,
  body: NewEntry,
  status: 201,
  response: DiaryEntry,
});

export const addEntries = endpoint({
  method: "POST",
  path: "/api/diary/batch",
  access: "member",
  isUserCacheSafe: true,
  summary: `Log several foods at once, either all of them or none. ${ONCE}`,
  body: z.object({ entries: z.array(NewEntry).min(1).max(MAX_ENTRIES_A_DAY) }),
  status: 201,
  response: z.array(DiaryEntry),
});

export const updateEntry = endpoint({
  method: "PUT",
  path: "/api/diary/:id",
  access: "member",
  isUserCacheSafe: true,
  summary: "Change the amount, meal or time of an entry. Absent fields stay unchanged",
  params: z.object({ id: z.uuid() }),
  body: EntryChange,
  response: DiaryEntry,
});

export const deleteEntry = endpoint({
  method: "DELETE",
  path: "/api/diary/:id",
  access: "member",
  isUserCacheSafe: true,
  summary: "Delete a diary entry",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

/** A food that this person has logged, with the amount they logged last. */
export const UsualFood = z.object({
  food: FoodListItem,
  quantity: z.number().describe("Amount in grams"),
  portion: z.string().nullable(),
  times: z.int().describe("Number of times it was logged in the last 90 days"),
  lastLoggedAt: Instant,
});
export type UsualFood = z.input<typeof UsualFood>;

export const listUsualFoods = endpoint({
  method: "GET",
  path: "/api/diary/usual",
  access: "member",
  summary:
    "List the foods that the user usually logs, for one meal or for all: the most recent ones, followed by older ones that were logged often",
  query: z.object({ mealType: z.enum(MEAL_TYPES).optional() }),
  response: z.array(UsualFood).max(MAX_USUAL),
});

export const readBiteFood = endpoint({
  method: "GET",
  path: "/api/diary/bite",
  access: "member",
  summary: "Get the food for the fact of the day on the dashboard: a food eaten on this day, or else recently. Null if there is none",
  query: z.object({ date: Day, tz: TimeZone }),
  response: Food.nullable(),
});

/** A food of the diary that contains a major allergen. */
export const LoggedAllergens = z.object({ foodId: z.uuid(), name: z.string(), allergens: AllergenLists });
export type LoggedAllergens = z.input<typeof LoggedAllergens>;

export const listLoggedAllergens = endpoint({
  method: "GET",
  path: "/api/diary/allergens",
  access: "member",
  summary: "List the foods that the user logged in the last seven days and that contain a major allergen, the latest first",
  response: z.array(LoggedAllergens).max(100),
});

/** The totals of a day. A figure that none of its foods has is absent. */
export const DaySummary = z.object({
  day: Day,
  entries: z.int(),
  /** Keyed by nutrient name; the unit is part of the name or well known: calories, protein, vitaminCMg … */
  totals: z.record(z.string(), z.number()),
  glasses: z.int(),
  meals: z.array(z.enum(MEAL_TYPES)).optional().describe("The meals for which something is logged"),
  groups: z.array(z.enum(FOOD_GROUPS)).optional().describe("The food groups eaten on that day, as counted by the dietary guidelines"),
  habits: z.array(z.enum(HABITS)).optional().describe("The habits that the day fulfills, whether or not the user has chosen them"),
});
export type DaySummary = z.input<typeof DaySummary>;

export const WeekScore = z.object({
  score: z.int().min(0).max(100).nullable().describe("Null while not enough is logged to say, or the calorie goal is far below the need"),
  label: z.enum(SCORE_LABELS).nullable(),
  add: z.string().describe("A suggestion for something to eat that would raise the score"),
  parts: z
    .array(z.object({ part: z.enum(SCORE_PARTS), points: z.number(), of: z.number() }))
    .describe("The points of each part and their maximum. Empty until a day counts"),
  ownDays: z.int().min(0).max(7).describe("How many of the days count: those with at least half of the user's energy need"),
});

export const DaysSummary = z.object({
  days: z.array(DaySummary),
  healthScore: WeekScore.optional().describe("The score of the last seven of these days"),
  variety: z.object({ foods: z.int(), categories: z.array(z.enum(FOOD_CATEGORIES)) }),
});
export type DaysSummary = z.input<typeof DaysSummary>;

export const summarizeDays = endpoint({
  method: "GET",
  path: "/api/diary/days",
  access: "member",
  summary: `Summarize what was eaten and drunk on each of up to ${MAX_DAYS} days, and how varied it was`,
  query: z
    .object({ from: Day, to: Day, tz: TimeZone })
    .refine(
      ({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / DAY_MS < MAX_DAYS,
      `Please ask for 1 to ${MAX_DAYS} days.`,
    ),
  response: DaysSummary,
});

export const IDEMPOTENCY_HEADER = "idempotency-key";
