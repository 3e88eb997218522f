import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { ProductFacts } from "#core/contracts/product-facts.ts";
import { AI_PROVIDERS } from "#core/domain/ai-providers.ts";
import { ALLERGENS } from "#core/domain/allergens/allergen-rule.ts";
import {
  FOOD_NAME_MAX_LENGTH,
  MAX_KCAL_PER_100_G,
  MAX_MACRO_G_PER_100_G,
  SEARCH_MAX_CHARACTERS,
  SEARCH_MIN_CHARACTERS,
} from "#core/domain/constants.ts";
import { DIET_PARTS } from "#core/domain/diets/diet-verdicts.ts";
import { PACES } from "#core/domain/food-texts/digestion.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";

const Amount = z.number().nullable();
const Amounts = z.record(z.string(), z.number()).describe("Per 100 g; the unit is in the name. Missing at the source: absent");

export const Portion = z.object({ label: z.string(), grams: z.number() });

/** The identity of a food and its figures per 100 g: the part that lists of many foods include. */
const FIGURES = {
  id: z.uuid(),
  name: z.string(),
  category: z.enum(FOOD_CATEGORIES),
  imageUrl: z.string().nullable(),
  calories: Amount,
  protein: Amount,
  carbs: Amount,
  fat: Amount,
  saturatedFat: Amount,
  fiber: Amount,
  sugar: Amount,
  sodium: Amount,
  vitamins: Amounts.nullable(),
  minerals: Amounts.nullable(),
  otherNutrients: Amounts.nullable(),
  portions: z.array(Portion).describe("The first is the usual serving"),
  allergyInfo: z.string().nullable(),
  allergens: z.object({ contains: z.array(z.enum(ALLERGENS)), mayContain: z.array(z.enum(ALLERGENS)) }).nullable(),
  dietParts: z
    .object({ contains: z.array(z.enum(DIET_PARTS)), mayContain: z.array(z.enum(DIET_PARTS)) })
    .nullable()
    .describe("What diets ask for beside the allergens; null where nobody looked"),
  aiProvider: z.enum(AI_PROVIDERS).nullable(),
  source: z.string().nullable(),
  sourceCode: z.string().nullable(),
  rim: z
    .tuple([z.number(), z.number(), z.number()])
    .optional()
    .describe("Only in a page for calm mode, instead of figures: how the energy splits into protein, carbs and fat"),
  product: ProductFacts.optional().describe("Of a packaged product alone: barcode, where it comes from, why to check the label"),
  /** Typed in or analyzed for this person, and visible only to them. */
  isOwn: z.boolean(),
};

/** The texts that our rules generate, several times the size of the figures. */
const TEXTS = {
  healthBenefits: z.string().nullable(),
  bodyImpact: z.string().nullable(),
  digestionSpeed: z.string().nullable(),
  digestionPace: z.enum(PACES).nullable(),
  diabeticInfo: z.string().nullable(),
};
const DATES = { createdAt: Instant, updatedAt: Instant };

/** A food with its figures per 100 g and its texts. The texts are contiguous, so that they can be cut out of serialized JSON. */
export const Food = z.object({ ...FIGURES, ...TEXTS, ...DATES });
export type Food = z.input<typeof Food>;

/** A food without its texts, as in the diary and in saved meals. */
export const FoodWithoutTexts = z.object({ ...FIGURES, ...DATES });
export type FoodWithoutTexts = z.input<typeof FoodWithoutTexts>;

/** About the length of the app's own texts about a food. */
const LONGEST_TEXT = 800;
/** Invisible control characters, each of which takes six bytes in JSON. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match control characters.
const UNSEEN = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const plainText = () => z.string().transform((text) => text.replace(UNSEEN, "").trim());

const figure = (label: string, most: number) => {
  const message = `Invalid ${label}`;
  return z.number({ error: message }).min(0, message).max(most, `${message}: per 100 g it is at most ${most}`);
};

/** The figures for a food's energy: a member enters all of them, or none, as in calm mode. */
const ENERGY_LABELS = { calories: "Calories", protein: "Protein", carbs: "Carbs", fat: "Fat" } as const;
const ENERGY_FIGURES = Object.keys(ENERGY_LABELS) as (keyof typeof ENERGY_LABELS)[];

/** A food that a member enters, with figures per 100 g. */
export const NewFood = z
  .object({
    name: plainText().pipe(
      z
        .string()
        .refine(hasVisible(1), "Missing Food Name")
        .max(FOOD_NAME_MAX_LENGTH, `Please keep the name to ${FOOD_NAME_MAX_LENGTH} characters`),
    ),
    calories: figure(ENERGY_LABELS.calories, MAX_KCAL_PER_100_G).nullable(),
    protein: figure(ENERGY_LABELS.protein, MAX_MACRO_G_PER_100_G).nullable(),
    carbs: figure(ENERGY_LABELS.carbs, MAX_MACRO_G_PER_100_G).nullable(),
    fat: figure(ENERGY_LABELS.fat, MAX_MACRO_G_PER_100_G).nullable(),
    fiber: figure("Fiber", MAX_MACRO_G_PER_100_G).nullable().default(0),
    category: z.enum(FOOD_CATEGORIES).default("user-entered"),
    healthBenefits: plainText()
      .pipe(z.string().max(LONGEST_TEXT, `Please keep it to ${LONGEST_TEXT} characters`))
      .nullish(),
    aiProvider: z.enum(AI_PROVIDERS).nullish().describe("Whose estimate the figures are, where they come from a scan"),
  })
  .superRefine((food, { addIssue }) => {
    const missing = ENERGY_FIGURES.filter((name) => food[name] === null);
    if (missing.length === ENERGY_FIGURES.length) return;
    for (const name of missing) addIssue({ code: "custom", path: [name], message: `Invalid ${ENERGY_LABELS[name]}` });
  });

export type NewFood = z.input<typeof NewFood>;

/** A search accepts any text, but uses only the beginning of a very long one. */
const Query = z
  .string()
  .trim()
  .min(SEARCH_MIN_CHARACTERS, `Please enter at least ${SEARCH_MIN_CHARACTERS} characters to search.`)
  .transform((text) => text.slice(0, SEARCH_MAX_CHARACTERS));

export const searchFoods = endpoint({
  method: "GET",
  path: "/api/foods/search",
  access: "member",
  summary: "The foods that fit best, at most 25: the catalogue's and one's own",
  query: z.object({ q: Query }),
  response: z.array(Food),
});

export const browseFoods = endpoint({
  method: "GET",
  path: "/api/foods/browse",
  access: "member",
  summary: "What people eat most of a category, or of everything",
  query: z.object({ category: z.enum(FOOD_CATEGORIES).optional() }),
  response: z.array(Food),
});

export const readFood = endpoint({
  method: "GET",
  path: "/api/foods/:id",
  access: "member",
  summary: "One food of the catalogue or of one's own",
  params: z.object({ id: z.uuid() }),
  response: Food,
});

export const SimilarFood = z.object({
  food: Food,
  nutrient: z.string().describe("What it adds more of, by its name in the figures"),
  label: z.string(),
  timesAsMuch: z.number().describe("Of a usual serving, compared with the other's"),
});
export type SimilarFood = z.input<typeof SimilarFood>;

export const listSimilarFoods = endpoint({
  method: "GET",
  path: "/api/foods/:id/similar",
  access: "member",
  summary: "Foods of the same kind whose usual serving adds more of something",
  params: z.object({ id: z.uuid() }),
  response: z.array(SimilarFood),
});

export const createFood = endpoint({
  method: "POST",
  path: "/api/foods",
  access: "member",
  summary: "A food of one's own, visible to its owner alone",
  body: NewFood,
  status: 201,
  response: Food,
});

export const deleteFood = endpoint({
  method: "DELETE",
  path: "/api/foods/:id",
  access: "member",
  summary: "Delete a food of one's own. It leaves stars and saved meals; diaries keep what was logged",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

export const listStarredFoods = endpoint({
  method: "GET",
  path: "/api/foods/starred",
  access: "member",
  summary: "The foods this person starred, by name, a page at a time; how many there are is in X-Total-Count",
  query: z.object({ offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0) }),
  response: z.array(FoodWithoutTexts),
});

export const starFood = endpoint({
  method: "PUT",
  path: "/api/foods/:id/star",
  access: "member",
  summary: "Star a food",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

export const unstarFood = endpoint({
  method: "DELETE",
  path: "/api/foods/:id/star",
  access: "member",
  summary: "Take the star off a food",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

export const FoodQuestion = z.object({
  foodName: z
    .string()
    .trim()
    .refine(hasVisible(SEARCH_MIN_CHARACTERS), `Please enter at least ${SEARCH_MIN_CHARACTERS} characters.`)
    .max(FOOD_NAME_MAX_LENGTH, `Please keep the name to ${FOOD_NAME_MAX_LENGTH} characters`),
  provider: z.enum(AI_PROVIDERS),
});
export type FoodQuestion = z.input<typeof FoodQuestion>;

export const analyseFood = endpoint({
  method: "POST",
  path: "/api/foods/info",
  access: "member",
  exemptFromLoadShedding: true,
  summary: "An unknown food, analysed by AI and kept as the asker's own",
  body: FoodQuestion,
  response: Food,
});
