import { dayAt, dayBounds, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { groupsIn } from "#core/domain/foods/food-groups-eaten.ts";
import { type FoodProfile, type PersonalLines, toFoodProfile } from "#core/domain/suggestions/food-profile.ts";
import type { MealContext } from "#core/domain/suggestions/meal-context.ts";
import { listEaten } from "#server/catalogue/eaten-foods.ts";
import { readPersonalLines } from "#server/db/read-personal-lines.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";

/** The user, the moment, and what they have eaten so far that day. */
export interface Situation {
  user: UserRow;
  lines: PersonalLines;
  foodProfile: FoodProfile;
  context: MealContext;
  /** 'HH:MM' in the user's time zone. */
  time: string;
  eatenToday: { name: string; grams: number; isOwn: boolean }[];
}

export async function readSituation(deps: Deps, user: UserRow, meal: MealType, tz: string): Promise<Situation> {
  const now = new Date();
  const { start, end } = dayBounds(dayAt(now, tz), tz);
  const [lines, { eaten, foods }] = await Promise.all([readPersonalLines(deps.db, user.id), listEaten(deps, user.id, start, end)]);
  const time = timeAt(now, tz);
  return {
    user,
    lines,
    foodProfile: toFoodProfile(user, lines),
    context: {
      meal,
      hour: Number(time.slice(0, 2)),
      totals: sumNutrients(eaten),
      addedSugarsG: eaten.reduce((sum, { foodId, quantity }) => {
        const entry = deps.catalogue.find(foodId);
        return entry ? sum + groupsIn(entry, quantity).addedSugarsG : sum;
      }, 0),
      eaten: eaten.map(({ foodId, food }) => ({ name: food.name, group: deps.catalogue.find(foodId)?.group ?? null })),
    },
    time,
    eatenToday: eaten.map(({ foodId, food, quantity }) => ({
      name: food.name,
      grams: Math.round(quantity),
      isOwn: foods.get(foodId)?.ownerId !== null,
    })),
  };
}
