export const GOAL_NOTICES = [
  "goal_low",
  "see_a_doctor",
  "plan_with_adults",
  "lose_changes_nothing",
  "check_height",
  "check_weight",
] as const;
export type GoalNoticeCode = (typeof GOAL_NOTICES)[number];
