import type { GoalNotice, LowGoalAdvice } from "#core/domain/needs/goal-notices.ts";
import type { CareTexts } from "#core/texts/domain-texts.ts";

const NOTICES: Record<Exclude<GoalNotice["code"], "goal_low">, string> = {
  see_a_doctor:
    "Your body may be asking for more right now, so there is no goal to pick here. A doctor can check how you are growing, and a dietitian can make a plan with you that gives you strength.",
  plan_with_adults: "Before 19, losing weight is for a parent or doctor to plan with you, so this choice changes no number here.",
  lose_changes_nothing: "This choice changes no number here: a day is measured against what a body needs.",
  check_height: "This height is unusual for your age. Is it in the right unit? Until then nothing is worked out from it.",
  check_weight: "This weight is unusual for your age and height. Is it in the right unit? Until then nothing is worked out from it.",
};

const LOW_GOAL: Record<LowGoalAdvice, string> = {
  factual: "This goal is well below what most people your age need in a day.",
  "unknown-age": "This goal is lower than most people need. A parent, doctor or school nurse can help you pick one.",
  growing: "This goal is lower than most people your age need to grow. A parent, doctor or school nurse can help you pick one.",
  "grown-up": "This goal is lower than most people your age need. A doctor or a dietitian can help you pick one.",
};

export const careTexts: CareTexts = {
  goalNotice: (notice) => (notice.code === "goal_low" ? LOW_GOAL[notice.advice] : NOTICES[notice.code]),
};
