import { type QueryClient, type QueryKey, queryOptions, useMutation } from "@tanstack/react-query";
import type {
  addEntries,
  addEntry,
  DaysSummary,
  DiaryEntry,
  deleteEntry,
  listDiary,
  listLoggedAllergens,
  listUsualFoods,
  NewEntry,
  readBiteFood,
  summarizeDays,
  updateEntry,
} from "#core/contracts/diary.ts";
import { ENTRY_REMOVED, KEY_REUSED } from "#core/contracts/http/problem-codes.ts";
import { MAX_ENTRIES_A_DAY, RECENT_ACTIVITY_ENTRIES } from "#core/domain/diary/limits.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { endPause } from "#web/api/food-view.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { type AssignedIds, ConflictError, defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import {
  type Addition,
  draftId,
  type Edit,
  inOrder,
  newestFirst,
  projectDay,
  projectDays,
  projectRecent,
  type Removal,
  type Serving,
  toPendingEntries,
} from "#web/api/offline/outbox/projection.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { ApiError, call } from "#web/lib/http/api-client.ts";
import { timeZone, today } from "#web/lib/today.ts";

const DIARY = "/api/diary";
const DAYS = "/api/diary/days";
const USUAL = "/api/diary/usual";
const BITE = "/api/diary/bite";
const ALLERGENS = "/api/diary/allergens";
/** Added to the key of entries that the server knows for something else. */
const OTHER_KEY = ":2";
const RECENT_KEY = [DIARY, "recent"] as const;

/** A day's entries in the order they were eaten. */
export const diaryDayQuery = (day: string) =>
  offlineQuery({
    queryKey: [DIARY, "day", day],
    read: (signal) => call<typeof listDiary>("GET", "/api/diary", { query: { date: day, tz: timeZone() }, signal }),
    project: (entries, pending) => projectDay(entries, pending, day),
    // Without a stored copy, today and later days start empty, so that the user can log offline.
    fallback: () => (day >= today() ? [] : undefined),
  });

/** The latest entries of any day, newest first. */
export const recentEntriesQuery = offlineQuery({
  queryKey: RECENT_KEY,
  read: (signal) => call<typeof listDiary>("GET", "/api/diary", { query: { limit: RECENT_ACTIVITY_ENTRIES }, signal }),
  project: projectRecent,
});

/** The food that the bite of the day is about; null if nothing was logged lately. */
export const biteFoodQuery = (day: string) =>
  offlineQuery({
    queryKey: [BITE, day],
    read: (signal) => call<typeof readBiteFood>("GET", "/api/diary/bite", { query: { date: day, tz: timeZone() }, signal }),
    fallback: () => null,
  });

/** The summaries of the days, both ends included. */
export const diaryDaysQuery = (from: string, to: string) =>
  offlineQuery({
    queryKey: [DAYS, from, to],
    read: (signal) => call<typeof summarizeDays>("GET", "/api/diary/days", { query: { from, to, tz: timeZone() }, signal }),
    project: (summary, pending) => projectDays(summary, pending, { from, to, timeZone: timeZone() }),
  });

/** The foods of the last seven days that contain a major allergen. */
export const loggedAllergensQuery = queryOptions({
  queryKey: [ALLERGENS],
  queryFn: ({ signal }) => call<typeof listLoggedAllergens>("GET", "/api/diary/allergens", { signal }),
});

/** The foods that this user logs at a meal, most recent first. */
export const usualFoodsQuery = (mealType: MealType | undefined) =>
  offlineQuery({
    queryKey: [USUAL, mealType],
    read: (signal) => call<typeof listUsualFoods>("GET", "/api/diary/usual", { query: { mealType }, signal }),
  });

const ADDITION = defineChange<Addition, DiaryEntry[]>({
  kind: "add-entries",
  send: ({ servings, idempotencyKey }, { signal }) => sendOnce(servings.map(toNewEntry), idempotencyKey, signal),
  showsIn: ({ day }, client) => [dayKey(day), RECENT_KEY, ...daysKeys(client)],
  // The day may have been refetched in the meantime, with or without these entries.
  settle: (stored, addition, added, queryKey) =>
    isDays(queryKey)
      ? applyConfirmedChange(stored, queryKey, "add-entries", addition)
      : arranged(queryKey, [...asEntries(stored).filter(({ id }) => !added.some((one) => one.id === id)), ...added]),
  refetch: (client, { day }, added) => {
    refreshAfter(client);
    endPause(client);
    if (added?.length === 0) void client.invalidateQueries({ queryKey: dayKey(day) });
  },
  assignedIds: ({ idempotencyKey }, added) => new Map(added.map(({ id }, index) => [draftId(idempotencyKey, index), id])),
  label: ({ servings }) => servings.map(({ food }) => food.name).join(", "),
});

const EDIT = defineChange<Edit, DiaryEntry>({
  kind: "update-entry",
  send: async (edit, { isLate, signal }) => {
    if (isLate) await rejectIfChangedElsewhere(edit, signal);
    return call<typeof updateEntry>("PUT", "/api/diary/:id", { params: { id: edit.entry.id }, body: edit.change, signal });
  },
  showsIn: ({ day }, client) => [dayKey(day), RECENT_KEY, ...daysKeys(client)],
  settle: (stored, edit, updated, queryKey) =>
    isDays(queryKey)
      ? applyConfirmedChange(stored, queryKey, "update-entry", edit)
      : arranged(
          queryKey,
          asEntries(stored).map((one) => (one.id === edit.entry.id ? updated : one)),
        ),
  refetch: refreshAfter,
  replaceIds: renameEntry,
  label: ({ entry }) => entry.food.name,
});

const REMOVAL = defineChange<Removal, void>({
  kind: "delete-entry",
  send: async ({ entry: { id } }, { isLate, signal }) => {
    try {
      await call<typeof deleteEntry>("DELETE", "/api/diary/:id", { params: { id }, signal });
    } catch (error) {
      // An earlier attempt or another device may already have deleted it.
      if (!(isLate && error instanceof ApiError && error.status === 404)) throw error;
    }
  },
  showsIn: ({ day }, client) => [dayKey(day), RECENT_KEY, ...daysKeys(client)],
  settle: (stored, removal, _answer, queryKey) =>
    isDays(queryKey)
      ? applyConfirmedChange(stored, queryKey, "delete-entry", removal)
      : asEntries(stored).filter(({ id }) => id !== removal.entry.id),
  refetch: (client, { day }) => {
    refreshAfter(client);
    // The day may have more entries than the page showed, so the next one must be loaded.
    const left = client.getQueryData<DiaryEntry[]>(dayKey(day))?.length ?? 0;
    if (left >= MAX_ENTRIES_A_DAY - 1) void client.invalidateQueries({ queryKey: dayKey(day) });
  },
  replaceIds: renameEntry,
  label: ({ entry }) => entry.food.name,
});

/** Entries appear at once, under a temporary id until the server assigns one. Rejected entries disappear again. */
export function useAddEntries() {
  return useMutation({
    mutationFn: async (addition: Addition, { client }) =>
      (await getSender(client).deliver(ADDITION, addition)) ?? toPendingEntries(addition),
  });
}

export function useUpdateEntry() {
  return useMutation({ mutationFn: (edit: Edit, { client }) => getSender(client).deliver(EDIT, edit) });
}

export function useDeleteEntry() {
  return useMutation({ mutationFn: (removal: Removal, { client }) => getSender(client).deliver(REMOVAL, removal) });
}

/** Rejects the change if another device has changed the same entry since; that change is kept. */
async function rejectIfChangedElsewhere({ entry, day, change }: Edit, signal: AbortSignal): Promise<void> {
  const entries = await call<typeof listDiary>("GET", "/api/diary", { query: { date: day, tz: timeZone() }, signal });
  const now = entries.find(({ id }) => id === entry.id);
  const fields = Object.keys(change) as (keyof Edit["change"])[];
  if (now && fields.some((field) => !(same(now[field], entry[field]) || same(now[field], change[field])))) throw new ConflictError();
}

const same = (a: unknown, b: unknown): boolean => (a ?? null) === (b ?? null);

/** Resolves with no entries if an earlier attempt has logged them and another device has removed some of them since. */
async function sendOnce(entries: NewEntry[], idempotencyKey: string, signal: AbortSignal): Promise<DiaryEntry[]> {
  try {
    return await send(entries, idempotencyKey, signal);
  } catch (error) {
    const code = error instanceof ApiError ? error.problem?.code : undefined;
    if (code === ENTRY_REMOVED) return [];
    // The new key is the same for each attempt, so that this is sent only once as well.
    if (code === KEY_REUSED && !idempotencyKey.endsWith(OTHER_KEY)) return sendOnce(entries, idempotencyKey + OTHER_KEY, signal);
    throw error;
  }
}

function send(entries: NewEntry[], idempotencyKey: string, signal: AbortSignal): Promise<DiaryEntry[]> {
  const [only] = entries;
  if (only && entries.length === 1)
    return call<typeof addEntry>("POST", "/api/diary", { body: only, idempotencyKey, signal }).then((entry) => [entry]);
  return call<typeof addEntries>("POST", "/api/diary/batch", { body: { entries }, idempotencyKey, signal });
}

const toNewEntry = ({ food, loggedAt, ...entry }: Serving): NewEntry => ({ ...entry, foodId: food.id, loggedAt: loggedAt.toISOString() });

/** Changes made to an entry before the server assigned its id are applied to that id. */
function renameEntry<T extends Removal>(payload: T, names: AssignedIds): T {
  const id = names.get(payload.entry.id);
  return id === undefined ? payload : { ...payload, entry: { ...payload.entry, id } };
}

// Safe to cast: these are the queries of `showsIn`, which are lists of entries except for the days.
const asEntries = (stored: unknown): DiaryEntry[] => stored as DiaryEntry[];

const arranged = (queryKey: QueryKey, entries: readonly DiaryEntry[]): DiaryEntry[] =>
  queryKey[1] === RECENT_KEY[1] ? newestFirst(entries) : inOrder(entries);

const dayKey = (day: string) => [DIARY, "day", day] as const;

/** The queries for every range of days that a page has requested. */
export const daysKeys = (client: QueryClient): QueryKey[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: [DAYS] })
    .map(({ queryKey }) => queryKey);

export const isDays = ([path]: QueryKey): boolean => path === DAYS;

/** Applies a confirmed change as if it were still queued, until the days are refetched. */
export function applyConfirmedChange(stored: unknown, queryKey: QueryKey, kind: string, payload: unknown): DaysSummary {
  const [, from, to] = queryKey;
  // Safe to cast: the key is one of `diaryDaysQuery`.
  return projectDays(stored as DaysSummary, [{ kind, payload }], { from: String(from), to: String(to), timeZone: timeZone() });
}

/** Not returned, so that the mutation does not wait for the lists that derive from the diary. */
function refreshAfter(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: RECENT_KEY });
  void client.invalidateQueries({ queryKey: [USUAL] });
  void client.invalidateQueries({ queryKey: [BITE] });
  void client.invalidateQueries({ queryKey: [ALLERGENS] });
  refreshDays(client);
}

export function refreshDays(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [DAYS] });
}
