import { randomUUID } from "node:crypto";
import type * as z from "zod";
import type { NewEntry } from "#core/contracts/diary.ts";
import { DAY_FULL } from "#core/contracts/http/problem-codes.ts";
import { dayAt, dayBounds, EARLIEST_DAY, endOfTomorrowAnywhere } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { findFoods } from "#server/catalogue/find-foods.ts";
import { contentVersion, listVersions, storeVersions, versionKey } from "#server/catalogue/food-versions.ts";
import type { FoodRow } from "#server/db/tables/foods.ts";
import { LOGGED_FOODS } from "#server/platform/auth/sessions/user-cache.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type Db, isMissingReference } from "#server/platform/storage/database.ts";
import { entryId, formerKeys, hashRequest } from "./idempotency-keys.ts";
import { type EntryInsert, insertEntries } from "./insert-entries.ts";
import { type EntryRecord, isDayFull } from "./queries.ts";

const EARLIEST = new Date(EARLIEST_DAY);

type RequestedEntry = z.output<typeof NewEntry>;

interface Addition {
  entries: readonly RequestedEntry[];
  /** The request's Idempotency-Key. */
  key: string | undefined;
  isBatch: boolean;
  timeZone: string;
}

/** Logs all of them or none, with their foods' current figures, or those of the original entry if it is logged again. */
export async function addEntries(
  deps: Deps,
  userId: string,
  { entries: requested, key, isBatch, timeZone }: Addition,
): Promise<EntryRecord[]> {
  const { db, userCache } = deps;
  const foods = await findFoods(
    deps,
    userId,
    requested.map(({ foodId }) => foodId),
  );
  const requestKey = key === undefined ? undefined : { key, hash: hashRequest(requested) };
  const earlier = await listEarlier(db, requested, foods);
  const rows = requested.map((entry, index): EntryInsert => {
    const food = foods.get(entry.foodId);
    if (!food) throw foodGone();
    const loggedAt = entry.loggedAt === undefined ? new Date() : assertLoggableInstant(entry.loggedAt);
    const foodVersion = entry.foodVersion ?? contentVersion(food);
    if (foodVersion !== contentVersion(food) && !earlier.has(versionKey({ foodId: food.id, foodVersion }))) {
      throw new AppError("not_found", "diary.versionNotFound");
    }
    return {
      id: requestKey ? entryId(userId, requestKey, index) : randomUUID(),
      userId,
      foodId: food.id,
      foodVersion,
      quantity: entry.quantity,
      portion: entry.portion || null,
      mealType: entry.mealType,
      customTime: entry.customTime ?? null,
      loggedAt,
      day: boundsOfDay(loggedAt, timeZone),
    };
  });
  const isNewlyTyped = ({ ownerId }: FoodRow) => ownerId !== null;
  await storeVersions(db, [...foods.values()].filter(isNewlyTyped)).catch(refuseGoneFood);
  const insert = () =>
    insertEntries(db, { userId, rows, requestKey, formerKeys: requestKey ? formerKeys(requestKey, isBatch, rows.length) : [] });
  const entries = await insert()
    .catch(async (error) => {
      // Someone has nearly always logged this food before, so its figures are stored only if the insert fails without them.
      if (!isMissingReference(error)) throw error;
      await storeVersions(db, [...foods.values()]).catch(refuseGoneFood);
      return insert().catch(refuseGoneFood);
    })
    .catch(refuseFullDay);
  userCache.invalidate(userId, LOGGED_FOODS);
  return entries;
}

const foodGone = () => new AppError("not_found", "foods.notFound");

/** The food's owner deleted it at the same moment. */
function refuseGoneFood(error: unknown): never {
  throw isMissingReference(error) ? foodGone() : error;
}

const dayFull = () => new AppError("conflict", "diary.dayFull", { code: DAY_FULL, values: { max: MAX_ENTRIES_A_DAY } });

export function refuseFullDay(error: unknown): never {
  throw isDayFull(error) ? dayFull() : error;
}

export const boundsOfDay = (at: Date, timeZone: string) => dayBounds(dayAt(at, timeZone), timeZone);

/** The figures of earlier food versions, if the entries request a version other than the current one. */
function listEarlier(db: Db, requested: readonly RequestedEntry[], foods: ReadonlyMap<string, FoodRow>): ReturnType<typeof listVersions> {
  const keys = requested.flatMap(({ foodId, foodVersion }) => {
    const food = foods.get(foodId);
    return food && foodVersion !== undefined && foodVersion !== contentVersion(food) ? [{ foodId, foodVersion }] : [];
  });
  return listVersions(db, keys);
}

/** Allows entries until the end of tomorrow in any time zone, so that tomorrow's meals can be planned. */
export function assertLoggableInstant(loggedAt: Date): Date {
  if (loggedAt < EARLIEST) throw new AppError("invalid", "diary.tooLongAgo", { code: "invalid_input" });
  if (loggedAt >= endOfTomorrowAnywhere(new Date())) throw new AppError("invalid", "diary.tooFarAhead", { code: "invalid_input" });
  return loggedAt;
}
