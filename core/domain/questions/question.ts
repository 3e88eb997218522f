import * as z from "zod";
import { FOOD_PICTURES } from "#core/domain/food-pictures/food-picture-names.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";

const QUESTION_KINDS = ["compare", "rank", "estimate", "calculate", "band", "sort", "odd", "fill", "claim", "step", "case"] as const;

/** A food as a question shows it; the rim is the share of energy from each macronutrient, in percent. */
export const QuestionFood = z.object({
  name: z.string(),
  serving: z.string(),
  picture: z.enum(FOOD_PICTURES),
  category: z.enum(FOOD_CATEGORIES),
  rim: z.object({ protein: z.number(), carbs: z.number(), fat: z.number() }),
});
export type QuestionFood = z.infer<typeof QuestionFood>;

/** 'Lentils, ½ cup: 3 mg', shown as a bar after the answer. */
export const LabeledAmount = z.object({ label: z.string(), amount: z.number(), unit: z.string() });
export type LabeledAmount = z.infer<typeof LabeledAmount>;

const Common = {
  kind: z.enum(QUESTION_KINDS),
  ask: z.string(),
  /** The foods that the question is about, apart from its options. */
  foods: z.array(QuestionFood),
  /** The values shown before the answer, such as the inputs of a calculation. */
  given: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Shown together with the answer. */
  figures: z.array(LabeledAmount),
  why: z.string(),
  source: z.string(),
};

const Option = z.object({ text: z.string(), food: QuestionFood.optional() });

export const Question = z.discriminatedUnion("form", [
  z.object({ form: z.literal("choice"), ...Common, options: z.array(Option).min(2), answer: z.int().min(0) }),
  /** `answer` holds the option indexes in the right order. */
  z.object({ form: z.literal("order"), ...Common, options: z.array(Option).min(3), answer: z.array(z.int().min(0)) }),
  z.object({ form: z.literal("number"), ...Common, unit: z.string(), answer: z.number(), tolerance: z.number().min(0) }),
  z.object({
    form: z.literal("slider"),
    ...Common,
    unit: z.string(),
    answer: z.number(),
    tolerance: z.number().min(0),
    max: z.number().positive(),
    step: z.number().positive(),
  }),
  /** `answer` holds the bin index of each option. */
  z.object({
    form: z.literal("sort"),
    ...Common,
    bins: z.array(z.string()).min(2),
    options: z.array(Option).min(3),
    answer: z.array(z.int().min(0)),
  }),
  /** Any portions whose sum is between `need` and `most` are right; `amounts` holds the amount in one portion of each option. */
  z.object({
    form: z.literal("fill"),
    ...Common,
    unit: z.string(),
    need: z.number(),
    most: z.number(),
    options: z.array(Option).min(3),
    amounts: z.array(z.number()),
  }),
  z.object({ form: z.literal("case"), ...Common, replies: z.array(z.object({ says: z.string(), answer: z.string() })).min(2) }),
]);
export type Question = z.infer<typeof Question>;
export type QuestionOf<Form extends Question["form"]> = Extract<Question, { form: Form }>;
