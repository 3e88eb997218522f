import { useState } from "react";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { DayCalendar } from "#web/components/diary/calendar/day-calendar.tsx";
import { texts } from "#web/texts/texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogFooter, DialogTitle } from "#web/ui/dialogs/dialog.tsx";
import { dayValues } from "./days/day-names.ts";

interface CopyDialogProps {
  /** 'Copy breakfast' */
  title: string;
  count: number;
  day: string;
  today: string;
  lastDay: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onCopy: (to: string) => void;
}

/** Asks which day to copy to. */
export function CopyDialog({ title, count, day, today, lastDay, isOpen, onOpenChange, onCopy }: CopyDialogProps) {
  const t = texts("diary");
  const [to, setTo] = useState(day === today ? addDays(today, 1) : today);
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent className="overflow-y-auto">
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{t("copy.lead", { count })}</DialogDescription>
        <div className="max-[22.5rem]:-mx-3.5">
          <DayCalendar chosen={to} today={today} lastDay={lastDay} onChoose={setTo} />
        </div>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="ghost">{t("cancel")}</Button>
          </DialogClose>
          <Button
            variant="primary"
            onClick={() => {
              onOpenChange(false);
              onCopy(to);
            }}
          >
            {t("copy.to", dayValues(to, today))}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
