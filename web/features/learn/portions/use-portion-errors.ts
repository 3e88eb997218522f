import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { readStoredJson, store } from "#web/lib/storage.ts";
import { personalKey } from "#web/lib/storage-keys.ts";
import { today } from "#web/lib/today.ts";
import { useStoredState } from "#web/lib/use-stored-state.ts";
import { isWeek, startOfWeek, type WeekOfGuesses } from "./guess-weeks.ts";

const MAX_WEEKS = 6;

function readWeeks(key: string): readonly WeekOfGuesses[] {
  const stored = readStoredJson(key);
  return Array.isArray(stored) ? stored.filter(isWeek) : [];
}

/** The errors of the guesses by week, stored on this device for the signed-in user. */
export function usePortionErrors() {
  const userId = useCurrentUser()?.id;
  const key = userId && personalKey(userId, "portion-errors");
  const [weeks, setWeeks] = useStoredState<readonly WeekOfGuesses[]>(() => (key ? readWeeks(key) : []), []);
  const add = (error: number) => {
    const week = startOfWeek(today());
    const thisWeek = weeks.find((one) => one.week === week);
    const next = [
      ...weeks.filter((one) => one.week !== week),
      { week, guesses: (thisWeek?.guesses ?? 0) + 1, error: (thisWeek?.error ?? 0) + error },
    ].slice(-MAX_WEEKS);
    setWeeks(next);
    if (key) store(key, JSON.stringify(next));
  };
  return { weeks, add };
}
