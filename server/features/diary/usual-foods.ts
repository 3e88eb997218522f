import type { MealType } from "#core/domain/diary/meals.ts";
import { findFoods, foodJsonWithoutTexts } from "#server/catalogue/foods-by-id.ts";
import type { Deps } from "#server/platform/deps.ts";
import { type WrittenJson, withJsonField } from "#server/platform/http/prewritten-json.ts";
import { type Habit, listHabits } from "./queries.ts";

const MAX_RECENT = 20;
const MAX_FREQUENT = 10;

/** The latest foods plus the most frequent older ones; latest first. */
export async function usualFoodsJson(deps: Deps, userId: string, meal: MealType | undefined): Promise<WrittenJson[]> {
  const byTime = (await listHabits(deps.db, userId, meal)).toSorted(
    (one, other) => other.lastLoggedAt.getTime() - one.lastLoggedAt.getTime(),
  );
  const recent = byTime.slice(0, MAX_RECENT);
  const frequent = byTime
    .slice(MAX_RECENT)
    .toSorted((one, other) => other.times - one.times)
    .slice(0, MAX_FREQUENT);
  const usual: Habit[] = [...recent, ...frequent];
  const foods = await findFoods(
    deps,
    userId,
    usual.map(({ foodId }) => foodId),
  );
  return usual.flatMap(({ foodId, ...habit }) => {
    const food = foods.get(foodId);
    return food && !food.deletedAt ? [withJsonField(JSON.stringify(habit), "food", foodJsonWithoutTexts(deps.catalogue, food))] : [];
  });
}
