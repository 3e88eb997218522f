import * as z from "zod";
import { PortionWords, Quantity } from "#core/contracts/diary.ts";
import { Instant } from "#core/contracts/fields/instant.ts";
import { hasVisible } from "#core/contracts/fields/visible-text.ts";
import { FoodListItem } from "#core/contracts/foods.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { FARTHEST_OFFSET } from "#core/contracts/http/paging.ts";
import { MAX_FOODS_IN_A_MEAL, SAVED_MEAL_NAME_MAX_LENGTH } from "#core/domain/diary/limits.ts";

export const SavedMeal = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(z.object({ food: FoodListItem, quantity: z.number(), portion: z.string().nullable() })),
  createdAt: Instant,
});
export type SavedMeal = z.input<typeof SavedMeal>;

export const NewSavedMeal = z.object({
  name: z
    .string()
    .trim()
    .refine(hasVisible(1), "Please give the meal a name.")
    .max(SAVED_MEAL_NAME_MAX_LENGTH, `Please keep the name to ${SAVED_MEAL_NAME_MAX_LENGTH} characters.`),
  items: z
    .array(z.object({ foodId: z.uuid(), quantity: Quantity, portion: PortionWords.optional() }))
    .min(1, "A meal needs at least one food.")
    .max(MAX_FOODS_IN_A_MEAL, `A saved meal has room for ${MAX_FOODS_IN_A_MEAL} foods.`),
});
export type NewSavedMeal = z.input<typeof NewSavedMeal>;

export const listSavedMeals = endpoint({
  method: "GET",
  path: "/api/meals",
  access: "member",
  summary: "List one page of the user's saved meals by name. X-Total-Count is the number of all saved meals",
  query: z.object({ offset: z.coerce.number().int().min(0).max(FARTHEST_OFFSET).default(0) }),
  response: z.array(SavedMeal),
});

export const saveMeal = endpoint({
  method: "POST",
  path: "/api/meals",
  access: "member",
  summary: "Save foods as a meal. It replaces a meal of the same name",
  body: NewSavedMeal,
  status: 201,
  response: SavedMeal,
});

export const deleteSavedMeal = endpoint({
  method: "DELETE",
  path: "/api/meals/:id",
  access: "member",
  summary: "Delete a saved meal",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});
