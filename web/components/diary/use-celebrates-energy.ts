import { useCurrentUser } from "#web/api/auth.ts";

/** A goal far below what a body needs can be reached without anybody cheering. */
export const useCelebratesEnergy = (): boolean => !useCurrentUser()?.notices?.some(({ code }) => code === "goal_low");
