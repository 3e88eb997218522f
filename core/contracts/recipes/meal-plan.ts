import * as z from "zod";
import { Day } from "#core/contracts/fields/calendar.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { MAX_RECIPE_SERVINGS } from "#core/domain/constants.ts";
import { RecipeIngredient } from "./recipes.ts";

/** An ingredient in the form needed for shopping. */
export const IngredientToBuy = RecipeIngredient.pick({ key: true, name: true, measure: true, aisle: true }).extend({
  grams: z.number().nullable().describe("Missing where nobody can tell: then the name says how much"),
});
export type IngredientToBuy = z.input<typeof IngredientToBuy>;

/** A recipe that a person plans to cook on a day, with the data that the shopping list needs. */
export const PlannedRecipe = z.object({
  day: Day,
  slug: z.string().describe("The recipe's name in its address; of a person's own recipe its id"),
  isOwn: z.boolean().default(false),
  name: z.string(),
  imageUrl: z.string(),
  recipeServings: z.int().describe("How many servings the ingredients are for"),
  servings: z.int().describe("How many are to be cooked"),
  ingredients: z.array(IngredientToBuy),
});
export type PlannedRecipe = z.input<typeof PlannedRecipe>;

export const readMealPlan = endpoint({
  method: "GET",
  path: "/api/meal-plan",
  access: "member",
  summary: "What this person means to cook in the week that begins with a day",
  query: z.object({ from: Day }),
  response: z.array(PlannedRecipe),
});

export const planRecipe = endpoint({
  method: "PUT",
  path: "/api/meal-plan/:day",
  access: "member",
  keepsUserCache: true,
  summary: "Plan a recipe for a day, or take it off the plan with no servings",
  params: z.object({ day: Day }),
  body: z.object({
    recipe: z.string().max(60).describe("As `slug` says"),
    servings: z
      .int("Please give whole servings.")
      .min(0, "Please give 0 servings or more.")
      .max(MAX_RECIPE_SERVINGS, `Please give at most ${MAX_RECIPE_SERVINGS} servings.`),
  }),
  status: 204,
  response: z.void(),
});
