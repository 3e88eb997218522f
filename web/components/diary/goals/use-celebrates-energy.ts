import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";

/** Whether reaching the energy goal is celebrated, which it is not if the goal is far below what a body needs. */
export const useCelebratesEnergy = (): boolean => !useCurrentUser()?.notices?.some(({ code }) => code === "goal_low");
