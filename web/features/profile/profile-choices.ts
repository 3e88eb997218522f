import type { ActivityLevel, Gender, WeightGoal } from "#core/domain/needs/profile-choices.ts";

interface Choice<Value, Name> {
  /** Null if nothing is chosen. */
  value: Value | null;
  /** The name of its texts in the catalog. */
  name: Name;
}

export const GENDER_CHOICES: readonly Choice<Gender, Gender | "none">[] = [
  { value: "female", name: "female" },
  { value: "male", name: "male" },
  { value: "other", name: "other" },
  { value: null, name: "none" },
];

export const ACTIVITY_CHOICES: readonly Choice<ActivityLevel, "sedentary" | "light" | "moderate" | "very" | "extra" | "none">[] = [
  { value: "sedentary", name: "sedentary" },
  { value: "lightly_active", name: "light" },
  { value: "moderately_active", name: "moderate" },
  { value: "very_active", name: "very" },
  { value: "extra_active", name: "extra" },
  { value: null, name: "none" },
];

type WeightGoalChoice = Choice<WeightGoal, "none" | "maintain" | "gain" | "lose" | "muscle" | "health">;

const WEIGHT_GOAL_CHOICES: readonly WeightGoalChoice[] = [
  { value: null, name: "none" },
  { value: "maintain", name: "maintain" },
  { value: "gain", name: "gain" },
  { value: "lose", name: "lose" },
];

const SET_BY_OTHERS: readonly WeightGoalChoice[] = [
  { value: "build_muscle", name: "muscle" },
  { value: "improve_health", name: "health" },
];

/** The choices that the profile offers, plus the stored one if it is not among them. */
export const listWeightGoals = (stored: WeightGoal | null): readonly WeightGoalChoice[] => [
  ...WEIGHT_GOAL_CHOICES,
  ...SET_BY_OTHERS.filter(({ value }) => value === stored),
];
