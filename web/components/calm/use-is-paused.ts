import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { texts } from "#web/texts/texts.ts";

/** Whether the user takes a break and does not want messages about empty days. Logging a food ends the break. */
export const useIsPaused = (): boolean => Boolean(useCurrentUser()?.view?.pausedSince);

export const pausedLine = (): string => texts("calm")("break.line");
