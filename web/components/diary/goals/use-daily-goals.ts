import { type DayGoals, dailyGoals } from "#core/domain/needs/day-goals.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";

/** The daily goals of the signed-in user. */
export const useDailyGoals = (): DayGoals => dailyGoals(useCurrentUser());
