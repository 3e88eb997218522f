import { implausibleMeasures, isUnderweight } from "./body-measures.ts";
import { measureEnergy, type PersonWithGoal } from "./energy-measure.ts";
import type { GoalNoticeCode } from "./goal-notice-codes.ts";
import type { WeightGoal } from "./profile-choices.ts";

export interface GoalNotice {
  code: GoalNoticeCode;
  /** In a kind tone; it blocks nothing. */
  message: string;
}

export interface PersonWithGoals extends PersonWithGoal {
  weightGoal: WeightGoal | null;
}

const GROWN_UP_FROM = 19;

const MESSAGES: Record<Exclude<GoalNoticeCode, "goal_low">, string> = {
  see_a_doctor:
    "Your body may be asking for more right now, so there is no goal to pick here. A doctor can check how you are growing, and a dietitian can make a plan with you that gives you strength.",
  plan_with_adults: "Before 19, losing weight is for a parent or doctor to plan with you, so this choice changes no number here.",
  lose_changes_nothing: "This choice changes no number here: a day is measured against what a body needs.",
  check_height: "This height is unusual for your age. Is it in the right unit? Until then nothing is worked out from it.",
  check_weight: "This weight is unusual for your age and height. Is it in the right unit? Until then nothing is worked out from it.",
};

/** What a kind adult would say about the figures in a profile, as far as they are known. */
export function goalNotices(person: PersonWithGoals): GoalNotice[] {
  const codes: Exclude<GoalNoticeCode, "goal_low">[] = [];
  const implausible = implausibleMeasures(person);
  if (implausible.includes("height")) codes.push("check_height");
  if (implausible.includes("weight")) codes.push("check_weight");
  if (person.weightGoal === "lose") codes.push(noticeOnLosing(person));
  const notices: GoalNotice[] = codes.map((code) => ({ code, message: MESSAGES[code] }));
  const low = lowGoalMessage(person);
  return low === undefined ? notices : [...notices, { code: "goal_low", message: low }];
}

function noticeOnLosing(person: PersonWithGoals): "see_a_doctor" | "plan_with_adults" | "lose_changes_nothing" {
  if (isUnderweight(person)) return "see_a_doctor";
  return person.age !== null && person.age < GROWN_UP_FROM ? "plan_with_adults" : "lose_changes_nothing";
}

/** Without figures, because in calm mode it is shown too. */
function lowGoalMessage(person: PersonWithGoals): string | undefined {
  const { guard } = measureEnergy(person);
  if (guard === null) return undefined;
  if (guard === "factual") return "This goal is well below what most people your age need in a day.";
  const help = "A parent, doctor or school nurse can help you pick one.";
  if (person.age === null) return `This goal is lower than most people need. ${help}`;
  return person.age < GROWN_UP_FROM
    ? `This goal is lower than most people your age need to grow. ${help}`
    : `This goal is lower than most people your age need. A doctor or a dietitian can help you pick one.`;
}
