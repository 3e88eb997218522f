import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { Question, QuestionFood } from "#core/domain/questions/question.ts";
import { SWAP_WISHES } from "#core/domain/questions/swap-wishes.ts";

const LabLine = z.object({
  name: z.string(),
  amount: z.string(),
  percent: z.number().nullable().describe("Percent of the Daily Value; null if the line has none or the amount is unknown"),
  dailyValue: z.string().nullable().describe("The amount that is 100%; null if the line has no percent"),
  depth: z.int(),
  isCalm: z.boolean().describe("Whether calm mode may show this line"),
});
export type LabLine = z.infer<typeof LabLine>;

const LabeledFood = QuestionFood.extend({
  grams: z.number(),
  calories: z.number().nullable(),
  lines: z.array(LabLine),
  vitamins: z.array(LabLine).describe("The vitamins and minerals, which a label lists below the other lines"),
});
export type LabeledFood = z.infer<typeof LabeledFood>;

export const LabelLab = z.object({
  foods: z.array(LabeledFood),
  /** Questions about the Daily Value and about the claims on a package. */
  questions: z.array(Question),
});
export type LabelLab = z.infer<typeof LabelLab>;

const PortionToGuess = QuestionFood.extend({
  shape: z.enum(["pile", "bowl", "glass", "spread", "slice"]),
  thicknessMm: z.number().optional(),
  gramsPerMl: z.number(),
  measure: z.enum(["cup", "tablespoon", "slice", "ounce"]),
  measureGrams: z.number(),
});
export type PortionToGuess = z.infer<typeof PortionToGuess>;

const SwapFood = QuestionFood.extend({ id: z.string(), grams: z.number().describe("The weight of the serving") });
export type SwapFood = z.infer<typeof SwapFood>;

const SwapNutrient = z.object({ word: z.string(), unit: z.string(), amount: z.number(), isCalm: z.boolean() });

export const Swaps = z.object({
  from: SwapFood.extend({ figures: z.array(SwapNutrient).describe("Amounts in the serving") }),
  others: z.array(
    SwapFood.extend({
      changes: z.array(z.object({ word: z.string(), unit: z.string(), difference: z.number(), isCalm: z.boolean() })),
    }),
  ),
  /** Other foods to start from. */
  starts: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type Swaps = z.infer<typeof Swaps>;

export const readLabelLab = endpoint({
  method: "GET",
  path: "/api/learn/labs/label",
  access: "anyone",
  summary: "Get foods with their nutrition labels, and questions about labels",
  response: LabelLab,
});

export const listPortions = endpoint({
  method: "GET",
  path: "/api/learn/labs/portions",
  access: "anyone",
  summary: "List foods whose portion size is to be guessed, with the data for drawing them",
  response: z.array(PortionToGuess),
});

const WhichSwaps = z.object({
  food: z.uuid().optional(),
  wish: z.enum(SWAP_WISHES).optional().describe("What the foods should have or lack"),
});

export const readSwaps = endpoint({
  method: "GET",
  path: "/api/learn/labs/swaps",
  access: "anyone",
  summary: "Get up to three foods of the same kind that could replace a food, and what would change",
  query: WhichSwaps,
  response: Swaps,
});

export const readOwnSwaps = endpoint({
  method: "GET",
  path: "/api/learn/me/labs/swaps",
  access: "member",
  summary: "Get swaps like those for visitors, without foods that the user must not eat",
  query: WhichSwaps,
  response: Swaps,
});
