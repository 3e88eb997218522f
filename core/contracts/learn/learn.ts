import * as z from "zod";
import { TimeZone } from "#core/contracts/fields/calendar.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FOOD_PICTURES } from "#core/domain/food-pictures/food-picture-names.ts";
import { Question, QuestionFood } from "#core/domain/questions/question.ts";

export const MOST_ANSWERS_AT_ONCE = 20;

const LessonName = z.object({
  slug: z.string(),
  title: z.string(),
  goal: z.string(),
  picture: z.enum(FOOD_PICTURES),
  offeredTo: z.enum(["all", "younger", "older"]),
});
export type LessonName = z.infer<typeof LessonName>;

export const LearnUnit = z.object({
  id: z.string(),
  title: z.string(),
  picture: z.enum(FOOD_PICTURES),
  lessons: z.array(LessonName),
});
export type LearnUnit = z.infer<typeof LearnUnit>;

const ShownSource = z.object({ title: z.string(), year: z.int() });
export type ShownSource = z.infer<typeof ShownSource>;

const ShownCard = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  calmText: z.string().optional(),
  sources: z.array(ShownSource),
});
export type ShownCard = z.infer<typeof ShownCard>;

/** A food in an interactive element, with the amounts in one usual serving in the order of the nutrients. */
const MovableFood = QuestionFood.extend({ grams: z.number(), amounts: z.array(z.number().nullable()) });
export type MovableFood = z.infer<typeof MovableFood>;

const ShownNutrient = z.object({
  word: z.string(),
  unit: z.string(),
  /** A day's need at age 15, or the label's value; absent if there is neither. */
  need: z.number().optional(),
  isCalm: z.boolean().describe("Whether calm mode may show its figures"),
});
export type ShownNutrient = z.infer<typeof ShownNutrient>;

const ShownInteractive = z.object({
  kind: z.enum([
    "portion",
    "reach",
    "side-by-side",
    "energy-split",
    "sort-table",
    "caffeine-clock",
    "guides",
    "hunger-note",
    "first-sentence",
  ]),
  title: z.string(),
  text: z.string(),
  nutrients: z.array(ShownNutrient),
  foods: z.array(MovableFood),
  table: z.object({ bins: z.array(z.string()), items: z.array(z.object({ text: z.string(), bin: z.int() })) }).optional(),
  guides: z
    .array(
      z.object({
        name: z.string(),
        year: z.int(),
        shape: z.enum(["plate", "pyramid"]),
        parts: z.array(z.object({ name: z.string(), sharePercent: z.number().optional() })),
        drink: z.string(),
        source: z.string(),
      }),
    )
    .optional(),
  sentences: z.array(z.string()).optional(),
});
export type ShownInteractive = z.infer<typeof ShownInteractive>;

export const ShownLesson = LessonName.extend({
  unit: z.object({ id: z.string(), title: z.string() }),
  cards: z.array(ShownCard),
  misconception: z.object({ says: z.string(), truth: z.string() }),
  interactive: ShownInteractive,
  showsHelplines: z.boolean().optional(),
  recipe: z.object({ slug: z.string(), name: z.string(), imageUrl: z.string() }).optional(),
  next: z.object({ slug: z.string(), title: z.string() }).optional(),
});
export type ShownLesson = z.infer<typeof ShownLesson>;

const AskedQuestion = z.object({ fact: z.string(), lesson: z.string(), lessonTitle: z.string(), question: Question });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

const LessonQuestions = z.object({
  before: z.array(AskedQuestion),
  after: z.array(AskedQuestion),
  /** The person's own foods for the interactive element; empty for visitors. */
  ownFoods: z.array(MovableFood),
});
export type LessonQuestions = z.infer<typeof LessonQuestions>;

const LessonSlug = z.object({ lesson: z.string().max(40) });

export const LEARN_PHASES = ["before", "after", "review"] as const;

export const NewAnswer = z.object({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .describe("Made by the device: the same answer, sent again, counts once"),
  fact: z.string().max(120),
  phase: z.enum(LEARN_PHASES),
  isRight: z.boolean(),
  answeredAt: Instant,
});
export type NewAnswer = z.input<typeof NewAnswer>;

const LessonProgress = z.object({
  slug: z.string(),
  seeds: z.int().min(0).max(3),
  known: z.int(),
  facts: z.int(),
  before: z.object({ right: z.int(), asked: z.int() }),
  after: z.object({ right: z.int(), asked: z.int() }),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

export const LearnProgress = z.object({
  knownFacts: z.int(),
  allFacts: z.int(),
  dueToday: z.int(),
  answeredToday: z.int(),
  lessons: z.array(LessonProgress),
  /** When the next facts are due for review, the soonest first. */
  comingBack: z.array(z.object({ lesson: z.string(), title: z.string(), dueAt: Instant })),
});
export type LearnProgress = z.input<typeof LearnProgress>;

export const RecordedAnswers = LearnProgress.extend({
  askedAgain: z
    .array(z.object({ fact: z.string(), dueAt: Instant }))
    .default([])
    .describe("When these facts come back; what was answered before a lesson does not"),
});
export type RecordedAnswers = z.input<typeof RecordedAnswers>;

export const Review = z.object({
  /** The first three are today's questions; the others are for extra practice and for days without a network. */
  questions: z.array(AskedQuestion),
});
export type Review = z.infer<typeof Review>;

export const LessonCounts = z.object({
  slug: z.string(),
  title: z.string(),
  people: z.int(),
  beforeRightPercent: z.int().nullable(),
  afterRightPercent: z.int().nullable(),
});
export type LessonCounts = z.infer<typeof LessonCounts>;

export const listUnits = endpoint({
  method: "GET",
  path: "/api/learn",
  access: "anyone",
  summary: "The units and their lessons",
  response: z.array(LearnUnit),
});

export const readLesson = endpoint({
  method: "GET",
  path: "/api/learn/lessons/:lesson",
  access: "anyone",
  summary: "A lesson with its figures looked up",
  params: LessonSlug,
  response: ShownLesson,
});

export const readLessonQuestions = endpoint({
  method: "GET",
  path: "/api/learn/lessons/:lesson/questions",
  access: "anyone",
  summary: "The lesson's questions about common foods, for visitors",
  params: LessonSlug,
  response: LessonQuestions,
});

export const readOwnLessonQuestions = endpoint({
  method: "GET",
  path: "/api/learn/me/lessons/:lesson/questions",
  access: "member",
  summary: "The lesson's questions about foods that this person logged, else common ones",
  params: LessonSlug,
  response: LessonQuestions,
});

export const readProgress = endpoint({
  method: "GET",
  path: "/api/learn/me",
  access: "member",
  summary: "What this person knows, and what comes back when",
  query: z.object({ tz: TimeZone }),
  response: LearnProgress,
});

export const readReview = endpoint({
  method: "GET",
  path: "/api/learn/me/review",
  access: "member",
  summary: "Today's three questions, and those after them",
  query: z.object({ tz: TimeZone }),
  response: Review,
});

export const recordAnswers = endpoint({
  method: "POST",
  path: "/api/learn/me/answers",
  access: "member",
  keepsUserCache: true,
  summary: "Record answers, each once and in the order they were given",
  query: z.object({ tz: TimeZone }),
  body: z.object({ answers: z.array(NewAnswer).min(1).max(MOST_ANSWERS_AT_ONCE) }),
  response: RecordedAnswers,
});

export const readLearnCounts = endpoint({
  method: "GET",
  path: "/api/admin/learn",
  access: "admin",
  summary: "Answers by lesson, over at least five people",
  response: z.array(LessonCounts),
});
