import type { Food, FoodListItem } from "#core/contracts/foods.ts";
import { canStoreOnDevice } from "./device-database.ts";
import { listCopies } from "./response-cache.ts";

const MAX_FOUND = 25;
const NO_TEXTS = {
  healthBenefits: null,
  bodyImpact: null,
  digestionSpeed: null,
  digestionPace: null,
  diabeticInfo: null,
  calmTexts: null,
  safety: null,
} satisfies Partial<Food>;

/** All foods in the stored copies, the most recently seen first. */
export async function listSeenFoods(): Promise<Food[]> {
  const copies = canStoreOnDevice() ? await listCopies().catch(() => []) : [];
  const foods = new Map<string, Food>();
  for (const food of copies.flatMap(({ answer }) => foodsIn(answer))) {
    // Uses the newest figures, with the texts of an earlier copy if the newest has none.
    const merged = { ...NO_TEXTS, ...foods.get(food.id), ...food };
    foods.delete(food.id);
    foods.set(food.id, merged);
  }
  return [...foods.values()].toReversed();
}

/** All words must occur in the name. Returns undefined if nothing matches, because only the server knows the other foods. */
export function findSeenFoods(foods: readonly Food[], query: string): Food[] | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = foods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return found.length > 0 ? found.slice(0, MAX_FOUND) : undefined;
}

/** Finds foods in a food, an entry, a meal, or a list of these. */
function foodsIn(answer: unknown): FoodListItem[] {
  if (Array.isArray(answer)) return answer.flatMap(foodsIn);
  if (typeof answer !== "object" || answer === null) return [];
  if ("food" in answer) return foodsIn(answer.food);
  if ("items" in answer) return foodsIn(answer.items);
  // Safe to cast: among the stored responses, only foods have both figures and portions.
  return "portions" in answer && "calories" in answer ? [answer as FoodListItem] : [];
}
