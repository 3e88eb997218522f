import { HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { readStoredJson, store } from "#web/lib/storage.ts";
import { personalKey, visitorKey } from "#web/lib/storage-keys.ts";

/** The timer of a step: running until `endsAt`, or paused with `leftMs` left. */
export interface StepTimer {
  endsAt?: number;
  leftMs: number;
}

/** The progress in a recipe. It is stored on the device, so that a reload does not lose a timer. */
export interface CookSession {
  step: number;
  timers: Readonly<Record<string, StepTimer>>;
  savedAt: number;
}

const FORGOTTEN_AFTER_MS = 12 * HOUR_MS;

/** A member's session is stored under their id, so that the next user of this device does not see it. A visitor has no id. */
export const sessionKey = (userId: string | undefined, slug: string): string =>
  userId === undefined ? visitorKey("cooking", slug) : personalKey(userId, "cooking", slug);

export const startSession = (): CookSession => ({ step: 0, timers: {}, savedAt: Date.now() });

/** Returns the stored session, unless it is invalid, older than 12 hours or outside the recipe's steps. */
export function readSession(key: string, steps: number, now = Date.now()): CookSession | undefined {
  const stored = readStoredJson(key) as Partial<CookSession> | null;
  if (typeof stored?.step !== "number" || typeof stored.savedAt !== "number" || typeof stored.timers !== "object") return undefined;
  if (now - stored.savedAt > FORGOTTEN_AFTER_MS || stored.step < 0 || stored.step >= steps) return undefined;
  const timers = Object.entries(stored.timers ?? {}).filter(([, timer]) => typeof timer?.leftMs === "number");
  return { step: stored.step, timers: Object.fromEntries(timers), savedAt: stored.savedAt };
}

export const storeSession = (key: string, session: CookSession): void => store(key, JSON.stringify({ ...session, savedAt: Date.now() }));
export const endSession = (key: string): void => store(key, null);

export const remainingMs = ({ endsAt, leftMs }: StepTimer, now: number): number =>
  endsAt === undefined ? leftMs : Math.max(0, endsAt - now);
export const isRunning = (timer: StepTimer | undefined, now: number): boolean => timer?.endsAt !== undefined && timer.endsAt > now;
export const hasRung = (timer: StepTimer | undefined, now: number): boolean => timer?.endsAt !== undefined && timer.endsAt <= now;

/** Starts, pauses or resumes the timer. */
export function toggleTimer(timer: StepTimer | undefined, minutes: number, now: number): StepTimer {
  if (timer === undefined || hasRung(timer, now)) return { endsAt: now + minutes * MINUTE_MS, leftMs: minutes * MINUTE_MS };
  const leftMs = remainingMs(timer, now);
  return timer.endsAt === undefined ? { endsAt: now + leftMs, leftMs } : { leftMs };
}

export function addMinute(timer: StepTimer, now: number): StepTimer {
  const leftMs = remainingMs(timer, now) + MINUTE_MS;
  return timer.endsAt === undefined ? { leftMs } : { endsAt: now + leftMs, leftMs };
}

/** '8:42', '1:05:00' */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}
