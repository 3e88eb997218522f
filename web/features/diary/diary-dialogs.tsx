import { lazy, Suspense } from "react";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { texts } from "#web/texts/texts.ts";
import { CopyDialog } from "./copy-dialog.tsx";
import { dayValues } from "./days/day-names.ts";
import type { useDialog } from "./use-dialog.ts";
import type { useDiaryChanges } from "./use-diary-changes.ts";

const AddFoodSheet = lazy(async () => ({ default: (await import("./add-food/add-food-sheet.tsx")).AddFoodSheet }));
const ManualEntryDialog = lazy(async () => ({ default: (await import("./add-food/manual-entry-dialog.tsx")).ManualEntryDialog }));
const SaveMealDialog = lazy(async () => ({ default: (await import("./save-meal-dialog.tsx")).SaveMealDialog }));
const EditEntrySheet = lazy(async () => ({ default: (await import("./edit-entry-sheet.tsx")).EditEntrySheet }));

/** The open dialog. It keeps the day for which it was opened, even after midnight. */
export type DiaryQuestion = { day: string } & (
  | { kind: "add" | "manual"; meal: MealType }
  | { kind: "edit"; entry: DiaryEntry }
  | { kind: "copy"; title: string; entries: readonly DiaryEntry[] }
  | { kind: "save"; meal: MealType; entries: readonly DiaryEntry[] }
);

interface DiaryDialogsProps {
  dialog: ReturnType<typeof useDialog<DiaryQuestion>>;
  changes: ReturnType<typeof useDiaryChanges>;
  today: string;
  lastDay: string;
}

/** Shows one dialog at a time. */
export function DiaryDialogs({ dialog: { content, isOpen, setIsOpen }, changes, today, lastDay }: DiaryDialogsProps) {
  if (!content) return null;
  const { what, key } = content;
  const { day } = what;
  const frame = { isOpen, onOpenChange: setIsOpen };
  return (
    <Suspense key={key}>
      {what.kind === "add" && <AddFoodSheet {...frame} day={day} mealType={what.meal} />}
      {what.kind === "manual" && <ManualEntryDialog {...frame} day={day} mealType={what.meal} />}
      {what.kind === "edit" && (
        <EditEntrySheet
          {...frame}
          day={day}
          entry={what.entry}
          onSave={(edit) => changes.change(what.entry, edit)}
          onRemove={() => changes.remove(what.entry)}
        />
      )}
      {what.kind === "copy" && (
        <CopyDialog
          {...frame}
          title={what.title}
          count={what.entries.length}
          day={day}
          today={today}
          lastDay={lastDay}
          onCopy={(to) => changes.copy({ entries: what.entries, to, description: texts("diary")("copy.found", dayValues(to, today)) })}
        />
      )}
      {what.kind === "save" && <SaveMealDialog {...frame} meal={what.meal} entries={what.entries} />}
    </Suspense>
  );
}
