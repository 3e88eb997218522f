import * as z from "zod";
import { REGIONS } from "#core/content/regions/regions.ts";
import { AllergenLists } from "#core/contracts/fields/allergens.ts";
import { Day } from "#core/contracts/fields/calendar.ts";
import { InstantText } from "#core/contracts/fields/instant.ts";
import { LEARN_PHASES } from "#core/contracts/learn/learn.ts";
import { PreferenceLines } from "#core/contracts/preferences.ts";
import { ProductFacts } from "#core/contracts/product-facts.ts";
import { NewOwnRecipe } from "#core/contracts/recipes/own-recipes.ts";
import { NAME_MAX_LENGTH } from "#core/domain/accounts/limits.ts";
import { AI_PROVIDERS } from "#core/domain/ai/ai-providers.ts";
import { FOOD_DISPLAYS } from "#core/domain/calm/food-displays.ts";
import { HABITS, MAX_HABITS } from "#core/domain/diary/habits.ts";
import { MAX_QUANTITY_G, SAVED_MEAL_NAME_MAX_LENGTH, WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/diary/limits.ts";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import { DIET_PARTS } from "#core/domain/diets/diet-verdicts.ts";
import { AGE_BANDS } from "#core/domain/food-safety/age-bands.ts";
import { PACES } from "#core/domain/food-texts/digestion.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { FOOD_NAME_MAX_LENGTH, MAX_NUTRIENT_AMOUNT } from "#core/domain/foods/limits.ts";
import { PROFILE_BOUNDS } from "#core/domain/needs/profile-bounds.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "#core/domain/needs/profile-choices.ts";
import { mapMainNutrients } from "#core/domain/nutrients/nutrients.ts";
import { toGtin } from "#core/domain/products/gtin.ts";
import { PRODUCT_WARNINGS } from "#core/domain/products/product-warnings.ts";
import { SCORED_FACTS } from "#core/domain/questions/facts.ts";
import { MAX_STORED_ANSWERS } from "#core/domain/questions/limits.ts";
import { MAX_RECIPE_SERVINGS } from "#core/domain/recipes/limits.ts";
import { LINE_CERTAINTIES, MAX_RECIPE_GRAMS, MIN_RECIPE_GRAMS } from "#core/domain/recipes/own-recipe.ts";

export const EXPORT_FORMAT = "bitebright-export";
export const EXPORT_VERSION = 1;

const MAX_TEXT_LENGTH = 10_000;
/** As many as the app keeps of one person. */
const MAX_ANSWERS = SCORED_FACTS.length * LEARN_PHASES.length * (1 + MAX_STORED_ANSWERS);
const MAX_NUTRIENTS = 100;
/** Beyond what any scheduler calculates, and well within the columns. */
const MAX_STABILITY_DAYS = 100_000;
const MAX_DIFFICULTY = 10;
const MAX_COUNT = 1_000_000;

const Count = z.int().min(0).max(MAX_COUNT);
const Text = z.string().max(MAX_TEXT_LENGTH);
const Line = z.string().max(400);
const Amount = z.number().min(0).max(MAX_NUTRIENT_AMOUNT).nullable();
const Amounts = z
  .record(z.string().max(60), z.number().min(0).max(MAX_NUTRIENT_AMOUNT))
  .refine((amounts) => Object.keys(amounts).length <= MAX_NUTRIENTS)
  .nullable()
  .describe("Amounts per 100 g by nutrient name, which includes the unit");
/** Only our own drawings are accepted, because every page that shows the food would load an address of another site. */
const Picture = z
  .string()
  .max(200)
  .regex(/^\/food-art\/[\w-]+\.svg$/)
  .nullable();

const FOOD_FIELDS = {
  name: z.string().min(1).max(300),
  ...mapMainNutrients(() => Amount),
  calories: Amount.describe("Energy in kcal. This and all other figures are per 100 g"),
  sodium: Amount.describe("Sodium in mg"),
  vitamins: Amounts,
  minerals: Amounts,
  otherNutrients: Amounts.optional(),
};

const parts = <T extends readonly [string, ...string[]]>(values: T) =>
  z.object({ contains: z.array(z.enum(values)), mayContain: z.array(z.enum(values)) }).nullable();

const Gtin = z
  .string()
  .regex(/^\d{13}$/)
  .refine((gtin) => toGtin(gtin) === gtin);
const Words = z.array(z.string().max(120)).max(100);

/** Addresses become links, so only those of the two sources are accepted. */
const ExportedProduct = ProductFacts.extend({
  gtin: Gtin,
  brand: Line.nullable(),
  quantity: Line.nullable(),
  otherAllergens: Words,
  otherTraces: Words,
  doubts: ProductFacts.shape.doubts.max(PRODUCT_WARNINGS.length),
  sourceUrl: z
    .string()
    .regex(/^https:\/\/(?:world\.openfoodfacts\.org\/product\/\d{8,13}|fdc\.nal\.usda\.gov\/)$/)
    .nullable(),
  license: z.string().max(60).nullable(),
  modifiedOn: Day.nullable(),
  fetchedOn: Day.nullable(),
});

const MAX_SAFETY_NOTES = 10;

const ExportedFood = z.object({
  ...FOOD_FIELDS,
  id: z.uuid(),
  name: z.string().min(1).max(FOOD_NAME_MAX_LENGTH),
  portions: z
    .array(z.object({ label: Line, grams: z.number().min(MIN_RECIPE_GRAMS).max(100_000) }))
    .max(50)
    .nullable(),
  healthBenefits: Text.nullable(),
  bodyImpact: Text.nullable(),
  digestionSpeed: Text.nullable(),
  digestionPace: z.enum(PACES).nullable(),
  diabeticInfo: Text.nullable(),
  calmTexts: z
    .object({ healthBenefits: Text, bodyImpact: Text, digestionSpeed: Text, diabeticInfo: Text })
    .partial()
    .nullish()
    .describe("What calm mode shows instead of the text of the same name"),
  safety: z
    .array(z.object({ text: Text, age: z.enum(AGE_BANDS).optional() }))
    .max(MAX_SAFETY_NOTES)
    .nullish(),
  allergyInfo: Text.nullable(),
  allergens: AllergenLists.nullable(),
  dietParts: parts(DIET_PARTS),
  imageUrl: Picture,
  category: z.enum(FOOD_CATEGORIES),
  aiProvider: z.enum(AI_PROVIDERS).nullable(),
  source: Line.nullable(),
  gtin: Gtin.nullish().describe("The barcode of a packaged product, in thirteen digits"),
  product: ExportedProduct.nullish(),
});

const Servings = {
  foodId: z.uuid(),
  quantity: z.number().positive().max(MAX_QUANTITY_G).describe("Amount in grams"),
  portion: Line.nullable(),
};

const ExportedEntry = z.object({
  ...Servings,
  id: z.uuid(),
  mealType: z.enum(MEAL_TYPES),
  customTime: z
    .string()
    .regex(/^\d{2}:\d{2}$/)
    .nullable(),
  loggedAt: InstantText,
  nutrition: z.object(FOOD_FIELDS).describe("The food's name and its figures per 100 g at the time it was logged"),
});

const bounded = ({ from, to, isWhole }: { from: number; to: number; isWhole: boolean }) =>
  (isWhole ? z.int() : z.number()).min(from).max(to).nullable();

/**
 * The file that 'Download my data' creates. Unlisted fields may be added or removed at any time; they are ignored when the file is read.
 */
export const PersonalExport = z.object({
  format: z.literal(EXPORT_FORMAT),
  version: z.literal(EXPORT_VERSION),
  exportedAt: InstantText,
  account: z.object({
    firstName: z.string().trim().max(NAME_MAX_LENGTH).nullish(),
    lastName: z.string().trim().max(NAME_MAX_LENGTH).nullish(),
    age: bounded(PROFILE_BOUNDS.age),
    height: bounded(PROFILE_BOUNDS.height).describe("Height in cm"),
    weight: bounded(PROFILE_BOUNDS.weight).describe("Weight in kg"),
    gender: z.enum(GENDERS).nullable(),
    activityLevel: z.enum(ACTIVITY_LEVELS).nullable(),
    weightGoal: z.enum(WEIGHT_GOALS).nullable(),
    calorieGoal: bounded(PROFILE_BOUNDS.calorieGoal).describe("Energy goal in kcal per day"),
    view: z.object({
      foodDisplay: z.enum(FOOD_DISPLAYS).nullable(),
      habits: z.array(z.enum(HABITS)).max(MAX_HABITS),
      pausedSince: InstantText.nullish(),
      bodyOfferClosed: z.boolean().optional(),
      region: z.enum(REGIONS).nullish().describe("Where the user lives"),
    }),
  }),
  preferences: z
    .object({
      preferredLLM: z.enum(AI_PROVIDERS),
      dietaryRestrictions: PreferenceLines,
      allergies: PreferenceLines,
      foodPreferences: PreferenceLines,
      medicalConditions: z.array(Line).max(50).describe("Unknown conditions are left out"),
    })
    .nullable(),
  foods: z.array(ExportedFood).max(5000).describe("The user's own foods, including the dishes of their own recipes"),
  starredFoods: z.array(z.object({ foodId: z.uuid(), name: Line })).max(2000),
  savedMeals: z
    .array(z.object({ name: z.string().min(1).max(SAVED_MEAL_NAME_MAX_LENGTH), items: z.array(z.object(Servings)).max(100) }))
    .max(1000),
  recipes: z
    .array(
      z.object({
        id: z.uuid().optional().describe("The recipe's id, which `mealPlan` refers to"),
        foodId: z.uuid().describe("The id of the dish in `foods`"),
        ...NewOwnRecipe.pick({
          name: true,
          ingredients: true,
          choices: true,
          steps: true,
          servings: true,
          cookedGrams: true,
          isHeated: true,
        }).shape,
        lines: z
          .array(
            z.object({
              text: Line,
              certainty: z.enum(LINE_CERTAINTIES),
              food: z.object({ id: z.uuid(), name: Line, imageUrl: Picture }).nullable(),
              grams: z.number().min(0).max(MAX_RECIPE_GRAMS).nullable(),
              note: Line.nullable(),
            }),
          )
          .max(200),
      }),
    )
    .max(1000),
  diary: z.array(ExportedEntry),
  water: z.array(
    z.object({
      date: Day,
      morningGlasses: z.int().min(0).max(WATER_MAX_GLASSES_PER_PERIOD),
      afternoonGlasses: z.int().min(0).max(WATER_MAX_GLASSES_PER_PERIOD),
      eveningGlasses: z.int().min(0).max(WATER_MAX_GLASSES_PER_PERIOD),
    }),
  ),
  learnAnswers: z
    .array(z.object({ id: z.uuid(), lesson: Line, fact: Line, phase: z.enum(LEARN_PHASES), isRight: z.boolean(), answeredAt: InstantText }))
    .max(MAX_ANSWERS),
  learnFacts: z
    .array(
      z.object({
        fact: Line,
        dueAt: InstantText,
        stability: z.number().min(0.0001).max(MAX_STABILITY_DAYS),
        difficulty: z.number().min(0.0001).max(MAX_DIFFICULTY),
        repetitions: Count,
        lapses: Count,
        isKnown: z.boolean(),
        longestGapDays: Count,
        answeredAt: InstantText,
      }),
    )
    .max(MAX_ANSWERS),
  mealPlan: z.array(z.object({ day: Day, recipe: z.string().max(60), servings: z.int().min(1).max(MAX_RECIPE_SERVINGS) })).max(10_000),
});
export type PersonalExport = z.infer<typeof PersonalExport>;
