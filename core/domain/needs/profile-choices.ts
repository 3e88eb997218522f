export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITY_LEVELS = ["sedentary", "lightly_active", "moderately_active", "very_active", "extra_active"] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const WEIGHT_GOALS = ["lose", "maintain", "gain", "build_muscle", "improve_health"] as const;
export type WeightGoal = (typeof WEIGHT_GOALS)[number];
