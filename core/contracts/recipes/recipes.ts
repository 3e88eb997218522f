import * as z from "zod";
import { EQUIPMENT, RECIPE_MEALS } from "#core/content/recipes/recipe-choices.ts";
import { AllergenLists } from "#core/contracts/fields/allergens.ts";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { AISLES } from "#core/domain/recipes/aisles.ts";
import { COST_BANDS, RECIPE_DIETS } from "#core/domain/recipes/recipe-choices.ts";

const NutrientAmount = z.number().nullable();

/** A recipe as shown in a list. Every figure is computed from its ingredients. */
export const RecipeCard = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  imageUrl: z.string(),
  meal: z.enum(RECIPE_MEALS),
  servings: z.int(),
  activeMinutes: z.int(),
  waitMinutes: z.int().describe("Unattended time, such as in the fridge"),
  equipment: z
    .array(z.array(z.enum(EQUIPMENT)))
    .describe("Alternative lists of equipment, one of which is enough. An empty list means no cooking"),
  diet: z.enum(RECIPE_DIETS),
  allergens: AllergenLists,
  costBand: z.enum(COST_BANDS),
  groups: z.array(z.enum(FOOD_GROUPS)),
  ingredientNames: z.array(z.string()),
  calories: NutrientAmount.describe("Per serving, like `protein`, `carbs` and `fat`"),
  protein: NutrientAmount,
  carbs: NutrientAmount,
  fat: NutrientAmount,
  category: z.enum(FOOD_CATEGORIES),
  rim: z
    .tuple([z.number(), z.number(), z.number()])
    .optional()
    .describe(
      "Percent of the energy from protein, carbs and fat. Only in data embedded in a page for calm mode, where it replaces the figures",
    ),
});
export type RecipeCard = z.input<typeof RecipeCard>;

export const RecipeIngredient = z.object({
  key: z.string(),
  name: z.string(),
  measure: z.string().describe("Amount in kitchen measures, such as '½ cup'"),
  grams: z.number(),
  foodId: z.uuid(),
  imageUrl: z.string().nullable(),
  aisle: z.enum(AISLES),
  allergens: AllergenLists.nullish().describe("Absent or null if nothing is known of them"),
});
export type RecipeIngredient = z.input<typeof RecipeIngredient>;

const RecipeStep = z.object({
  text: z.string(),
  uses: z.array(z.string()).describe("Keys of the ingredients used in this step"),
  timer: z.object({ minutes: z.int(), label: z.string() }).optional(),
});

export const RecipeResponse = RecipeCard.extend({
  ingredients: z.array(RecipeIngredient).describe("Ingredients for all servings together"),
  steps: z.array(RecipeStep),
  teaches: z.string(),
  changeItUp: z.string(),
  safety: z.array(z.string()),
  dietDoubts: z.array(z.string()).describe("Ingredients that some brands add and that do not fit the diet"),
  food: Food.describe("The dish as a food, whose first portion is one serving"),
});
export type RecipeResponse = z.input<typeof RecipeResponse>;

export const listRecipes = endpoint({
  method: "GET",
  path: "/api/recipes",
  access: "anyone",
  summary: "List all built-in recipes in the order of the meals of a day, followed by drinks",
  response: z.array(RecipeCard),
});

export const readRecipe = endpoint({
  method: "GET",
  path: "/api/recipes/:name",
  access: "anyone",
  summary: "Get a built-in recipe with its steps, ingredients and figures",
  params: z.object({ name: z.string().max(60) }),
  response: RecipeResponse,
});
