import * as z from "zod";
import { EQUIPMENT, RECIPE_MEALS } from "#core/content/recipes/recipe-choices.ts";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { ALLERGENS } from "#core/domain/allergens/allergen-rule.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { FOOD_GROUPS } from "#core/domain/foods/food-groups.ts";
import { AISLES } from "#core/domain/recipes/aisles.ts";
import { COST_BANDS, RECIPE_DIETS } from "#core/domain/recipes/recipe-choices.ts";

const Figure = z.number().nullable();

/** A recipe as shown in a list. Every figure is computed from its ingredients. */
export const RecipeCard = z.object({
  slug: z.string(),
  name: z.string(),
  summary: z.string(),
  imageUrl: z.string(),
  meal: z.enum(RECIPE_MEALS),
  servings: z.int(),
  activeMinutes: z.int(),
  waitMinutes: z.int().describe("Time in which nobody has to be there"),
  equipment: z.array(z.array(z.enum(EQUIPMENT))).describe("One of these lists is enough; an empty list is no cooking"),
  diet: z.enum(RECIPE_DIETS),
  allergens: z.object({ contains: z.array(z.enum(ALLERGENS)), mayContain: z.array(z.enum(ALLERGENS)) }),
  costBand: z.enum(COST_BANDS),
  groups: z.array(z.enum(FOOD_GROUPS)),
  ingredientNames: z.array(z.string()),
  calories: Figure.describe("A serving's, as are the next three"),
  protein: Figure,
  carbs: Figure,
  fat: Figure,
  category: z.enum(FOOD_CATEGORIES),
  rim: z
    .tuple([z.number(), z.number(), z.number()])
    .optional()
    .describe("Only in a page for calm mode, instead of figures: how the energy splits into protein, carbs and fat"),
});
export type RecipeCard = z.input<typeof RecipeCard>;

export const RecipeIngredient = z.object({
  key: z.string(),
  name: z.string(),
  measure: z.string().describe("How a cook takes it: '½ cup'"),
  grams: z.number(),
  foodId: z.uuid(),
  imageUrl: z.string().nullable(),
  aisle: z.enum(AISLES),
});
export type RecipeIngredient = z.input<typeof RecipeIngredient>;

export const RecipeStep = z.object({
  text: z.string(),
  uses: z.array(z.string()).describe("Keys of ingredients"),
  timer: z.object({ minutes: z.int(), label: z.string() }).optional(),
});
export type RecipeStep = z.input<typeof RecipeStep>;

export const ShownRecipe = RecipeCard.extend({
  ingredients: z.array(RecipeIngredient).describe("For all servings together"),
  steps: z.array(RecipeStep),
  teaches: z.string(),
  changeItUp: z.string(),
  safety: z.array(z.string()),
  dietDoubts: z.array(z.string()).describe("What some brands add that does not fit the diet"),
  food: Food.describe("The dish as a food: its first portion is one serving"),
});
export type ShownRecipe = z.input<typeof ShownRecipe>;

export const listRecipes = endpoint({
  method: "GET",
  path: "/api/recipes",
  access: "anyone",
  summary: "Every recipe of ours, in the order of a day",
  response: z.array(RecipeCard),
});

export const readRecipe = endpoint({
  method: "GET",
  path: "/api/recipes/:name",
  access: "anyone",
  summary: "One recipe with its steps, ingredients and figures",
  params: z.object({ name: z.string().max(60) }),
  response: ShownRecipe,
});
