import * as z from "zod";
import { PortionWords, Quantity } from "#core/contracts/diary.ts";
import { endpoint } from "#core/contracts/endpoint.ts";
import { Food } from "#core/contracts/foods.ts";
import { Instant } from "#core/contracts/instant.ts";

const LONGEST_NAME = 60;
const MOST_ITEMS = 30;
/** More nobody finds again. */
export const MOST_SAVED_MEALS = 100;

export const SavedMeal = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(z.object({ food: Food, quantity: z.number(), portion: z.string().nullable() })),
  createdAt: Instant,
});
export type SavedMeal = z.input<typeof SavedMeal>;

export const NewSavedMeal = z.object({
  name: z.string().trim().min(1, "Please give the meal a name.").max(LONGEST_NAME, `Please keep the name to ${LONGEST_NAME} characters.`),
  items: z
    .array(z.object({ foodId: z.uuid(), quantity: Quantity, portion: PortionWords.optional() }))
    .min(1, "A meal needs at least one food.")
    .max(MOST_ITEMS, `A meal holds at most ${MOST_ITEMS} foods.`),
});
export type NewSavedMeal = z.input<typeof NewSavedMeal>;

export const listSavedMeals = endpoint({
  method: "GET",
  path: "/api/meals",
  access: "member",
  summary: "The meals this person saved, by name",
  response: z.array(SavedMeal),
});

export const saveMeal = endpoint({
  method: "POST",
  path: "/api/meals",
  access: "member",
  summary: "Save foods as a meal; one of the same name is replaced",
  body: NewSavedMeal,
  status: 201,
  response: SavedMeal,
});

export const deleteSavedMeal = endpoint({
  method: "DELETE",
  path: "/api/meals/:id",
  access: "member",
  summary: "Forget a saved meal",
  params: z.object({ id: z.uuid() }),
  status: 204,
  response: z.void(),
});
