import { implausibleMeasures, isUnderweight } from "./body-measures.ts";
import { measureEnergy, type PersonWithGoal } from "./energy-measure.ts";
import type { GoalNoticeCode } from "./goal-notice-codes.ts";
import type { WeightGoal } from "./profile-choices.ts";

/** How a goal far below the need is spoken about; `factual` from the age at which only a fact is stated. */
export type LowGoalAdvice = "factual" | "unknown-age" | "growing" | "grown-up";

export type GoalNotice = { code: Exclude<GoalNoticeCode, "goal_low"> } | { code: "goal_low"; advice: LowGoalAdvice };

export interface PersonWithGoals extends PersonWithGoal {
  weightGoal: WeightGoal | null;
}

const GROWN_UP_FROM = 19;

/** What a kind adult would say about the figures in a profile, as far as they are known. */
export function goalNotices(person: PersonWithGoals): GoalNotice[] {
  const codes: Exclude<GoalNoticeCode, "goal_low">[] = [];
  const implausible = implausibleMeasures(person);
  if (implausible.includes("height")) codes.push("check_height");
  if (implausible.includes("weight")) codes.push("check_weight");
  if (person.weightGoal === "lose") codes.push(noticeOnLosing(person));
  const notices: GoalNotice[] = codes.map((code) => ({ code }));
  const advice = adviseOnLowGoal(person);
  return advice === undefined ? notices : [...notices, { code: "goal_low", advice }];
}

function noticeOnLosing(person: PersonWithGoals): "see_a_doctor" | "plan_with_adults" | "lose_changes_nothing" {
  if (isUnderweight(person)) return "see_a_doctor";
  return person.age !== null && person.age < GROWN_UP_FROM ? "plan_with_adults" : "lose_changes_nothing";
}

function adviseOnLowGoal(person: PersonWithGoals): LowGoalAdvice | undefined {
  const { guard } = measureEnergy(person);
  if (guard === null) return undefined;
  if (guard === "factual") return "factual";
  if (person.age === null) return "unknown-age";
  return person.age < GROWN_UP_FROM ? "growing" : "grown-up";
}
