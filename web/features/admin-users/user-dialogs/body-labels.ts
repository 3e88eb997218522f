import type { ActivityLevel, Gender, WeightGoal } from "#core/domain/needs/profile-choices.ts";
import type { TextKey } from "#web/texts/texts.ts";

type Labels<Value extends string> = Record<Value, TextKey<"admin-users">>;

export const GENDER_LABELS = {
  female: "gender.female",
  male: "gender.male",
  other: "gender.other",
} as const satisfies Labels<Gender>;

export const ACTIVITY_LABELS = {
  sedentary: "activity.sedentary",
  lightly_active: "activity.light",
  moderately_active: "activity.moderate",
  very_active: "activity.very",
  extra_active: "activity.extra",
} as const satisfies Labels<ActivityLevel>;

export const WEIGHT_GOAL_LABELS = {
  maintain: "weightGoal.maintain",
  gain: "weightGoal.gain",
  lose: "weightGoal.lose",
  build_muscle: "weightGoal.muscle",
  improve_health: "weightGoal.health",
} as const satisfies Labels<WeightGoal>;

type LabelIn<T> = T[keyof T];
export type BodyLabel = LabelIn<typeof GENDER_LABELS> | LabelIn<typeof ACTIVITY_LABELS> | LabelIn<typeof WEIGHT_GOAL_LABELS>;
