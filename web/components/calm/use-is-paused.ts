import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";

/** Whether the user takes a break and does not want messages about empty days. Logging a food ends the break. */
export const useIsPaused = (): boolean => Boolean(useCurrentUser()?.view?.pausedSince);

export const PAUSED_LINE = "You are on a break. Your diary is here whenever you want it.";
