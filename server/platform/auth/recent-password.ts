import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import type { Session } from "#server/platform/auth/sessions/sessions.ts";
import { AppError } from "#server/platform/http/errors.ts";

/** @internal Only tests use it from outside. */
export const RECENT_MS = 10 * MINUTE_MS;
/** The maximum difference between the clocks of two servers. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/**
 * Required before actions that would give a stranger lasting access, because an unlocked device must not be enough. The web app asks for
 * the password and retries.
 */
export function requireRecentPassword(session: Session | null): void {
  const age = session ? Date.now() - session.verifiedAt.getTime() : Number.POSITIVE_INFINITY;
  if (age > RECENT_MS || age < -CLOCKS_DIFFER_MS) {
    throw new AppError("forbidden", "login.passwordNeeded", { code: "password_needed" });
  }
}
