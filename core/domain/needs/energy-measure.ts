import { energyToAimFor, type PartialBody, YOUNGEST_WITH_ESTIMATE } from "./energy.ts";
import { estimateForAge } from "./energy-estimates.ts";

const DEFAULT_CALORIE_GOAL_KCAL = 2000;

/** A user's body, as far as it is known, and the calorie goal from their profile. */
export interface PersonWithGoal extends PartialBody {
  calorieGoal: number | null;
}

/** What the need rests on, from the most personal to a figure that is nobody's own. */
const NEED_BASES = ["body", "age and gender", "age", "general"] as const;
type NeedBasis = (typeof NEED_BASES)[number];

/** How the app speaks while the goal is far below the need: in a kind note that guards the whole page, or in one factual sentence. */
type Guard = "kind" | "factual";

/** What a day's energy is measured against. Everything that judges a day's energy gets its figures here. */
export interface EnergyMeasure {
  /** The larger of need and goal. */
  kcal: number;
  needKcal: number;
  needRestsOn: NeedBasis;
  goalKcal: number | null;
  isGoalFarBelow: boolean;
  /** Null if the goal is not far below the need. */
  guard: Guard | null;
}

const FAR_BELOW = 0.8;
const HALF = 0.5;
const OLDEST_GUARDED = 24;
/** A need is not estimated under nine. Below this a goal is low for every child: the guidelines give nobody from age two on less. */
const MIN_KCAL_UNDER_NINE = 1000;

/** Somebody who told nothing about themselves. */
export const UNKNOWN_PERSON: PersonWithGoal = {
  age: null,
  gender: null,
  height: null,
  weight: null,
  activityLevel: null,
  calorieGoal: null,
};

/** A weight goal is not part of it: wishing to lose weight takes nothing off what a body needs. */
export function measureEnergy(person: PersonWithGoal | null | undefined): EnergyMeasure {
  const facts = person ?? UNKNOWN_PERSON;
  const { needKcal, needRestsOn } = energyNeed(facts);
  const goalKcal = facts.calorieGoal;
  const lowBelow = facts.age !== null && facts.age < YOUNGEST_WITH_ESTIMATE ? MIN_KCAL_UNDER_NINE : needKcal * FAR_BELOW;
  const isGoalFarBelow = goalKcal !== null && goalKcal < lowBelow;
  const guard = facts.age === null || facts.age <= OLDEST_GUARDED ? "kind" : "factual";
  return {
    kcal: Math.max(needKcal, goalKcal ?? 0),
    needKcal,
    needRestsOn,
    goalKcal,
    isGoalFarBelow,
    guard: isGoalFarBelow ? guard : null,
  };
}

function energyNeed(person: PersonWithGoal): Pick<EnergyMeasure, "needKcal" | "needRestsOn"> {
  const ofBody = energyToAimFor(person);
  if (ofBody !== undefined) return { needKcal: Math.round(ofBody), needRestsOn: "body" };
  const ofAge = person.age === null ? undefined : estimateForAge(person.age, person.gender);
  if (ofAge !== undefined) return { needKcal: ofAge, needRestsOn: person.gender === null ? "age" : "age and gender" };
  return { needKcal: DEFAULT_CALORIE_GOAL_KCAL, needRestsOn: "general" };
}

/** Below half of the need, a day says nothing: most of it is likely missing from the diary. It has no score, and nothing in it is enough. */
export const isHalfOfNeed = (kcal: number, { needKcal }: Pick<EnergyMeasure, "needKcal">): boolean => kcal >= needKcal * HALF;

/** Whether anything in a day may be called reached: not while little is logged, and not while the goal is far below the need. */
export const maySayReached = (kcal: number, energy: EnergyMeasure): boolean => energy.guard !== "kind" && isHalfOfNeed(kcal, energy);

/** Whether a share of the day's energy is shown as a percentage, which would mean little of a figure that is nobody's own. */
export const hasPercent = ({ guard, kcal, goalKcal, needRestsOn }: EnergyMeasure): boolean =>
  guard !== "kind" && (needRestsOn !== "general" || kcal === goalKcal);

/** Whether the day's energy is in. It is never said while the goal is far below the need: then nothing is a finish line. */
export const isEnergyReached = (kcal: number, { guard, kcal: fullKcal }: EnergyMeasure): boolean => guard !== "kind" && kcal >= fullKcal;

/** A bar of a nutrient stays visibly open while nothing in the day may be called reached. */
const MOST_PERCENT_OF_LITTLE = 90;

export const visiblePercent = (percent: number, kcal: number, energy: EnergyMeasure): number =>
  maySayReached(kcal, energy) ? percent : Math.min(percent, MOST_PERCENT_OF_LITTLE);
