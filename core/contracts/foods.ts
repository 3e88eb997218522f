import * as z from "zod";
import { AllergenLists } from "#core/contracts/fields/allergens.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { ProductFacts } from "#core/contracts/product-facts.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { ALLERGENS } from "#core/domain/allergens/allergens.ts";
import { DIET_PARTS } from "#core/domain/diets/diet-verdicts.ts";
import { AGE_BANDS } from "#core/domain/food-safety/age-bands.ts";
import { PACES } from "#core/domain/food-texts/digestion.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import {
  FOOD_NAME_MAX_LENGTH,
  MAX_KCAL_PER_100_G,
  MAX_MACRO_G_PER_100_G,
  SEARCH_MAX_CHARACTERS,
  SEARCH_MIN_CHARACTERS,
} from "#core/domain/foods/limits.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";

const Amount = z.number().nullable();
const Amounts = z
  .record(z.string(), z.number())
  .describe("Amounts per 100 g by nutrient name, which includes the unit. Unknown amounts are absent");

const Portion = z.object({ label: z.string(), grams: z.number() });

/** The identity of a food and its figures per 100 g: the part that lists of many foods include. */
const FOOD_FIELDS = {
  id: z.uuid(),
  name: z.string(),
  category: z.enum(FOOD_CATEGORIES),
  imageUrl: z.string().nullable(),
  ...mapMainNutrients(() => Amount),
  vitamins: Amounts.nullable(),
  minerals: Amounts.nullable(),
  otherNutrients: Amounts.nullable(),
  portions: z.array(Portion).describe("Portion sizes; the first is the usual serving"),
  allergyInfo: z.string().nullable(),
  allergens: AllergenLists.nullable().describe("Null if nothing is known of them"),
  dietParts: z
    .object({ contains: z.array(z.enum(DIET_PARTS)), mayContain: z.array(z.enum(DIET_PARTS)) })
    .nullable()
    .describe("Ingredients besides allergens that matter for diets; null if they have not been checked"),
  aiProvider: z.enum(AI_PROVIDERS).nullable(),
  source: z.string().nullable(),
  sourceCode: z.string().nullable(),
  rim: z
    .tuple([z.number(), z.number(), z.number()])
    .optional()
    .describe(
      "Percent of the energy from protein, carbs and fat. Only in data embedded in a page for calm mode, where it replaces the figures",
    ),
  product: ProductFacts.optional().describe("Only for a packaged product: its barcode, its source and reasons to check the label"),
  /** Typed in or analyzed for this person, and visible only to them. */
  isOwn: z.boolean(),
};

const CalmTexts = z
  .object({
    healthBenefits: z.string().optional(),
    bodyImpact: z.string().optional(),
    digestionSpeed: z.string().optional(),
    diabeticInfo: z.string().optional(),
  })
  .describe("What calm mode shows instead of the text of the same name: without energy and grams, but with every warning");

const SafetyNote = z.object({
  text: z.string(),
  age: z.enum(AGE_BANDS).optional().describe("Set if the line is only for readers of this age"),
});

/** The texts that our rules generate, several times the size of the figures. */
const TEXTS = {
  healthBenefits: z.string().nullable(),
  bodyImpact: z.string().nullable(),
  digestionSpeed: z.string().nullable(),
  digestionPace: z.enum(PACES).nullable(),
  diabeticInfo: z.string().nullable(),
  calmTexts: CalmTexts.nullable(),
  safety: z.array(SafetyNote).nullable().describe("Lines that stand apart from the other texts: germs and temperatures, limits, alcohol"),
};
const DATES = { createdAt: Instant, updatedAt: Instant };

/** A food with its figures per 100 g and its texts. The texts are contiguous, so that they can be cut out of serialized JSON. */
export const Food = z.object({ ...FOOD_FIELDS, ...TEXTS, ...DATES });
export type Food = z.input<typeof Food>;

/** A food without its texts, as in the diary and in saved meals. */
export const FoodListItem = z.object({ ...FOOD_FIELDS, ...DATES });
export type FoodListItem = z.input<typeof FoodListItem>;

/** About the length of the app's own texts about a food. */
const MAX_TEXT_LENGTH = 800;
/** Invisible control characters, each of which takes six bytes in JSON. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern is meant to match control characters.
const UNSEEN = /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const plainText = () => z.string().transform((text) => text.replace(UNSEEN, "").trim());

const amountField = (label: string, most: number) => {
  const message = `Invalid ${label}`;
  return z.number({ error: message }).min(0, message).max(most, `${message}: per 100 g it is at most ${most}`);
};

/** The figures for a food's energy: a member enters all of them, or none, as in calm mode. */
const ENERGY_LABELS = { calories: "Calories", protein: "Protein", carbs: "Carbs", fat: "Fat" } as const;
const ENERGY_FIELDS = Object.keys(ENERGY_LABELS) as (keyof typeof ENERGY_LABELS)[];

/** A food that a member enters, with figures per 100 g. */
export const NewFood = z
  .object({
    name: plainText().pipe(
      z
        .string()
        .refine(hasVisible(1), "Missing Food Name")
        .max(FOOD_NAME_MAX_LENGTH, `Please keep the name to ${FOOD_NAME_MAX_LENGTH} characters`),
    ),
    calories: amountField(ENERGY_LABELS.calories, MAX_KCAL_PER_100_G).nullable(),
    protein: amountField(ENERGY_LABELS.protein, MAX_MACRO_G_PER_100_G).nullable(),
    carbs: amountField(ENERGY_LABELS.carbs, MAX_MACRO_G_PER_100_G).nullable(),
    fat: amountField(ENERGY_LABELS.fat, MAX_MACRO_G_PER_100_G).nullable(),
    fiber: amountField("Fiber", MAX_MACRO_G_PER_100_G).nullable().default(0),
    category: z.enum(FOOD_CATEGORIES).default("user-entered"),
    healthBenefits: plainText()
      .pipe(z.string().max(MAX_TEXT_LENGTH, `Please keep it to ${MAX_TEXT_LENGTH} characters`))
      .nullish(),
    contains: z
      .array(z.enum(ALLERGENS))
      .max(ALLERGENS.length)
      .nullish()
      .describe("What the user says is in it. An empty list says that none of the nine is; without a list that is unknown"),
    aiProvider: z.enum(AI_PROVIDERS).nullish().describe("The AI provider that estimated the figures, if they come from a scan"),
  })
  .superRefine((food, { addIssue }) => {
    const missing = ENERGY_FIELDS.filter((name) => food[name] === null);
    if (missing.length === ENERGY_FIELDS.length) return;
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
  summary: "Search the catalogue and the user's own foods for the best matches, at most 25",
  query: z.object({ q: Query }),
  response: z.array(Food),
});

export const browseFoods = endpoint({
  method: "GET",
  path: "/api/foods/browse",
  access: "member",
  summary: "List the most popular foods of a category, or of all categories",
  query: z.object({ category: z.enum(FOOD_CATEGORIES).optional() }),
  response: z.array(Food),
});

export const readFood = endpoint({
  method: "GET",
  path: "/api/foods/:id",
  access: "member",
  summary: "Get a food of the catalogue or one of the user's own foods",
  params: z.object({ id: z.uuid() }),
  response: Food,
});

export const SimilarFood = z.object({
  food: Food,
  nutrient: z.string().describe("The nutrient that it has more of, by its field name in a food"),
  label: z.string(),
  timesAsMuch: z.number().describe("How many times as much a usual serving has as a usual serving of the original food"),
});
export type SimilarFood = z.input<typeof SimilarFood>;

export const listSimilarFoods = endpoint({
  method: "GET",
  path: "/api/foods/:id/similar",
  access: "member",
  summary: "List foods of the same kind whose usual serving has more of some nutrient",
  params: z.object({ id: z.uuid() }),
  response: z.array(SimilarFood),
});

export const createFood = endpoint({
  method: "POST",
  path: "/api/foods",
  access: "member",
  summary: "Create a food that only the user can see",
  body: NewFood,
  status: 201,
  response: Food,
});

export const updateFoodAllergens = endpoint({
  method: "PUT",
  path: "/api/foods/:id/allergens",
  access: "member",
  summary: "Say what is in one of the user's own foods. Null takes it back, so that it is unknown again",
  params: z.object({ id: z.uuid() }),
  body: z.object({ contains: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).nullable() }),
  response: Food,
});

export const deleteFood = endpoint({
  method: "DELETE",
  path: "/api/foods/:id",
  access: "member",
  summary: "Delete one of the user's own foods. It is removed from starred foods and saved meals; diary entries stay",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});

export const listStarredFoods = endpoint({
  method: "GET",
  path: "/api/foods/starred",
  access: "member",
  summary: "List one page of the user's starred foods by name. X-Total-Count is the number of all starred foods",
  query: z.object({ offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0) }),
  response: z.array(FoodListItem),
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
  summary: "Unstar a food",
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
  summary: "Analyze a food with AI and save it as one of the user's own foods",
  body: FoodQuestion,
  response: Food,
});
