import { Popover } from "radix-ui";
import { type RefObject, useRef } from "react";
import { DayCalendar } from "#web/components/diary/calendar/day-calendar.tsx";
import { texts } from "#web/texts/texts.ts";

interface DayPopoverProps {
  /** The button that opens the calendar. */
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  day: string;
  today: string;
  lastDay: string;
  onDayChange: (day: string) => void;
}

/** The calendar below the button. Loaded on demand, because most visits to the diary never open it. */
export function DayPopover({ trigger, isOpen, onOpenChange, day, today, lastDay, onDayChange }: DayPopoverProps) {
  const hasPressedElsewhere = useRef(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      {/* Safe to cast: the button is mounted before the calendar can open. */}
      <Popover.Anchor virtualRef={trigger as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={texts("diary")("day.choose")}
          sideOffset={8}
          collisionPadding={4}
          className="z-50 w-88 max-w-[calc(100vw-0.5rem)] origin-(--radix-popover-content-transform-origin) rounded-[1.25rem] bg-popover px-0.5 py-3 text-popover-foreground shadow-[var(--shadow-2),inset_0_0_0_1px_var(--card-line)] data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in min-[22.5rem]:px-3"
          onInteractOutside={(event) => {
            hasPressedElsewhere.current = true;
            // The button closes the calendar itself.
            if (event.target instanceof Node && trigger.current?.contains(event.target)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!hasPressedElsewhere.current) trigger.current?.focus();
            hasPressedElsewhere.current = false;
          }}
        >
          <DayCalendar
            takesFocus
            chosen={day}
            today={today}
            lastDay={lastDay}
            onChoose={(chosen) => {
              onOpenChange(false);
              onDayChange(chosen);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
