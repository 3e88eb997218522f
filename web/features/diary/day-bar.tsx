import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { Popover } from "radix-ui";
import { type ReactNode, useState } from "react";
import { addDays, isDay } from "#core/domain/calendar/calendar-day.ts";
import { DayCalendar } from "#web/components/diary/day-calendar.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { dayTitle } from "./day-names.ts";

interface DayBarProps {
  day: string;
  today: string;
  lastDay: string;
  onGo: (day: string) => void;
}

/** One day back, one on, and a calendar for all the others. */
export function DayBar({ day, today, lastDay, onGo }: DayBarProps) {
  return (
    <div className="-mx-2 flex items-center justify-between">
      <Step label="Day before" to={addDays(day, -1)} lastDay={lastDay} onGo={onGo}>
        <CaretLeftIcon weight="bold" />
      </Step>
      <DateButton day={day} today={today} lastDay={lastDay} onGo={onGo} />
      <Step label="Day after" to={addDays(day, 1)} lastDay={lastDay} onGo={onGo}>
        <CaretRightIcon weight="bold" />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  to: string;
  lastDay: string;
  onGo: (day: string) => void;
  children: ReactNode;
}

function Step({ label, to, lastDay, onGo, children }: StepProps) {
  const isReachable = isDay(to) && to <= lastDay;
  return (
    // Not `disabled`, which would drop the focus of somebody who steps with the keyboard.
    <IconButton label={label} aria-disabled={!isReachable} className="aria-disabled:opacity-40" onClick={() => isReachable && onGo(to)}>
      {children}
    </IconButton>
  );
}

function DateButton({ day, today, lastDay, onGo }: DayBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-bold font-display text-[1.0625rem] leading-none hover:bg-accent [&_svg]:size-5 [&_svg]:shrink-0">
        <CalendarBlankIcon weight="bold" aria-hidden="true" />
        <span>
          <span className="sr-only">Choose a day: </span>
          {dayTitle(day, today)}
        </span>
        <CaretDownIcon weight="bold" aria-hidden="true" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label="Choose a day"
          sideOffset={8}
          collisionPadding={4}
          className="z-50 w-88 max-w-[calc(100vw-0.5rem)] origin-(--radix-popover-content-transform-origin) rounded-[1.25rem] bg-popover px-0.5 py-3 text-popover-foreground shadow-[var(--shadow-2),inset_0_0_0_1px_var(--card-line)] data-[state=closed]:animate-fade-out data-[state=open]:animate-menu-in min-[22.5rem]:px-3"
        >
          <DayCalendar
            takesFocus
            chosen={day}
            today={today}
            lastDay={lastDay}
            onChoose={(chosen) => {
              setIsOpen(false);
              onGo(chosen);
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
