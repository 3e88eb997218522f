import { personalKey, readStoredJson, store } from "#web/lib/storage.ts";

/** A timer of a step: it runs until an instant, or waits with what is left. */
export interface StepTimer {
  endsAt?: number;
  leftMs: number;
}

/** Where somebody is in a recipe. It stays on the device, so that a reload loses no timer. */
export interface CookSession {
  step: number;
  timers: Readonly<Record<string, StepTimer>>;
  savedAt: number;
}

const FORGOTTEN_AFTER_MS = 12 * 60 * 60 * 1000;

/** What a member cooks is theirs: the next person at this device finds nothing of it. A visitor has no account to leave. */
export const sessionKey = (userId: string | undefined, slug: string): string =>
  userId === undefined ? `cooking:${slug}` : personalKey(userId, `cooking:${slug}`);

export const startSession = (): CookSession => ({ step: 0, timers: {}, savedAt: Date.now() });

/** What was left open, unless it is from another day of cooking or written by another version. */
export function readSession(key: string, steps: number, now = Date.now()): CookSession | undefined {
  const stored = readStoredJson(key) as Partial<CookSession> | null;
  if (typeof stored?.step !== "number" || typeof stored.savedAt !== "number" || typeof stored.timers !== "object") return undefined;
  if (now - stored.savedAt > FORGOTTEN_AFTER_MS || stored.step < 0 || stored.step >= steps) return undefined;
  const timers = Object.entries(stored.timers ?? {}).filter(([, timer]) => typeof timer?.leftMs === "number");
  return { step: stored.step, timers: Object.fromEntries(timers), savedAt: stored.savedAt };
}

export const keepSession = (key: string, session: CookSession): void => store(key, JSON.stringify({ ...session, savedAt: Date.now() }));
export const endSession = (key: string): void => store(key, null);

export const leftOf = ({ endsAt, leftMs }: StepTimer, now: number): number => (endsAt === undefined ? leftMs : Math.max(0, endsAt - now));
export const isRunning = (timer: StepTimer | undefined, now: number): boolean => timer?.endsAt !== undefined && timer.endsAt > now;
export const hasRung = (timer: StepTimer | undefined, now: number): boolean => timer?.endsAt !== undefined && timer.endsAt <= now;

/** Starts it, pauses it, or goes on. */
export function toggleTimer(timer: StepTimer | undefined, minutes: number, now: number): StepTimer {
  if (timer === undefined || hasRung(timer, now)) return { endsAt: now + minutes * 60_000, leftMs: minutes * 60_000 };
  const leftMs = leftOf(timer, now);
  return timer.endsAt === undefined ? { endsAt: now + leftMs, leftMs } : { leftMs };
}

export function addMinute(timer: StepTimer, now: number): StepTimer {
  const leftMs = leftOf(timer, now) + 60_000;
  return timer.endsAt === undefined ? { leftMs } : { endsAt: now + leftMs, leftMs };
}

/** '8:42', '1:05:00' */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
