import * as z from "zod";
import { Day, TimeZone } from "#core/contracts/fields/calendar.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { Food, FoodWithoutTexts } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { MAX_ENTRIES_A_DAY, MAX_ENTRIES_AT_ONCE, MAX_QUANTITY_G, NEWEST_ENTRIES } from "#core/domain/constants.ts";
import { HABITS } from "#core/domain/diary/habits.ts";
import { MEAL_TYPES } from "#core/domain/diary/meal-types.ts";
import { SCORE_LABELS, SCORE_PARTS } from "#core/domain/diary/week-score.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";

const LONGEST_PORTION = 80;
/** A full day fits on one page; only diaries of version 1.0 have longer days. */
const MOST_LISTED = MAX_ENTRIES_A_DAY;
/** A trend covers 90 days. */
const MOST_DAYS = 92;
const MOST_USUAL = 30;

export const Quantity = z
  .number({ error: "Invalid Quantity" })
  .positive("Invalid Quantity")
  .max(MAX_QUANTITY_G, `Invalid Quantity: at most ${MAX_QUANTITY_G.toLocaleString("en-US")} g`)
  .describe("Grams");

export const PortionWords = z.string().trim().max(LONGEST_PORTION).nullable().describe("How the person chose the amount: '2 slices'");

const ClockTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give a time as HH:MM.")
  .nullable()
  .describe("When it was eaten, where the person said so: HH:MM");

/** Refers to figures that the food had when it was logged; a client cannot supply other figures. */
const FoodVersion = z.int().nonnegative().describe("The food's figures as an entry was logged with them. Missing means as they are now");

/** A logged food, with the figures that it had when it was logged. */
export const DiaryEntry = z.object({
  id: z.uuid(),
  foodId: z.uuid(),
  foodVersion: FoodVersion.optional(),
  quantity: z.number().describe("Grams"),
  portion: z.string().nullable(),
  mealType: z.enum(MEAL_TYPES),
  customTime: z.string().nullable(),
  loggedAt: Instant,
  createdAt: Instant,
  food: FoodWithoutTexts,
});
export type DiaryEntry = z.input<typeof DiaryEntry>;

export const NewEntry = z.object({
  foodId: z.uuid(),
  foodVersion: FoodVersion.optional(),
  quantity: Quantity,
  mealType: z.enum(MEAL_TYPES),
  portion: PortionWords.optional(),
  customTime: ClockTime.optional(),
  loggedAt: Instant.optional().describe("Missing means now"),
});
export type NewEntry = z.input<typeof NewEntry>;

export const EntryChange = z.object({
  quantity: Quantity.optional(),
  mealType: z.enum(MEAL_TYPES).optional(),
  portion: PortionWords.optional(),
  customTime: ClockTime.optional(),
  loggedAt: Instant.optional(),
});
export type EntryChange = z.input<typeof EntryChange>;

export const listDiary = endpoint({
  method: "GET",
  path: "/api/diary",
  access: "member",
  summary: "A day's entries in the order they were eaten, how many there are in X-Total-Count; without a date the newest, newest first",
  query: z.object({
    date: Day.optional(),
    tz: TimeZone,
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .max(MOST_LISTED)
      .optional()
      .describe(`Missing means a whole day, or without a date the newest ${NEWEST_ENTRIES}`),
    offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0),
  }),
  response: z.array(DiaryEntry),
});

export const addEntry = endpoint({
  method: "POST",
  path: "/api/diary",
  access: "member",
  keepsUserCache: true,
  summary: `Log a food, at most ${MAX_ENTRIES_A_DAY} a day. The same Idempotency-Key logs once`,
  body: NewEntry,
  status: 201,
  response: DiaryEntry,
});

export const addEntries = endpoint({
  method: "POST",
  path: "/api/diary/batch",
  access: "member",
  keepsUserCache: true,
  summary: "Log several foods in one go: all of them or none. The same Idempotency-Key logs once",
  body: z.object({ entries: z.array(NewEntry).min(1).max(MAX_ENTRIES_AT_ONCE) }),
  status: 201,
  response: z.array(DiaryEntry),
});

export const updateEntry = endpoint({
  method: "PUT",
  path: "/api/diary/:id",
  access: "member",
  keepsUserCache: true,
  summary: "Change amount, meal or time; what is absent stays",
  params: z.object({ id: z.uuid() }),
  body: EntryChange,
  response: DiaryEntry,
});

export const deleteEntry = endpoint({
  method: "DELETE",
  path: "/api/diary/:id",
  access: "member",
  keepsUserCache: true,
  summary: "Take an entry out of the diary",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

/** A food that this person has logged, with the amount they logged last. */
export const UsualFood = z.object({
  food: FoodWithoutTexts,
  quantity: z.number().describe("Grams"),
  portion: z.string().nullable(),
  times: z.int().describe("How often in the last 90 days"),
  lastLoggedAt: Instant,
});
export type UsualFood = z.input<typeof UsualFood>;

export const listUsualFoods = endpoint({
  method: "GET",
  path: "/api/diary/usual",
  access: "member",
  summary: "What this person logs, of one meal or of all, the most recent first",
  query: z.object({ mealType: z.enum(MEAL_TYPES).optional() }),
  response: z.array(UsualFood).max(MOST_USUAL),
});

export const readBiteFood = endpoint({
  method: "GET",
  path: "/api/diary/bite",
  access: "member",
  summary: "The food that the bite of the day is about, with its texts: eaten on this day, or else recently; null if there is none",
  query: z.object({ date: Day, tz: TimeZone }),
  response: Food.nullable(),
});

/** The totals of a day. A figure that none of its foods has is absent. */
export const DaySummary = z.object({
  day: Day,
  entries: z.int(),
  /** Keyed by nutrient name; the unit is part of the name or well known: calories, protein, vitaminCMg … */
  totals: z.record(z.string(), z.number()),
  glasses: z.int(),
  meals: z.array(z.enum(MEAL_TYPES)).optional().describe("Of which something is logged"),
  groups: z.array(z.enum(FOOD_GROUPS)).optional().describe("The food groups that the day brought, as the dietary guidelines count them"),
  habits: z.array(z.enum(HABITS)).optional().describe("Which of the habits to choose from the day has"),
});
export type DaySummary = z.input<typeof DaySummary>;

export const WeekScore = z.object({
  score: z.int().min(0).max(100),
  label: z.enum(SCORE_LABELS),
  add: z.string().describe("One thing that would add to the week"),
  parts: z
    .array(z.object({ part: z.enum(SCORE_PARTS), points: z.number(), of: z.number() }))
    .describe("Empty until three of the seven days are logged"),
});

export const DaysSummary = z.object({
  days: z.array(DaySummary),
  healthScore: WeekScore.optional().describe("Of the last seven of these days"),
  variety: z.object({ foods: z.int(), categories: z.array(z.enum(FOOD_CATEGORIES)) }),
});
export type DaysSummary = z.input<typeof DaysSummary>;

export const summarizeDays = endpoint({
  method: "GET",
  path: "/api/diary/days",
  access: "member",
  summary: `Day by day what was eaten and drunk, at most ${MOST_DAYS} days, and how varied it was`,
  query: z
    .object({ from: Day, to: Day, tz: TimeZone })
    .refine(
      ({ from, to }) => from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < MOST_DAYS,
      `Please ask for 1 to ${MOST_DAYS} days.`,
    ),
  response: DaysSummary,
});

export const IDEMPOTENCY_HEADER = "idempotency-key";
