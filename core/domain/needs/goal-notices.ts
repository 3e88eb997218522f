import { doubtfulFigures, isUnderweight, smallBodies } from "./body-figures.ts";
import { energyOf, energyToAimFor, type PartlyKnownBody, YOUNGEST_WITH_ESTIMATE } from "./energy.ts";
import type { WeightGoal } from "./profile-choices.ts";

export const GOAL_NOTICES = ["goal_low", "see_a_doctor", "plan_with_adults", "check_height", "check_weight"] as const;
export type GoalNoticeCode = (typeof GOAL_NOTICES)[number];

export interface GoalNotice {
  code: GoalNoticeCode;
  /** Shown to the user once, in a kind tone; it blocks nothing. */
  message: string;
}

export interface PersonWithGoals extends PartlyKnownBody {
  weightGoal: WeightGoal | null;
  calorieGoal: number | null;
}

const GROWN_UP_FROM = 18;

const MESSAGES: Record<GoalNoticeCode, string> = {
  goal_low: "This goal is lower than most people your age need to grow. A parent, doctor or school nurse can help you pick one.",
  see_a_doctor:
    "Your body may be asking for more right now, so there is no goal to pick here. A doctor can check how you are growing, and a dietitian can make a plan with you that gives you strength.",
  plan_with_adults: "Before 18, losing weight is for a parent or doctor to plan with you, so this choice changes no number here.",
  check_height: "This height is unusual for your age. Is it in the right unit? Until then nothing is worked out from it.",
  check_weight: "This weight is unusual for your age and height. Is it in the right unit? Until then nothing is worked out from it.",
};

/** What a kind adult would say about the figures in a profile, as far as they are known. */
export function goalNotices(person: PersonWithGoals): GoalNotice[] {
  const codes: GoalNoticeCode[] = [];
  const doubtful = doubtfulFigures(person);
  if (doubtful.includes("height")) codes.push("check_height");
  if (doubtful.includes("weight")) codes.push("check_weight");
  if (person.weightGoal === "lose" && isUnderweight(person)) codes.push("see_a_doctor");
  else if (person.weightGoal === "lose" && person.age !== null && person.age < GROWN_UP_FROM) codes.push("plan_with_adults");
  if (person.calorieGoal !== null && isGoalTooLow(person.calorieGoal, person)) codes.push("goal_low");
  return codes.map((code) => ({ code, message: MESSAGES[code] }));
}

const WELL_BELOW = 0.8;
/** For children under nine: less than the Dietary Guidelines give anyone from age two on. */
const MIN_KCAL_UNDER_NINE = 1000;

/**
 * Whether a growing user aims well below what growth requires. If the need is unknown, the goal is compared with the minimum for a small,
 * inactive body of that age; known figures raise that minimum.
 */
export function isGoalTooLow(goalKcal: number, body: PartlyKnownBody): boolean {
  if (body.age === null || body.age >= GROWN_UP_FROM) return false;
  const need = energyToAimFor(body);
  if (need !== undefined) return goalKcal < need * WELL_BELOW;
  return goalKcal < lowestPlausibleNeed(body.age, body);
}

function lowestPlausibleNeed(age: number, body: PartlyKnownBody): number {
  if (age < YOUNGEST_WITH_ESTIMATE) return MIN_KCAL_UNDER_NINE;
  const doubtful = doubtfulFigures(body);
  const known = (field: "height" | "weight") => (doubtful.includes(field) ? 0 : (body[field] ?? 0));
  const needs = smallBodies(age, body.gender).map(({ gender, height, weight }) =>
    // Never less than for a small healthy body, because a lower weight does not reduce what growth needs.
    energyOf(gender, age, body.activityLevel ?? "sedentary", Math.max(height, known("height")), Math.max(weight, known("weight"))),
  );
  return Math.min(...needs);
}
