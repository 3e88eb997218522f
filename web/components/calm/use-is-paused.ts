import { useCurrentUser } from "#web/api/sign-in/auth.ts";

/** Whether this user does not want to hear about empty days; logging ends it. */
export const useIsPaused = (): boolean => Boolean(useCurrentUser()?.view?.pausedSince);

export const PAUSED_LINE = "You are on a break. Your diary is here whenever you want it.";
