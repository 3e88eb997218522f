import { useEffect, useState } from "react";
import { DAY_MS } from "#core/domain/calendar/durations.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { readStoredJson, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";

/** A closed note is silent for this long. */
const SILENT_DAYS = 14;

/** When a note was closed, the level below which it comes back, and the saved level that was last seen. */
type Closed = readonly [at: number, level: number, saved: number];

/** Neither the name nor what is stored under it reveals which note it was. */
export type NoteName = "closed-note" | "closed-note-2" | "closed-note-3";

/** Anything else, such as what an earlier version stored, counts as not closed. */
function readClosed(key: string): Closed | null {
  const found = readStoredJson(key);
  const isClosed = Array.isArray(found) && found.length === 3 && found.every((part) => typeof part === "number");
  // Safe to cast: it has three numbers.
  return isClosed ? (found as unknown as Closed) : null;
}

/**
 * Whether a kind note is closed. It is remembered on this device until the user logs out, and never sent to the server. `saved` is the
 * level of the saved goal, undefined while it is not known or for a note that is not about it. Once the goal was raised, lowering it again
 * brings the note back.
 */
export function useClosedNote(name: NoteName, saved?: number) {
  const key = personalKey(useCurrentUser()?.id ?? "", name);
  const [closed, setClosed, isRead] = useStoredState<Closed | null>(() => readClosed(key), null);
  const [now] = useState(() => Date.now());
  const [at, level, seen] = closed ?? [];
  useEffect(() => {
    if (at === undefined || level === undefined || seen === undefined || saved === undefined || seen === saved) return;
    const next: Closed = [at, saved > seen ? Math.max(level, saved) : level, saved];
    store(key, JSON.stringify(next));
    setClosed(next);
  }, [at, level, seen, saved, key, setClosed]);

  return {
    /** False while the server renders, which cannot know what was closed. */
    isRead,
    /** At the level of the saved goal, or of another that is being typed. */
    isClosedAt: (current = saved) =>
      at !== undefined && level !== undefined && now - at < SILENT_DAYS * DAY_MS && (current === undefined || current >= level),
    close: (level = saved) => {
      const next: Closed = [now, level ?? 0, saved ?? 0];
      store(key, JSON.stringify(next));
      setClosed(next);
    },
  };
}

/** The level of a goal: having none is higher than any. */
export const toLevel = (goalKcal: number | null): number => goalKcal ?? Number.MAX_SAFE_INTEGER;
