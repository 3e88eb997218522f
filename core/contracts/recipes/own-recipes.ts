import * as z from "zod";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { Food } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { ALLERGENS } from "#core/domain/allergens/allergen-rule.ts";
import { MAX_OWN_RECIPES } from "#core/domain/constants.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import {
  LINE_CERTAINTIES,
  linesOf,
  MAX_RECIPE_GRAMS,
  MAX_RECIPE_LINES,
  MAX_RECIPE_SERVINGS,
  RECIPE_LINE_MAX_LENGTH,
  RECIPE_NAME_MAX_LENGTH,
  RECIPE_STEPS_MAX_LENGTH,
} from "#core/domain/recipes/own-recipe.ts";
import { IngredientToBuy } from "./meal-plan.ts";

const Figure = z.number().nullable();
const Grams = z
  .number({ error: "Please give grams as a number." })
  .positive("Please give more than 0 g.")
  .max(MAX_RECIPE_GRAMS, `Please give at most ${MAX_RECIPE_GRAMS.toLocaleString("en-US")} g.`);

/** The person's decision about a line, which is identified by its text. */
export const LineChoice = z.object({
  text: z.string().max(RECIPE_LINE_MAX_LENGTH),
  foodId: z.uuid().optional(),
  grams: Grams.optional(),
  isLeftOut: z.boolean().optional().describe("Missing means as the line says: 'to taste' and 'optional' are left out"),
});
export type LineChoice = z.input<typeof LineChoice>;

const Ingredients = z
  .string()
  .max(MAX_RECIPE_LINES * (RECIPE_LINE_MAX_LENGTH + 2), "Please make the list of ingredients shorter.")
  .refine((text) => linesOf(text).length <= MAX_RECIPE_LINES, `A recipe has room for ${MAX_RECIPE_LINES} lines.`)
  .refine(
    (text) => linesOf(text).every((line) => line.length <= RECIPE_LINE_MAX_LENGTH),
    `Please keep each line to ${RECIPE_LINE_MAX_LENGTH} characters.`,
  );

/** The input from which the figures are calculated. */
export const RecipeToRead = z.object({
  ingredients: Ingredients.describe("One a line"),
  choices: z.array(LineChoice).max(MAX_RECIPE_LINES).default([]),
  servings: z
    .int("Please give whole servings.")
    .min(1, "Please give at least 1 serving.")
    .max(MAX_RECIPE_SERVINGS, `Please give at most ${MAX_RECIPE_SERVINGS} servings.`),
  cookedGrams: Grams.nullable().default(null).describe("What the finished dish weighs, where somebody weighed it"),
  isHeated: z.boolean().default(true).describe("Heat takes some of the vitamins"),
});
export type RecipeToRead = z.input<typeof RecipeToRead>;

export const NewOwnRecipe = RecipeToRead.extend({
  id: z.uuid().optional().describe("Made by the caller, so that a recipe that is sent twice is kept once"),
  name: z
    .string()
    .trim()
    .refine(hasVisible(1), "Please give the recipe a name.")
    .max(RECIPE_NAME_MAX_LENGTH, `Please keep the name to ${RECIPE_NAME_MAX_LENGTH} characters.`),
  ingredients: Ingredients.refine((text) => linesOf(text).length > 0, "A recipe needs at least one ingredient."),
  steps: z
    .string()
    .trim()
    .max(RECIPE_STEPS_MAX_LENGTH, `Please keep the steps to ${RECIPE_STEPS_MAX_LENGTH.toLocaleString("en-US")} characters.`)
    .default("")
    .describe("One a line"),
});
export type NewOwnRecipe = z.input<typeof NewOwnRecipe>;

const LineFood = z.object({ id: z.uuid(), name: z.string(), imageUrl: z.string().nullable() });

/** A line as it was interpreted. */
export const RecipeLine = z.object({
  text: z.string(),
  certainty: z.enum(LINE_CERTAINTIES),
  food: LineFood.nullable().describe("Missing where nothing fits"),
  grams: Figure.describe("Missing where nobody can tell: then the line counts as unknown, never as 0"),
  note: z.string().nullable().describe("What was assumed"),
});
export type RecipeLine = z.input<typeof RecipeLine>;

export const RecipeServing = z.object({
  grams: z.number(),
  calories: Figure,
  protein: Figure,
  carbs: Figure,
  fat: Figure,
});
export type RecipeServing = z.input<typeof RecipeServing>;

export const RecipeReading = z.object({
  lines: z.array(RecipeLine.extend({ offered: z.array(LineFood).describe("The next best matches") })),
  serving: RecipeServing.describe("Of the lines that are known"),
  openLines: z.int().describe("How many lines are unknown: with any, the figures are 'at least'"),
  allergens: z.object({ contains: z.array(z.enum(ALLERGENS)), mayContain: z.array(z.enum(ALLERGENS)) }),
  imageUrl: z.string(),
});
export type RecipeReading = z.input<typeof RecipeReading>;

export const OwnRecipeCard = z.object({
  id: z.uuid(),
  name: z.string(),
  foodId: z.uuid(),
  imageUrl: z.string().nullable(),
  category: z.enum(FOOD_CATEGORIES),
  servings: z.int(),
  openLines: z.int(),
  calories: Figure.describe("A serving's, as are the next three"),
  protein: Figure,
  carbs: Figure,
  fat: Figure,
  updatedAt: Instant,
});
export type OwnRecipeCard = z.input<typeof OwnRecipeCard>;

export const OwnRecipe = OwnRecipeCard.extend({
  ingredients: z.string(),
  choices: z.array(LineChoice),
  steps: z.string(),
  cookedGrams: Figure,
  isHeated: z.boolean(),
  lines: z.array(RecipeLine),
  food: Food.describe("The dish as a food: its first portion is one serving"),
  toBuy: z.array(IngredientToBuy).default([]).describe("For all servings together"),
});
export type OwnRecipe = z.input<typeof OwnRecipe>;

export const listOwnRecipes = endpoint({
  method: "GET",
  path: "/api/own-recipes",
  access: "member",
  summary: `This person's own recipes by name, at most ${MAX_OWN_RECIPES}`,
  response: z.array(OwnRecipeCard),
});

export const readOwnRecipe = endpoint({
  method: "GET",
  path: "/api/own-recipes/:id",
  access: "member",
  summary: "One of this person's own recipes",
  params: z.object({ id: z.uuid() }),
  response: OwnRecipe,
});

export const readRecipeLines = endpoint({
  method: "POST",
  path: "/api/own-recipes/reading",
  access: "member",
  keepsUserCache: true,
  summary: "How ingredient lines are understood: foods, grams, how sure, and a serving's figures. Nothing is kept",
  body: RecipeToRead,
  response: RecipeReading,
});

export const createOwnRecipe = endpoint({
  method: "POST",
  path: "/api/own-recipes",
  access: "member",
  summary: `Keep a recipe of one's own, at most ${MAX_OWN_RECIPES}`,
  body: NewOwnRecipe,
  status: 201,
  response: OwnRecipe,
});

export const updateOwnRecipe = endpoint({
  method: "PUT",
  path: "/api/own-recipes/:id",
  access: "member",
  summary: "Change a recipe of one's own; past days keep the figures they were logged with",
  params: z.object({ id: z.uuid() }),
  body: NewOwnRecipe.omit({ id: true }),
  response: OwnRecipe,
});

export const deleteOwnRecipe = endpoint({
  method: "DELETE",
  path: "/api/own-recipes/:id",
  access: "member",
  summary: "Delete a recipe of one's own with its dish; diaries keep what was logged",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});
