import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays, isDay } from "#core/domain/calendar/calendar-day.ts";
import { cn } from "#web/lib/class-names.ts";
import { formatLongDatedDay } from "#web/lib/format/days.ts";
import { once } from "#web/lib/lazy-value.ts";
import { texts } from "#web/texts/texts.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { addMonths, weeksOfMonth } from "./calendar-month.ts";

interface DayCalendarProps {
  chosen: string;
  today: string;
  /** Later days cannot be chosen. */
  lastDay: string;
  onChoose: (day: string) => void;
  /** Whether the chosen day takes the focus when the calendar opens. */
  takesFocus?: boolean;
}

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;
const KEY_STEPS: Partial<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const MONTH = once(() => new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" }));

/** A month to choose a day from. Arrow keys move by day, Page Up and Page Down by month. */
export function DayCalendar({ chosen, today, lastDay, onChoose, takesFocus = false }: DayCalendarProps) {
  const t = texts("diary-parts");
  const [active, setActive] = useState(chosen);
  const grid = useRef<HTMLTableElement>(null);
  const focusNext = useRef(takesFocus);
  useEffect(() => {
    if (focusNext.current) grid.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus();
    focusNext.current = false;
  }, [active]);

  function show(day: string) {
    const reachable = day > lastDay ? lastDay : day;
    if (isDay(reachable)) setActive(reachable);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = KEY_STEPS[event.key]?.(active);
    if (!next) return;
    event.preventDefault();
    focusNext.current = true;
    show(next);
  }

  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between">
        <IconButton label={t("month.before")} onClick={() => show(addMonths(active, -1))}>
          <CaretLeftIcon weight="bold" />
        </IconButton>
        <p aria-live="polite" className="font-bold font-display text-lg">
          {MONTH().format(new Date(active))}
        </p>
        <IconButton
          label={t("month.after")}
          aria-disabled={active.slice(0, 7) >= lastDay.slice(0, 7)}
          className="aria-disabled:opacity-40"
          onClick={() => show(addMonths(active, 1))}
        >
          <CaretRightIcon weight="bold" />
        </IconButton>
      </div>
      <table ref={grid} onKeyDown={onKeyDown} className="w-full table-fixed border-collapse">
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={t(`weekday.${weekday}`)} className="pb-1 font-semibold text-muted-foreground text-xs">
                {t(`weekdayShort.${weekday}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(active).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={day ?? WEEKDAYS[index]} className="p-0 text-center">
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === active ? 0 : -1}
                      disabled={day > lastDay}
                      aria-label={formatLongDatedDay(day)}
                      aria-pressed={day === chosen}
                      aria-current={day === today ? "date" : undefined}
                      onClick={() => onChoose(day)}
                      className={cn(
                        "size-11 max-w-full rounded-full font-bold font-display transition-colors duration-150 hover:bg-accent disabled:opacity-40",
                        "aria-[current=date]:shadow-[inset_0_0_0_2px_var(--primary-edge)]",
                        "aria-pressed:bg-foreground aria-pressed:text-background aria-pressed:shadow-none",
                      )}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
