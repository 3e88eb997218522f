import { type QueryClient, type QueryKey, useMutation } from "@tanstack/react-query";
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
import { MAX_ENTRIES_A_DAY, RECENT_ACTIVITY_ENTRIES } from "#core/domain/constants.ts";
import type { Waiting } from "#web/api/offline/device-store.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { defineChange, isKind, type Names, OvertakenError, outboxOf } from "#web/api/offline/outbox.ts";
import { ApiError, call } from "#web/lib/http/api-client.ts";
import { timeZone, today } from "#web/lib/today.ts";

const DIARY = "/api/diary";
const DAYS = "/api/diary/days";
const USUAL = "/api/diary/usual";
const RECENT_KEY = [DIARY, "recent"] as const;

/** A day's entries in the order they were eaten. */
export const diaryDayQuery = (day: string) =>
  offlineQuery({
    queryKey: [DIARY, "day", day],
    read: (signal) => call<typeof listDiary>("GET", "/api/diary", { query: { date: day, tz: timeZone() }, signal }),
    show: (entries, waiting) => inOrder(showWaiting(entries, waiting, day)),
    // Today has hardly begun: whoever has no network can log all the same.
    otherwise: () => (day >= today() ? [] : undefined),
  });

/** The latest entries of any day, newest first. */
export const recentEntriesQuery = offlineQuery({
  queryKey: RECENT_KEY,
  read: (signal) => call<typeof listDiary>("GET", "/api/diary", { query: { limit: RECENT_ACTIVITY_ENTRIES }, signal }),
  show: (entries, waiting) => newestFirst(showWaiting(entries, waiting)).slice(0, RECENT_ACTIVITY_ENTRIES),
});

/** What the days brought, both ends included. */
export const diaryDaysQuery = (from: string, to: string) =>
  offlineQuery({
    queryKey: [DAYS, from, to],
    read: (signal) => call<typeof summarizeDays>("GET", "/api/diary/days", { query: { from, to, tz: timeZone() }, signal }),
  });

/** What this person logs at a meal, most recent first. */
export const usualFoodsQuery = (mealType: MealType | undefined) =>
  offlineQuery({
    queryKey: [USUAL, mealType],
    read: (signal) => call<typeof listUsualFoods>("GET", "/api/diary/usual", { query: { mealType }, signal }),
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

/** Whether the server has not named it yet. */
export const isDraft = (entry: DiaryEntry): boolean => entry.id.includes(":");

interface Edit {
  entry: DiaryEntry;
  day: string;
  change: Partial<Pick<DiaryEntry, "quantity" | "mealType" | "portion" | "customTime" | "loggedAt">>;
}

type Removal = Omit<Edit, "change">;

const ADDITION = defineChange<Addition, DiaryEntry[]>({
  kind: "add-entries",
  send: ({ servings, idempotencyKey }, { signal }) => send(servings.map(toNewEntry), idempotencyKey, signal),
  showsIn: ({ day }) => [dayKey(day), RECENT_KEY],
  // The day may have been read anew in the meantime, with or without them.
  settle: (known, _addition, added, queryKey) =>
    arranged(queryKey, [...entriesOf(known).filter(({ id }) => !added.some((one) => one.id === id)), ...added]),
  follow: refreshAfter,
  names: ({ idempotencyKey }, added) => new Map(added.map(({ id }, index) => [draftId(idempotencyKey, index), id])),
  words: ({ servings }) => servings.map(({ food }) => food.name).join(", "),
});

const EDIT = defineChange<Edit, DiaryEntry>({
  kind: "update-entry",
  send: async (edit, { isLate, signal }) => {
    if (isLate) await refuseIfOvertaken(edit, signal);
    return call<typeof updateEntry>("PUT", "/api/diary/:id", { params: { id: edit.entry.id }, body: edit.change, signal });
  },
  showsIn: ({ day }) => [dayKey(day), RECENT_KEY],
  settle: (known, { entry }, updated, queryKey) =>
    arranged(
      queryKey,
      entriesOf(known).map((one) => (one.id === entry.id ? updated : one)),
    ),
  follow: refreshAfter,
  rename: renameEntry,
  words: ({ entry }) => entry.food.name,
});

const REMOVAL = defineChange<Removal, void>({
  kind: "delete-entry",
  send: async ({ entry: { id } }, { isLate, signal }) => {
    try {
      await call<typeof deleteEntry>("DELETE", "/api/diary/:id", { params: { id }, signal });
    } catch (error) {
      // It may have arrived before, or another device may have been faster: gone is gone.
      if (!(isLate && error instanceof ApiError && error.status === 404)) throw error;
    }
  },
  showsIn: ({ day }) => [dayKey(day), RECENT_KEY],
  settle: (known, { entry }) => entriesOf(known).filter(({ id }) => id !== entry.id),
  follow: (client, { day }) => {
    refreshAfter(client);
    // There may be more than the page showed, and the next one has moved up.
    const left = client.getQueryData<DiaryEntry[]>(dayKey(day))?.length ?? 0;
    if (left >= MAX_ENTRIES_A_DAY - 1) void client.invalidateQueries({ queryKey: dayKey(day) });
  },
  rename: renameEntry,
  words: ({ entry }) => entry.food.name,
});

/** Entries stand on the page at once, under the key until the server has named them; refused ones go again. */
export function useAddEntries() {
  return useMutation({
    mutationFn: async (addition: Addition, { client }) => (await outboxOf(client).deliver(ADDITION, addition)) ?? drafts(addition),
  });
}

export function useUpdateEntry() {
  return useMutation({ mutationFn: (edit: Edit, { client }) => outboxOf(client).deliver(EDIT, edit) });
}

export function useDeleteEntry() {
  return useMutation({ mutationFn: (removal: Removal, { client }) => outboxOf(client).deliver(REMOVAL, removal) });
}

/** Whether something about the entry waits for the network. */
export const isEntryWaiting = (waiting: readonly Waiting[], { id }: DiaryEntry): boolean =>
  waiting.some((item) => {
    if (!item.isLate) return false;
    if (isKind(item, ADDITION)) return id.startsWith(`${item.payload.idempotencyKey}:`);
    return isKind(item, EDIT) && item.payload.entry.id === id;
  });

/** What waits, on what the server said. */
function showWaiting(entries: DiaryEntry[], waiting: readonly Waiting[], day?: string): DiaryEntry[] {
  let shown = entries;
  for (const item of waiting) {
    if (isKind(item, ADDITION) && (day === undefined || item.payload.day === day)) shown = shown.concat(drafts(item.payload));
    if (isKind(item, EDIT)) {
      const { entry, change } = item.payload;
      shown = shown.map((one) => (one.id === entry.id ? { ...one, ...change } : one));
    }
    if (isKind(item, REMOVAL)) shown = shown.filter(({ id }) => id !== item.payload.entry.id);
  }
  return shown;
}

/** Another device changed the same thing since: that stays. */
async function refuseIfOvertaken({ entry, day, change }: Edit, signal: AbortSignal): Promise<void> {
  const entries = await call<typeof listDiary>("GET", "/api/diary", { query: { date: day, tz: timeZone() }, signal });
  const now = entries.find(({ id }) => id === entry.id);
  const fields = Object.keys(change) as (keyof Edit["change"])[];
  if (now && fields.some((field) => !(same(now[field], entry[field]) || same(now[field], change[field])))) throw new OvertakenError();
}

const same = (one: unknown, other: unknown): boolean => (one ?? null) === (other ?? null);

function send(entries: NewEntry[], idempotencyKey: string, signal: AbortSignal): Promise<DiaryEntry[]> {
  const [only] = entries;
  if (only && entries.length === 1)
    return call<typeof addEntry>("POST", "/api/diary", { body: only, idempotencyKey, signal }).then((entry) => [entry]);
  return call<typeof addEntries>("POST", "/api/diary/batch", { body: { entries }, idempotencyKey, signal });
}

const toNewEntry = ({ food, loggedAt, ...entry }: Serving): NewEntry => ({ ...entry, foodId: food.id, loggedAt: loggedAt.toISOString() });

const draftId = (idempotencyKey: string, index: number): string => `${idempotencyKey}:${index}`;

const drafts = ({ servings, idempotencyKey }: Addition): DiaryEntry[] =>
  servings.map((serving, index) => draftEntry(serving, draftId(idempotencyKey, index)));

function draftEntry({ food, foodVersion, quantity, mealType, portion, customTime, loggedAt }: Serving, id: string): DiaryEntry {
  const at = loggedAt.toISOString();
  return {
    id,
    foodId: food.id,
    ...(foodVersion !== undefined && { foodVersion }),
    quantity,
    mealType,
    portion: portion ?? null,
    customTime: customTime ?? null,
    loggedAt: at,
    createdAt: at,
    food,
  };
}

/** What was done to an entry before the server named it goes to the named one. */
function renameEntry<T extends Removal>(payload: T, names: Names): T {
  const id = names.get(payload.entry.id);
  return id === undefined ? payload : { ...payload, entry: { ...payload.entry, id } };
}

// Safe: settled are the queries of `showsIn`, which are lists of entries.
const entriesOf = (known: unknown): DiaryEntry[] => known as DiaryEntry[];

const inOrder = (entries: readonly DiaryEntry[]): DiaryEntry[] =>
  entries.toSorted((one, other) => one.loggedAt.localeCompare(other.loggedAt));

const newestFirst = (entries: readonly DiaryEntry[]): DiaryEntry[] =>
  entries.toSorted((one, other) => other.loggedAt.localeCompare(one.loggedAt));

const arranged = (queryKey: QueryKey, entries: readonly DiaryEntry[]): DiaryEntry[] =>
  queryKey[1] === RECENT_KEY[1] ? newestFirst(entries) : inOrder(entries);

const dayKey = (day: string) => [DIARY, "day", day] as const;

/** Not returned: nobody waits for the lists that follow from the diary. */
function refreshAfter(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: RECENT_KEY });
  void client.invalidateQueries({ queryKey: [DAYS] });
  void client.invalidateQueries({ queryKey: [USUAL] });
}
