import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { addDays, isDay } from "#core/domain/calendar/calendar-day.ts";
import { whenIdle } from "#web/lib/page-load/when-idle.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { dayTitle } from "./day-names.ts";

interface DayBarProps {
  day: string;
  today: string;
  lastDay: string;
  onDayChange: (day: string) => void;
}

/** Buttons for the previous and the next day, and a calendar for all other days. */
export function DayBar({ day, today, lastDay, onDayChange }: DayBarProps) {
  const t = texts("diary");
  return (
    <div className="-mx-2 flex items-center justify-between">
      <Step label={t("day.before")} to={addDays(day, -1)} lastDay={lastDay} onDayChange={onDayChange}>
        <CaretLeftIcon weight="bold" />
      </Step>
      <DateButton day={day} today={today} lastDay={lastDay} onDayChange={onDayChange} />
      <Step label={t("day.after")} to={addDays(day, 1)} lastDay={lastDay} onDayChange={onDayChange}>
        <CaretRightIcon weight="bold" />
      </Step>
    </div>
  );
}

interface StepProps {
  label: string;
  to: string;
  lastDay: string;
  onDayChange: (day: string) => void;
  children: ReactNode;
}

function Step({ label, to, lastDay, onDayChange, children }: StepProps) {
  const isReachable = isDay(to) && to <= lastDay;
  return (
    // `disabled` would make keyboard users lose the focus.
    <IconButton
      label={label}
      aria-disabled={!isReachable}
      className="aria-disabled:opacity-40"
      onClick={() => isReachable && onDayChange(to)}
    >
      {children}
    </IconButton>
  );
}

const loadPopover = async () => ({ default: (await import("./day-popover.tsx")).DayPopover });
const DayPopover = lazy(loadPopover);
const preload = () => void loadPopover().catch(() => undefined);

function DateButton(props: DayBarProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => whenIdle(preload), []);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-bold font-display text-[1.0625rem] leading-none hover:bg-accent [&_svg]:size-5 [&_svg]:shrink-0"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(!isOpen);
        }}
      >
        <CalendarBlankIcon weight="bold" aria-hidden="true" />
        <span>
          {texts("diary").rich("day.chooseNamed", {
            day: dayTitle(props.day, props.today),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </span>
        <CaretDownIcon weight="bold" aria-hidden="true" />
      </button>
      {wasOpened && (
        <Suspense fallback={null}>
          <DayPopover trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen} {...props} />
        </Suspense>
      )}
    </>
  );
}
