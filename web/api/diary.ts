import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  addEntries,
  addEntry,
  DiaryEntry,
  deleteEntry,
  listDiary,
  listUsualFoods,
  NewEntry,
  summarizeDays,
  updateEntry,
} from "#core/contracts/diary.ts";
import type { Food } from "#core/contracts/foods.ts";
import type { MealType } from "#core/domain/choices.ts";
import { RECENT_ACTIVITY_ENTRIES } from "#core/domain/constants.ts";
import { call } from "#web/lib/api-client.ts";
import { timeZone } from "#web/lib/today.ts";

const DIARY = "/api/diary";
const DAYS = "/api/diary/days";
const USUAL = "/api/diary/usual";

/** A day's entries in the order they were eaten. */
export const diaryDayQuery = (day: string) =>
  queryOptions({
    queryKey: [DIARY, "day", day],
    queryFn: ({ signal }) => call<typeof listDiary>("GET", "/api/diary", { query: { date: day, tz: timeZone() }, signal }),
  });

/** The latest entries of any day, newest first. */
export const recentEntriesQuery = queryOptions({
  queryKey: [DIARY, "recent"],
  queryFn: ({ signal }) => call<typeof listDiary>("GET", "/api/diary", { query: { limit: RECENT_ACTIVITY_ENTRIES }, signal }),
});

/** What the days brought, both ends included. */
export const diaryDaysQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [DAYS, from, to],
    queryFn: ({ signal }) => call<typeof summarizeDays>("GET", "/api/diary/days", { query: { from, to, tz: timeZone() }, signal }),
  });

/** What this person logs at a meal, most recent first. */
export const usualFoodsQuery = (mealType: MealType | undefined) =>
  queryOptions({
    queryKey: [USUAL, mealType],
    queryFn: ({ signal }) => call<typeof listUsualFoods>("GET", "/api/diary/usual", { query: { mealType }, signal }),
  });

/** Something to log, with the food as the page already knows it. */
export interface Serving extends Omit<NewEntry, "foodId" | "loggedAt"> {
  food: Food;
  loggedAt: Date;
}

interface Addition {
  day: string;
  servings: Serving[];
  /** The same addition, sent again, logs once. */
  idempotencyKey: string;
}

/** Entries stand on the page at once, under the key until the server has named them; refused ones go again. */
export function useAddEntries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ servings, idempotencyKey }: Addition) => send(servings.map(toNewEntry), idempotencyKey),
    onMutate: ({ day, servings, idempotencyKey }) =>
      changeDay(client, day, (entries) => [
        ...entries,
        ...servings.map((serving, index) => draftEntry(serving, `${idempotencyKey}:${index}`)),
      ]),
    onError: (_error, { day, idempotencyKey }) =>
      changeDay(client, day, (entries) => entries.filter(({ id }) => !id.startsWith(`${idempotencyKey}:`))),
    // The day may have been read anew in the meantime, with or without them.
    onSuccess: (added, { day, idempotencyKey }) =>
      changeDay(client, day, (entries) => [
        ...entries.filter(({ id }) => !(id.startsWith(`${idempotencyKey}:`) || added.some((one) => one.id === id))),
        ...added,
      ]),
    onSettled: (_data, _error, { day }) => refreshAfter(client, day),
  });
}

/** Whether the server has not named it yet: such an entry can't be changed for a moment. */
export const isDraft = (entry: DiaryEntry): boolean => entry.id.includes(":");

interface Change {
  entry: DiaryEntry;
  day: string;
  change: Partial<Pick<DiaryEntry, "quantity" | "mealType" | "portion" | "customTime" | "loggedAt">>;
}

export function useUpdateEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry: { id }, change }: Change) => call<typeof updateEntry>("PUT", "/api/diary/:id", { params: { id }, body: change }),
    onMutate: ({ entry, day, change }) =>
      changeDay(client, day, (entries) => entries.map((one) => (one.id === entry.id ? { ...one, ...change } : one))),
    onError: (_error, { entry, day }) => changeDay(client, day, (entries) => entries.map((one) => (one.id === entry.id ? entry : one))),
    onSuccess: (updated, { day }) => changeDay(client, day, (entries) => entries.map((one) => (one.id === updated.id ? updated : one))),
    onSettled: (_data, _error, { day }) => refreshAfter(client, day),
  });
}

export function useDeleteEntry() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ entry }: { entry: DiaryEntry; day: string }) =>
      call<typeof deleteEntry>("DELETE", "/api/diary/:id", { params: { id: entry.id } }),
    onMutate: ({ entry, day }) => changeDay(client, day, (entries) => entries.filter(({ id }) => id !== entry.id)),
    onError: (_error, { entry, day }) => changeDay(client, day, (entries) => [...entries, entry]),
    onSettled: (_data, _error, { day }) => refreshAfter(client, day),
  });
}

function send(entries: NewEntry[], idempotencyKey: string): Promise<DiaryEntry[]> {
  const [only] = entries;
  if (only && entries.length === 1)
    return call<typeof addEntry>("POST", "/api/diary", { body: only, idempotencyKey }).then((entry) => [entry]);
  return call<typeof addEntries>("POST", "/api/diary/batch", { body: { entries }, idempotencyKey });
}

const toNewEntry = ({ food, loggedAt, ...entry }: Serving): NewEntry => ({ ...entry, foodId: food.id, loggedAt: loggedAt.toISOString() });

function draftEntry({ food, quantity, mealType, portion, customTime, loggedAt }: Serving, id: string): DiaryEntry {
  const at = loggedAt.toISOString();
  return {
    id,
    foodId: food.id,
    quantity,
    mealType,
    portion: portion ?? null,
    customTime: customTime ?? null,
    loggedAt: at,
    createdAt: at,
    food,
  };
}

/** A read still on its way must not land after the change. */
async function changeDay(client: QueryClient, day: string, change: (entries: DiaryEntry[]) => DiaryEntry[]): Promise<void> {
  const { queryKey } = diaryDayQuery(day);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (entries) => entries && change(entries).toSorted((one, other) => one.loggedAt.localeCompare(other.loggedAt)),
  );
}

/** Not returned: nobody waits for the lists that follow from the diary. */
function refreshAfter(client: QueryClient, day: string): void {
  const { queryKey } = diaryDayQuery(day);
  // A first read that the change called off would never come otherwise.
  if (client.getQueryData(queryKey) === undefined) void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey: recentEntriesQuery.queryKey });
  void client.invalidateQueries({ queryKey: [DAYS] });
  void client.invalidateQueries({ queryKey: [USUAL] });
}
