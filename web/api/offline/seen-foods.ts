import type { Food, FoodWithoutTexts } from "#core/contracts/foods.ts";
import { listCopies } from "./copies.ts";
import { canKeep } from "./device-database.ts";

const MOST_FOUND = 25;
const NO_TEXTS = {
  healthBenefits: null,
  bodyImpact: null,
  digestionSpeed: null,
  digestionPace: null,
  diabeticInfo: null,
} satisfies Partial<Food>;

/** Every food in the device's copies, the most recently seen first. */
export async function listSeenFoods(): Promise<Food[]> {
  const copies = canKeep() ? await listCopies().catch(() => []) : [];
  const foods = new Map<string, Food>();
  for (const food of copies.flatMap(({ answer }) => foodsIn(answer))) {
    // The newest figures, with the texts of an earlier copy where the newest has none.
    const known = { ...NO_TEXTS, ...foods.get(food.id), ...food };
    foods.delete(food.id);
    foods.set(food.id, known);
  }
  return [...foods.values()].toReversed();
}

/** All words have to be in the name; undefined if there is no match, as only the server knows the other foods. */
export function findSeenFoods(foods: readonly Food[], query: string): Food[] | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = foods.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
  return found.length > 0 ? found.slice(0, MOST_FOUND) : undefined;
}

/** A food, an entry with a food, or a list of either. */
function foodsIn(answer: unknown): FoodWithoutTexts[] {
  if (Array.isArray(answer)) return answer.flatMap(foodsIn);
  if (typeof answer !== "object" || answer === null) return [];
  if ("food" in answer) return foodsIn(answer.food);
  if ("items" in answer) return foodsIn(answer.items);
  // Safe: among what is stored, only foods have figures and portions.
  return "portions" in answer && "calories" in answer ? [answer as FoodWithoutTexts] : [];
}
