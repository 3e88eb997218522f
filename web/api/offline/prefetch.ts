import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { DiaryEntry, listDiary } from "#core/contracts/diary.ts";
import { addDays, dayAt, dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { RECENT_ACTIVITY_ENTRIES } from "#core/domain/diary/limits.ts";
import { MEAL_TYPES } from "#core/domain/diary/meals.ts";
import { diaryDayQuery, diaryDaysQuery, recentEntriesQuery, usualFoodsQuery } from "#web/api/diary.ts";
import { starredFoodsQuery } from "#web/api/foods.ts";
import { learnProgressQuery, reviewQuery, unitsQuery } from "#web/api/learn/learn.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { mealPlanQuery } from "#web/api/recipes/meal-plan.ts";
import { savedMealsQuery } from "#web/api/saved-meals.ts";
import { waterQuery } from "#web/api/water.ts";
import { call } from "#web/lib/http/api-client.ts";
import { timeZone, today } from "#web/lib/today.ts";
import { isOffline, onConnectionChange } from "./connection.ts";
import { canStoreOnDevice } from "./device-database.ts";
import { storeCopy } from "./offline-query.ts";
import { deleteCopiesUpTo, listCopies } from "./response-cache.ts";

const DAYS_READ_AHEAD = 7;
const MAX_ENTRIES = 100;
/** More than a user opens in several weeks, and only a few megabytes. */
const MAX_COPIES = 400;

/** Stores the data that a user needs offline. Runs once per visit, when the page is idle. */
export async function prefetchForOffline(client: QueryClient, signal: AbortSignal): Promise<void> {
  if (!canStoreOnDevice()) return;
  const days = Array.from({ length: DAYS_READ_AHEAD }, (_, index) => addDays(today(), -index));
  const reads = [
    () => storeRecentDays(client, days, signal),
    () => client.ensureQueryData(diaryDaysQuery(days.at(-1) ?? today(), today())),
    ...MEAL_TYPES.map((meal) => () => client.ensureQueryData(usualFoodsQuery(meal))),
    () => client.ensureQueryData(starredFoodsQuery),
    () => client.ensureQueryData(savedMealsQuery),
    () => client.ensureQueryData(preferencesQuery),
    ...days.map((day) => () => client.ensureQueryData(waterQuery(day))),
    () => client.ensureQueryData(unitsQuery),
    () => client.ensureQueryData(learnProgressQuery),
    () => client.ensureQueryData(reviewQuery),
    () => client.ensureQueryData(mealPlanQuery(today())),
  ];
  for (const read of reads) {
    await waitForIdle(client, signal);
    // The user may have signed out while the prefetch was waiting.
    if (signal.aborted || !canStoreOnDevice()) return;
    // The reads run one after the other, because none is urgent.
    await read().catch(() => undefined);
  }
  const copies = await listCopies().catch(() => []);
  const oldest = copies.at(-MAX_COPIES - 1);
  if (oldest) await deleteCopiesUpTo(oldest).catch(() => undefined);
}

/** Waits until the user's own changes are sent and the device is online. */
function waitForIdle(client: QueryClient, signal: AbortSignal): Promise<void> {
  const isFree = () => signal.aborted || (client.isMutating() === 0 && !isOffline());
  return new Promise((resolve) => {
    if (isFree()) return resolve();
    const check = () => {
      if (!isFree()) return;
      stopWatchingChanges();
      stopWatchingConnection();
      signal.removeEventListener("abort", check);
      resolve();
    };
    const stopWatchingChanges = client.getMutationCache().subscribe(check);
    const stopWatchingConnection = onConnectionChange(check);
    signal.addEventListener("abort", check);
  });
}

/** One response with the newest entries covers all of the last days except possibly the oldest. */
async function storeRecentDays(client: QueryClient, days: readonly string[], signal: AbortSignal): Promise<void> {
  const newest = await call<typeof listDiary>("GET", "/api/diary", { query: { limit: MAX_ENTRIES }, signal });
  const last = newest.at(-1);
  const cutOff = last && newest.length === MAX_ENTRIES ? dayAt(new Date(last.loggedAt), timeZone()) : "";
  await storeCopy(hashKey(recentEntriesQuery.queryKey), newest.slice(0, RECENT_ACTIVITY_ENTRIES));
  for (const day of days) {
    const { queryKey } = diaryDayQuery(day);
    // Data that a page has just read is equally new and already stored.
    if (day <= cutOff || client.getQueryData(queryKey)) continue;
    const { start, end } = dayBounds(day, timeZone());
    const isThen = ({ loggedAt }: DiaryEntry) => new Date(loggedAt) >= start && new Date(loggedAt) < end;
    await storeCopy(hashKey(queryKey), newest.filter(isThen).toReversed());
  }
}
