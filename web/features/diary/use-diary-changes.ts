import type { DiaryEntry } from "#core/contracts/diary.ts";
import { instantAt, timeAt } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { MEALS, type MealType } from "#core/domain/diary/meals.ts";
import { useAddEntries, useDeleteEntry, useUpdateEntry } from "#web/api/diary.ts";
import type { Serving } from "#web/api/offline/outbox/projection.ts";
import { addFailed } from "#web/components/diary/diary-messages.ts";
import { noRoom } from "#web/components/diary/limit-message.ts";
import { randomKey } from "#web/lib/random-key.ts";
import { timeZone } from "#web/lib/today.ts";
import { texts } from "#web/texts/texts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";

export type EntryEdit = Parameters<ReturnType<typeof useUpdateEntry>["mutate"]>[0]["change"];

interface Copy {
  entries: readonly DiaryEntry[];
  to: string;
  /** The text of the toast, below the number of copied foods. */
  description: string;
}

/** Changes to a day's entries. They are visible at once, can be undone, and are reverted with a message if the server rejects them. */
export function useDiaryChanges(day: string) {
  const t = texts("diary");
  const { mutateAsync: add } = useAddEntries();
  const { mutateAsync: update } = useUpdateEntry();
  const { mutateAsync: drop } = useDeleteEntry();

  /** Sent in one request, so that all entries are added or none. */
  const addAll = (servings: Serving[], to: string): Promise<DiaryEntry[]> => add({ day: to, servings, idempotencyKey: randomKey() });

  function change(entry: DiaryEntry, edit: EntryEdit): void {
    update({ entry, day, change: edit }).catch(reportError(t("entry.notChanged")));
  }

  function move(entry: DiaryEntry, mealType: MealType): void {
    if (mealType === entry.mealType) return;
    change(entry, { mealType });
    toast({
      title: t("entry.moved", { meal: MEALS[mealType].name }),
      description: entry.food.name,
      action: { label: t("undo"), onAct: () => change({ ...entry, mealType }, { mealType: entry.mealType }) },
    });
  }

  function remove(entry: DiaryEntry): void {
    const removal = drop({ entry, day });
    removal.catch(reportError(t("entry.notRemoved")));
    const putBack = () => addAll([toServing(entry, new Date(entry.loggedAt))], day).catch(reportAddError);
    toast({
      title: t("entry.removed", { food: entry.food.name }),
      // If the removal failed, the entry has already been restored.
      action: { label: t("undo"), onAct: () => void removal.then(putBack, () => undefined) },
    });
  }

  function copy({ entries, to, description }: Copy): void {
    if (entries.length > MAX_ENTRIES_A_DAY) {
      // Days from version 1.0 may have more entries than a day now accepts.
      toast({ title: t("copy.tooMany"), description: t("copy.tooManyText", { most: MAX_ENTRIES_A_DAY }), kind: "info" });
      return;
    }
    const addition = addAll(
      entries.map((entry) => toServing(entry, sameTimeOn(to, entry))),
      to,
    );
    addition.catch(reportAddError);
    const takeBack = (added: DiaryEntry[]) =>
      Promise.all(added.map((entry) => drop({ entry, day: to }))).catch(reportError(t("entry.notRemoved")));
    toast({
      title: t("copy.done", { count: entries.length }),
      description,
      action: { label: t("undo"), onAct: () => void addition.then(takeBack, () => undefined) },
    });
  }

  return { change, move, remove, copy };
}

const reportError = (description: string) => (error: unknown) =>
  toast(noRoom(error) ?? { title: texts("shared")("error"), description, kind: "destructive" });

const reportAddError = (error: unknown) => toast(addFailed(error));

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
