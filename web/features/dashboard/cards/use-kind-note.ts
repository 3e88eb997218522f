import { areMostDaysLow } from "#core/domain/diary/low-days.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { useIsCalm } from "#web/components/calm/use-is-calm.ts";
import { toLevel, useClosedNote } from "#web/components/diary/goals/use-closed-note.ts";
import { useDailyGoals } from "#web/components/diary/goals/use-daily-goals.ts";
import { useWeek } from "./use-day.tsx";

export interface KindNote {
  about: "goal" | "days";
  close: () => void;
}

/** At most one kind note: about a goal far below the need, or else about a week of low days. Computed here, and sent nowhere. */
export function useKindNote(): KindNote | undefined {
  const { energy } = useDailyGoals();
  const isCalm = useIsCalm();
  // A page in calm mode starts without the goal, so there the server's notice decides.
  const isGoalLow = useCurrentUser()?.notices?.some(({ code }) => code === "goal_low") ?? false;
  const aboutGoal = useClosedNote("closed-note", isCalm ? undefined : toLevel(energy.goalKcal));
  const aboutDays = useClosedNote("closed-note-2");
  const { to, query } = useWeek();
  if (!aboutGoal.isRead || !aboutDays.isRead) return undefined;
  if ((isCalm ? isGoalLow : energy.guard === "kind") && !aboutGoal.isClosedAt()) return { about: "goal", close: () => aboutGoal.close() };
  const isWeekLow = query.data !== undefined && areMostDaysLow(query.data.days, to, energy);
  return isWeekLow && !aboutDays.isClosedAt() ? { about: "days", close: () => aboutDays.close() } : undefined;
}
