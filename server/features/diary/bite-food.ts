import { dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { RECENT_ACTIVITY_ENTRIES } from "#core/domain/diary/limits.ts";
import { biteOfTheDay } from "#core/domain/foods/bite-of-the-day.ts";
import { toFood } from "#server/catalogue/catalogue.ts";
import { findFoods, foodJson } from "#server/catalogue/find-foods.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import type { Deps } from "#server/platform/deps.ts";
import { type SerializedJson, writeJson } from "#server/platform/http/serialized-json.ts";
import { type EntryRecord, listBetween, listNewest } from "./queries.ts";

interface BiteRequest {
  date: string;
  tz: string;
}

/** The food that the bite of the day is about: eaten on that day, or else recently. */
export async function biteFoodJson(deps: Deps, userId: string, { date, tz }: BiteRequest): Promise<SerializedJson> {
  const page = { limit: RECENT_ACTIVITY_ENTRIES, offset: 0 };
  const food =
    (await chooseFood(deps, userId, date, await listBetween(deps.db, userId, dayBounds(date, tz), page))) ??
    (await chooseFood(deps, userId, date, await listNewest(deps.db, userId, page)));
  return food ? foodJson(deps.catalogue, food) : writeJson(null);
}

async function chooseFood(deps: Deps, userId: string, date: string, entries: readonly EntryRecord[]): Promise<FoodRow | undefined> {
  const foods = await findFoods(
    deps,
    userId,
    entries.map(({ foodId }) => foodId),
  );
  const bite = biteOfTheDay(date, [...foods.values()].map(toFood));
  return bite && foods.get(bite.food.id);
}
