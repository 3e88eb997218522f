import type { ActivityLevel, Gender, WeightGoal } from "#core/domain/needs/profile-choices.ts";

export const GENDER_LABELS: Record<Gender, string> = { female: "Female", male: "Male", other: "Other" };

export const ACTIVITY_LABELS: Record<ActivityLevel, string> = {
  sedentary: "Sedentary",
  lightly_active: "Lightly active",
  moderately_active: "Moderately active",
  very_active: "Very active",
  extra_active: "Extra active",
};

export const WEIGHT_GOAL_LABELS: Record<WeightGoal, string> = {
  maintain: "Maintain weight",
  gain: "Gain weight",
  lose: "Lose weight",
  build_muscle: "Build muscle",
  improve_health: "Improve health",
};
