import * as z from "zod";
import { Day } from "#core/contracts/fields/calendar.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { MAX_RECIPE_SERVINGS } from "#core/domain/recipes/limits.ts";
import { RecipeIngredient } from "./recipes.ts";

/** An ingredient in the form needed for shopping. */
export const IngredientToBuy = RecipeIngredient.pick({ key: true, name: true, measure: true, aisle: true, allergens: true }).extend({
  grams: z.number().nullable().describe("Weight in grams; null if unknown, and the name then includes the amount"),
});
export type IngredientToBuy = z.input<typeof IngredientToBuy>;

/** A recipe that a person plans to cook on a day, with the data that the shopping list needs. */
export const PlannedRecipe = z.object({
  day: Day,
  slug: z.string().describe("The slug of a built-in recipe, or the id of one of the user's own recipes"),
  isOwn: z.boolean().default(false),
  name: z.string(),
  imageUrl: z.string(),
  recipeServings: z.int().describe("Number of servings that the ingredients are for"),
  servings: z.int().describe("Number of servings to cook"),
  ingredients: z.array(IngredientToBuy),
});
export type PlannedRecipe = z.input<typeof PlannedRecipe>;

export const readMealPlan = endpoint({
  method: "GET",
  path: "/api/meal-plan",
  access: "member",
  summary: "List the recipes that the user plans to cook in the week that begins on a day",
  query: z.object({ from: Day }),
  response: z.array(PlannedRecipe),
});

export const planRecipe = endpoint({
  method: "PUT",
  path: "/api/meal-plan/:day",
  access: "member",
  isUserCacheSafe: true,
  summary: "Plan a recipe for a day, or remove it from the plan with 0 servings",
  params: z.object({ day: Day }),
  body: z.object({
    recipe: z.string().max(60).describe("The slug of a built-in recipe, or the id of one of the user's own recipes"),
    servings: z
      .int("Please give whole servings.")
      .min(0, "Please give 0 servings or more.")
      .max(MAX_RECIPE_SERVINGS, `Please give at most ${MAX_RECIPE_SERVINGS} servings.`),
    isAcknowledged: z
      .boolean()
      .default(false)
      .describe("Plans a recipe that contains something the user avoids. Without it, the response is 409 `contains_allergen`"),
  }),
  status: 204,
  response: z.void(),
});
