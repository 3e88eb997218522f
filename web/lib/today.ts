import { useSyncExternalStore } from "react";
import { dayAt, dayBounds } from "#core/domain/calendar/calendar-day.ts";
import { renderContext } from "./render-context.ts";

/** The user's time zone, as reported by the device. */
export const timeZone = (): string => renderContext().timeZone;

export const today = (): string => renderContext().today ?? dayAt(new Date(), timeZone());

/** Timers pause while the device sleeps, so the day is checked again when it wakes up. */
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

/** The user's calendar day. A page that stays open over midnight moves on to the next day. */
export const useToday = (): string => useSyncExternalStore(watchMidnight, today, today);
