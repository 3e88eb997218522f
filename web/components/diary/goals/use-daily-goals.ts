import { type DayGoals, dailyGoals } from "#core/domain/needs/day-goals.ts";
import { useCurrentUser } from "#web/api/sign-in/auth.ts";

/** What the signed-in user's day is measured against. */
export const useDailyGoals = (): DayGoals => dailyGoals(useCurrentUser());
