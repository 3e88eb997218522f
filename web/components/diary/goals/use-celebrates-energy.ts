import { useCurrentUser } from "#web/api/sign-in/auth.ts";

/** Reaching a goal far below what a body needs is not celebrated. */
export const useCelebratesEnergy = (): boolean => !useCurrentUser()?.notices?.some(({ code }) => code === "goal_low");
