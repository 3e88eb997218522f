import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useClosedNote } from "#web/components/diary/goals/use-closed-note.ts";
import { useWeekAllergens, WeekAllergensText } from "#web/components/food/warnings/week-allergens.tsx";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Tells a user once what this week's diary holds of what they avoid. */
export function WeekAllergensNote() {
  const { isRead, isClosedAt, close } = useClosedNote("closed-note-3");
  return isRead && !isClosedAt() && <OpenNote onClose={() => close()} />;
}

function OpenNote({ onClose }: { onClose: () => void }) {
  const t = texts("diary");
  const week = useWeekAllergens();
  if (week.foods.length === 0) return null;
  return (
    <section aria-label={t("week.title")} className="grid grid-cols-[1fr_2.75rem] gap-2.5 rounded-xl bg-muted py-3 pe-2 ps-4 md:ps-5">
      <div className="grid gap-1 pt-0.5">
        <WeekAllergensText {...week} />
        <p className="text-pretty text-muted-foreground text-sm">{t("week.text")}</p>
      </div>
      <IconButton label={t("week.close")} onClick={onClose} className="-mt-1">
        <XIcon weight="bold" />
      </IconButton>
    </section>
  );
}
