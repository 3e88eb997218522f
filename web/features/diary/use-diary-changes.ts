import type { DiaryEntry } from "#core/contracts/diary.ts";
import { instantAt, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { useAddEntries, useDeleteEntry, useUpdateEntry } from "#web/api/diary.ts";
import type { Serving } from "#web/api/offline/outbox/projection.ts";
import { ADD_FAILED } from "#web/components/diary/diary-messages.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { foodCount } from "#web/components/food/food-count.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { timeZone } from "#web/lib/today.ts";
import { type ToastMessage, toast } from "#web/ui/toasts/use-toast.ts";

export type EntryEdit = Parameters<ReturnType<typeof useUpdateEntry>["mutate"]>[0]["change"];

interface Copy {
  entries: readonly DiaryEntry[];
  to: string;
  /** The text of the toast, below the number of copied foods. */
  description: string;
}

/** Changes to a day's entries. They are visible at once, can be undone, and are reverted with a message if the server rejects them. */
export function useDiaryChanges(day: string) {
  const { mutateAsync: add } = useAddEntries();
  const { mutateAsync: update } = useUpdateEntry();
  const { mutateAsync: drop } = useDeleteEntry();

  /** Sent in one request, so that all entries are added or none. */
  const addAll = (servings: Serving[], to: string): Promise<DiaryEntry[]> => add({ day: to, servings, idempotencyKey: randomKey() });

  function change(entry: DiaryEntry, edit: EntryEdit): void {
    update({ entry, day, change: edit }).catch(reportError(CHANGE_FAILED));
  }

  function move(entry: DiaryEntry, mealType: MealType): void {
    if (mealType === entry.mealType) return;
    change(entry, { mealType });
    toast({
      title: `Moved to ${MEALS[mealType].name}`,
      description: entry.food.name,
      action: { label: "Undo", onAct: () => change({ ...entry, mealType }, { mealType: entry.mealType }) },
    });
  }

  function remove(entry: DiaryEntry): void {
    const removal = drop({ entry, day });
    removal.catch(reportError(REMOVE_FAILED));
    const putBack = () => addAll([toServing(entry, new Date(entry.loggedAt))], day).catch(reportError(ADD_FAILED));
    toast({
      title: `Removed ${entry.food.name}`,
      // If the removal failed, the entry has already been restored.
      action: { label: "Undo", onAct: () => void removal.then(putBack, () => undefined) },
    });
  }

  function copy({ entries, to, description }: Copy): void {
    if (entries.length > MAX_ENTRIES_A_DAY) {
      toast(TOO_MANY_TO_COPY);
      return;
    }
    const addition = addAll(
      entries.map((entry) => toServing(entry, sameTimeOn(to, entry))),
      to,
    );
    addition.catch(reportError(ADD_FAILED));
    const takeBack = (added: DiaryEntry[]) => Promise.all(added.map((entry) => drop({ entry, day: to }))).catch(reportError(REMOVE_FAILED));
    toast({
      title: `Copied ${foodCount(entries.length)}`,
      description,
      action: { label: "Undo", onAct: () => void addition.then(takeBack, () => undefined) },
    });
  }

  return { change, move, remove, copy };
}

const failure = (description: string): ToastMessage => ({ title: "Error", description, kind: "destructive" });
const CHANGE_FAILED = failure("Failed to change the entry. Please try again.");
const REMOVE_FAILED = failure("Failed to remove food from diary. Please try again.");

/** Days from version 1.0 may have more entries than a day now accepts. */
const TOO_MANY_TO_COPY: ToastMessage = {
  title: "Too many to copy",
  description: `A day has room for ${MAX_ENTRIES_A_DAY} foods. Try copying one meal at a time.`,
  kind: "info",
};

const reportError = (message: ToastMessage) => (error: unknown) => toast(noRoom(error) ?? message);

/** Uses the figures of the entry, because the food's current figures may differ. */
const toServing = ({ food, foodVersion, quantity, mealType, portion, customTime }: DiaryEntry, loggedAt: Date): Serving => ({
  food,
  ...(foodVersion !== undefined && { foodVersion }),
  quantity,
  mealType,
  portion,
  customTime,
  loggedAt,
});

const sameTimeOn = (day: string, { loggedAt }: DiaryEntry): Date => instantAt(day, timeAt(new Date(loggedAt), timeZone()), timeZone());
