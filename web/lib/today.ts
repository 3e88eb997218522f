import { useSyncExternalStore } from "react";
import { dayAt, dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { renderContext } from "./render-context.ts";

/** Where the person is, as far as their device knows. */
export const timeZone = (): string => renderContext().timeZone;

export const today = (): string => dayAt(new Date(), timeZone());

/** Timers sleep with the device: on waking up the day is looked at again. */
function watchMidnight(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(look, dayBounds(today(), timeZone()).end.getTime() - Date.now() + 1);
    onChange();
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}

/** The person's calendar day; a page left open over midnight turns to the next. */
export const useToday = (): string => useSyncExternalStore(watchMidnight, today, today);
