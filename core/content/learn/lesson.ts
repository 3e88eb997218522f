import * as z from "zod";
import { FOOD_PICTURES } from "#core/domain/food-pictures/food-picture-names.ts";
import { MAIN_NUTRIENTS, MINERALS, OTHER_NUTRIENTS, VITAMINS } from "#core/domain/nutrients/nutrients.ts";
import { FOOD_RULE_IDS } from "#core/domain/questions/food-rules.ts";
import { FORMULA_IDS } from "#core/domain/questions/formulas.ts";
import { SOURCES } from "./sources.ts";
import { SORT_TABLES, VALUE_TABLES } from "./tables.ts";
import { UNITS } from "./units.ts";

/** Safe to cast in each case: Object.keys returns exactly the keys of a constant. */
const listKeys = <Key extends string>(record: Record<Key, unknown>): [Key, ...Key[]] => Object.keys(record) as [Key, ...Key[]];

const Slug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
/** May contain what is looked up: '{need ironMg 14 female}', '{dv fiber}', '{food Lentils: ironMg}', '{region emergency}'. */
const Text = z.string().min(1).max(420);
const Line = z.string().min(1).max(160);

const QuestionNutrient = z.enum(listKeys({ ...MAIN_NUTRIENTS, ...VITAMINS, ...MINERALS, ...OTHER_NUTRIENTS, addedSugarsG: {} }));

/** The card that teaches the answer, and one sentence of explanation that is shown after every answer. */
const Taught = { card: Slug, why: Line };

/** How a question is generated; its foods, figures and answer are computed when it is asked. */
export const QuestionPlan = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("compare"), nutrient: QuestionNutrient, ...Taught }),
  z.object({ kind: z.literal("rank"), nutrient: QuestionNutrient, ...Taught }),
  z.object({ kind: z.literal("estimate"), nutrient: QuestionNutrient.or(z.literal("weight")), ...Taught }),
  z.object({ kind: z.literal("band"), nutrient: QuestionNutrient, ...Taught }),
  z.object({ kind: z.literal("fill"), nutrient: QuestionNutrient, ...Taught }),
  z.object({ kind: z.literal("calculate"), formula: z.enum(FORMULA_IDS), nutrient: QuestionNutrient.optional(), ...Taught }),
  z.object({ kind: z.literal("odd"), rule: z.enum(FOOD_RULE_IDS), ...Taught }),
  z.object({ kind: z.literal("sort"), rules: z.array(z.enum(FOOD_RULE_IDS)).min(2).max(4), ...Taught }),
  z.object({ kind: z.literal("sort-table"), table: z.enum(listKeys(SORT_TABLES)), ...Taught }),
  z.object({ kind: z.literal("claim"), claim: z.enum(["good-source", "high", "low-sodium"]), nutrient: QuestionNutrient, ...Taught }),
  z.object({ kind: z.literal("step"), table: z.enum(listKeys(VALUE_TABLES)), ...Taught }),
  z.object({
    kind: z.literal("case"),
    card: Slug,
    scene: Text,
    /** Each reply gets a kind answer; none is scored. */
    replies: z
      .array(z.object({ says: Line, answer: Text }))
      .min(2)
      .max(4),
  }),
]);
export type QuestionPlan = z.infer<typeof QuestionPlan>;

/** The interactive element of a card. */
export const Interactive = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("portion"), nutrient: QuestionNutrient, foods: z.array(z.string()).min(1).max(4) }),
  z.object({
    kind: z.literal("reach"),
    nutrient: QuestionNutrient,
    foods: z.array(z.string()).min(3).max(8),
    /** What the title promises, and every food that replaces one of these fits. */
    diet: z.enum(["vegetarian", "vegan"]).optional(),
  }),
  z.object({
    kind: z.literal("side-by-side"),
    nutrients: z.array(QuestionNutrient).min(1).max(4),
    foods: z.array(z.string()).min(2).max(4),
  }),
  z.object({ kind: z.literal("energy-split"), foods: z.array(z.string()).min(2).max(4) }),
  z.object({ kind: z.literal("sort-table"), table: z.enum(listKeys(SORT_TABLES)) }),
  z.object({ kind: z.literal("caffeine-clock"), foods: z.array(z.string()).min(2).max(4) }),
  z.object({ kind: z.literal("guides") }),
  z.object({ kind: z.literal("hunger-note") }),
  z.object({ kind: z.literal("first-sentence"), sentences: z.array(Line).min(3).max(6) }),
]);
export type Interactive = z.infer<typeof Interactive>;

export const LessonCard = z.object({
  id: Slug,
  title: z.string().min(1).max(60),
  /** Shown in calm mode if `title` speaks of calories. */
  calmTitle: z.string().min(1).max(60).optional(),
  text: Text,
  /** Shown in calm mode if `text` has an energy figure or grams of a macronutrient. */
  calmText: Text.optional(),
  sources: z
    .array(z.enum(listKeys(SOURCES)))
    .min(1)
    .max(4),
});
export type LessonCard = z.infer<typeof LessonCard>;

export const Lesson = z
  .object({
    slug: Slug,
    unit: z.enum(listKeys(UNITS)),
    title: z.string().min(1).max(60),
    /** What a reader can do afterward: 'Explain what a calorie measures.' */
    goal: Line,
    /** Shown in calm mode if `goal` speaks of calories; so are the other calm texts. */
    calmGoal: Line.optional(),
    /** The age band to which the lesson is offered first. No lesson is locked. */
    offeredTo: z.enum(["all", "younger", "older"]),
    picture: z.enum(FOOD_PICTURES),
    /** The slug of one of our recipes that puts the lesson into practice. */
    recipe: Slug.optional(),
    /** Every card links to the helplines. */
    showsHelplines: z.literal(true).optional(),
    cards: z.array(LessonCard).min(5).max(7),
    /** Asked as 'True or not?', with either of the first two sentences. `why` adds something that neither of them says. */
    misconception: z.object({ says: Line, calmSays: Line.optional(), truth: Line, calmTruth: Line.optional(), ...Taught }),
    interactive: z.object({ title: z.string().min(1).max(60), text: Line, calmText: Line.optional(), shows: Interactive }),
    /** All are asked after the cards; the first scored one is also asked before them. */
    questions: z.array(QuestionPlan).min(2).max(4),
  })
  .strict();
export type Lesson = z.infer<typeof Lesson>;
