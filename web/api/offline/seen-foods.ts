import type { Food } from "#core/contracts/foods.ts";
import { listCopies } from "./copies.ts";
import { canKeep } from "./device-database.ts";

const MOST_FOUND = 25;

/** Every food in the device's copies, the most recently seen first. */
export async function listSeenFoods(): Promise<Food[]> {
  const copies = canKeep() ? await listCopies().catch(() => []) : [];
  const foods = new Map<string, Food>();
  for (const { answer } of copies.toReversed()) {
    for (const food of foodsIn(answer)) if (!foods.has(food.id)) foods.set(food.id, food);
  }
  return [...foods.values()];
}

/** All words have to be in the name; undefined if there is no match, as only the server knows the other foods. */
export function findSeenFoods(foods: readonly Food[], query: string): Food[] | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = foods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return found.length > 0 ? found.slice(0, MOST_FOUND) : undefined;
}

/** A food, an entry with a food, or a list of either. */
function foodsIn(answer: unknown): Food[] {
  if (Array.isArray(answer)) return answer.flatMap(foodsIn);
  if (typeof answer !== "object" || answer === null) return [];
  if ("food" in answer) return foodsIn(answer.food);
  if ("items" in answer) return foodsIn(answer.items);
  // Safe: among what is stored, only foods have figures and portions.
  return "portions" in answer && "calories" in answer ? [answer as Food] : [];
}
