import type { DaySummary, DaysSummary, DiaryEntry, NewEntry } from "#core/contracts/diary.ts";
import type { FoodListItem } from "#core/contracts/foods.ts";
import type { WaterIntake } from "#core/contracts/water.ts";
import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import { RECENT_ACTIVITY_ENTRIES, WATER_MAX_GLASSES_PER_PERIOD } from "#core/domain/diary/limits.ts";
import { WATER_COUNTS } from "#core/domain/diary/water-periods.ts";
import type { PendingChange } from "#web/api/offline/device-database.ts";

/** A food to log, with the data that the page already has. */
export interface Serving extends Omit<NewEntry, "foodId" | "loggedAt"> {
  food: FoodListItem;
  loggedAt: Date;
}

export interface Addition {
  day: string;
  servings: Serving[];
  /** Ensures that an addition that is sent twice is logged once. */
  idempotencyKey: string;
}

export interface Edit {
  entry: DiaryEntry;
  day: string;
  change: Partial<Pick<DiaryEntry, "quantity" | "mealType" | "portion" | "customTime" | "loggedAt">>;
}

export type Removal = Omit<Edit, "change">;

type Glasses = Omit<WaterIntake, "date">;

export interface Taps {
  date: string;
  glasses: Glasses;
  /** The glasses that the user saw. The server adds the difference, so that glasses from another device are kept. */
  basedOn: Glasses;
}

export interface Star {
  food: FoodListItem;
  isStarred: boolean;
}

/** The kinds of changes that pages show while they are queued, by their stored names. */
interface Payloads {
  "add-entries": Addition;
  "update-entry": Edit;
  "delete-entry": Removal;
  water: Taps;
  "star-food": Star;
}

type Change = Pick<PendingChange, "kind" | "payload">;

// Safe to narrow: changes with this kind are only stored with this payload.
const isKind = <C extends Change, K extends keyof Payloads>(change: C, kind: K): change is C & { payload: Payloads[K] } =>
  change.kind === kind;

/** A day's entries in the order they were eaten. */
export const projectDay = (entries: readonly DiaryEntry[], pending: readonly PendingChange[], day: string): DiaryEntry[] =>
  inOrder(projectEntries(entries, pending, day));

/** The latest entries of any day, newest first. */
export const projectRecent = (entries: readonly DiaryEntry[], pending: readonly PendingChange[]): DiaryEntry[] =>
  newestFirst(projectEntries(entries, pending)).slice(0, RECENT_ACTIVITY_ENTRIES);

function projectEntries(entries: readonly DiaryEntry[], pending: readonly PendingChange[], day?: string): readonly DiaryEntry[] {
  let projected = entries;
  for (const one of pending) {
    if (isKind(one, "add-entries") && (day === undefined || one.payload.day === day))
      projected = projected.concat(toPendingEntries(one.payload));
    if (isKind(one, "update-entry")) {
      const { entry, change } = one.payload;
      projected = projected.map((stored) => (stored.id === entry.id ? { ...stored, ...change } : stored));
    }
    if (isKind(one, "delete-entry")) projected = projected.filter(({ id }) => id !== one.payload.entry.id);
  }
  return projected;
}

/** Score and variety stay as the server computed them, because they depend on all foods of the days. */
export function projectDays(
  summary: DaysSummary,
  pending: readonly Change[],
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): DaysSummary {
  const days = new Map(summary.days.map((stored) => [stored.day, stored]));
  for (const { day, ...difference } of pending.flatMap((change) => differencesIn(change, timeZone))) {
    if (day < from || day > to) continue;
    days.set(day, addTo(days.get(day) ?? { day, entries: 0, totals: {}, glasses: 0 }, difference));
  }
  return { ...summary, days: [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day)) };
}

interface Difference {
  day: string;
  added?: readonly Eaten[];
  removed?: readonly Eaten[];
  glasses?: number;
}

type Eaten = Pick<DiaryEntry, "food" | "quantity">;

function differencesIn(change: Change, timeZone: string): Difference[] {
  if (isKind(change, "add-entries")) return [{ day: change.payload.day, added: change.payload.servings }];
  if (isKind(change, "delete-entry")) return [{ day: change.payload.day, removed: [change.payload.entry] }];
  if (isKind(change, "water")) {
    const { date, glasses, basedOn } = change.payload;
    return [{ day: date, glasses: WATER_COUNTS.reduce((sum, period) => sum + glasses[period] - basedOn[period], 0) }];
  }
  if (!isKind(change, "update-entry")) return [];
  const { entry, day, change: edit } = change.payload;
  const nextDay = edit.loggedAt === undefined ? day : dayAt(new Date(edit.loggedAt), timeZone);
  return [
    { day, removed: [entry] },
    { day: nextDay, added: [{ ...entry, ...edit }] },
  ];
}

function addTo(stored: DaySummary, { added = [], removed = [], glasses = 0 }: Omit<Difference, "day">): DaySummary {
  const entries = Math.max(0, stored.entries + added.length - removed.length);
  const totals: Record<string, number> = { ...stored.totals };
  for (const [nutrient, amount] of Object.entries(sumNutrients(added))) totals[nutrient] = (totals[nutrient] ?? 0) + amount;
  for (const [nutrient, amount] of Object.entries(sumNutrients(removed))) totals[nutrient] = Math.max(0, (totals[nutrient] ?? 0) - amount);
  return { ...stored, entries, totals: entries === 0 ? {} : totals, glasses: Math.max(0, stored.glasses + glasses) };
}

export const projectWater = (water: WaterIntake, pending: readonly PendingChange[]): WaterIntake =>
  pending.reduce((now, one) => (isKind(one, "water") && one.payload.date === water.date ? addGlasses(now, one.payload) : now), water);

function addGlasses(water: WaterIntake, { glasses, basedOn }: Taps): WaterIntake {
  const projected = { ...water };
  for (const period of WATER_COUNTS) {
    const sum = water[period] + glasses[period] - basedOn[period];
    projected[period] = Math.min(WATER_MAX_GLASSES_PER_PERIOD, Math.max(0, sum));
  }
  return projected;
}

export const projectStarred = (foods: readonly FoodListItem[], pending: readonly PendingChange[]): FoodListItem[] =>
  pending.reduce((now, one) => (isKind(one, "star-food") ? withStar(now, one.payload) : now), [...foods]);

export function withStar(foods: readonly FoodListItem[], { food, isStarred }: Star): FoodListItem[] {
  const others = foods.filter(({ id }) => id !== food.id);
  return isStarred ? [...others, food].toSorted((a, b) => a.name.localeCompare(b.name)) : others;
}

/** Whether an unsent change to the entry is queued. */
export const isEntryLate = (pending: readonly PendingChange[], { id }: DiaryEntry): boolean =>
  pending.some((one) => {
    if (!one.isLate) return false;
    if (isKind(one, "add-entries")) return id.startsWith(`${one.payload.idempotencyKey}:`);
    return isKind(one, "update-entry") && one.payload.entry.id === id;
  });

export const isWaterLate = (pending: readonly PendingChange[], date: string): boolean =>
  pending.some((one) => one.isLate && isKind(one, "water") && one.payload.date === date);

/** Whether the entry still has a temporary id. */
export const isDraft = (entry: DiaryEntry): boolean => entry.id.includes(":");

export const draftId = (idempotencyKey: string, index: number): string => `${idempotencyKey}:${index}`;

export const toPendingEntries = ({ servings, idempotencyKey }: Addition): DiaryEntry[] =>
  servings.map((serving, index) => toPendingEntry(serving, draftId(idempotencyKey, index)));

function toPendingEntry({ food, foodVersion, quantity, mealType, portion, customTime, loggedAt }: Serving, id: string): DiaryEntry {
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

export const inOrder = (entries: readonly DiaryEntry[]): DiaryEntry[] => entries.toSorted((a, b) => a.loggedAt.localeCompare(b.loggedAt));

export const newestFirst = (entries: readonly DiaryEntry[]): DiaryEntry[] =>
  entries.toSorted((a, b) => b.loggedAt.localeCompare(a.loggedAt));
