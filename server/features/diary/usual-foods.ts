import type { MealType } from "#core/domain/diary/meals.ts";
import { findFoods, foodJsonWithoutTexts } from "#server/catalogue/find-foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { appendJsonField, type SerializedJson } from "#server/platform/http/serialized-json.ts";
import { type Habit, listHabits } from "./queries.ts";

const MAX_RECENT = 20;
const MAX_FREQUENT = 10;

/** The latest foods plus the most frequent older ones; latest first. */
export async function usualFoodsJson(deps: Deps, userId: string, meal: MealType | undefined): Promise<SerializedJson[]> {
  const byTime = (await listHabits(deps.db, userId, meal)).toSorted((a, b) => b.lastLoggedAt.getTime() - a.lastLoggedAt.getTime());
  const recent = byTime.slice(0, MAX_RECENT);
  const frequent = byTime
    .slice(MAX_RECENT)
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MAX_FREQUENT);
  const usual: Habit[] = [...recent, ...frequent];
  const foods = await findFoods(
    deps,
    userId,
    usual.map(({ foodId }) => foodId),
  );
  return usual.flatMap(({ foodId, ...habit }) => {
    const food = foods.get(foodId);
    return food && !food.deletedAt ? [appendJsonField(habit, "food", foodJsonWithoutTexts(deps.catalogue, food))] : [];
  });
}
