import { dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { RECENT_ACTIVITY_ENTRIES } from "#core/domain/diary/limits.ts";
import { biteOfTheDay } from "#core/domain/foods/bite-of-the-day.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import { findFoods, foodJson } from "#server/catalogue/foods-by-id.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { type WrittenJson, writeJson } from "#server/platform/http/prewritten-json.ts";
import { listBetween, listNewest, type ShownEntry } from "./queries.ts";

interface Asked {
  date: string;
  tz: string;
}

/** The food that the bite of the day is about: eaten on that day, or else recently. */
export async function biteFoodJson(deps: Deps, userId: string, { date, tz }: Asked): Promise<WrittenJson> {
  const page = { limit: RECENT_ACTIVITY_ENTRIES, offset: 0 };
  const food =
    (await chooseFood(deps, userId, date, await listBetween(deps.db, userId, dayBounds(date, tz), page))) ??
    (await chooseFood(deps, userId, date, await listNewest(deps.db, userId, page)));
  return food ? foodJson(deps.catalogue, food) : writeJson(null);
}

async function chooseFood(deps: Deps, userId: string, date: string, entries: readonly ShownEntry[]): Promise<FoodRow | undefined> {
  const foods = await findFoods(
    deps,
    userId,
    entries.map(({ foodId }) => foodId),
  );
  const bite = biteOfTheDay(date, [...foods.values()].map(toFood));
  return bite && foods.get(bite.food.id);
}
