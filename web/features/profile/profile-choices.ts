import type { ActivityLevel, Gender, WeightGoal } from "#core/domain/needs/profile-choices.ts";

export interface ChoiceText<Value> {
  /** Null if nothing is chosen. */
  value: Value | null;
  label: string;
  detail?: string;
}

export const GENDER_TEXTS: readonly ChoiceText<Gender>[] = [
  { value: "female", label: "Female" },
  { value: "male", label: "Male" },
  { value: "other", label: "Other" },
  { value: null, label: "Rather not say" },
];

export const ACTIVITY_TEXTS: readonly ChoiceText<ActivityLevel>[] = [
  { value: "sedentary", label: "Mostly sitting", detail: "School, screens, a few short walks." },
  { value: "lightly_active", label: "Lightly active", detail: "Walking to places, PE class, some easy play." },
  { value: "moderately_active", label: "Moderately active", detail: "Around an hour of sport or fast play on most days." },
  { value: "very_active", label: "Very active", detail: "Hard training on most days of the week." },
  { value: "extra_active", label: "Extra active", detail: "Training twice a day, or heavy work with your body." },
  { value: null, label: "Not sure yet", detail: "No problem. You can pick one later." },
];

const WEIGHT_GOAL_TEXTS: readonly ChoiceText<WeightGoal>[] = [
  { value: null, label: "No weight goal", detail: "I am here to learn about food." },
  { value: "maintain", label: "Maintain weight", detail: "Eat what my body needs." },
  { value: "gain", label: "Gain weight", detail: "Add more energy, meal by meal." },
  { value: "lose", label: "Lose weight", detail: "While you grow, plan this with a parent or doctor." },
];

const SET_BY_OTHERS: readonly ChoiceText<WeightGoal>[] = [
  { value: "build_muscle", label: "Build muscle", detail: "Get stronger, with food to match." },
  { value: "improve_health", label: "Feel healthier", detail: "Eat in a way that feels right." },
];

/** The choices that the profile offers, plus the stored one if it is not among them. */
export const weightGoalTexts = (stored: WeightGoal | null): readonly ChoiceText<WeightGoal>[] => [
  ...WEIGHT_GOAL_TEXTS,
  ...SET_BY_OTHERS.filter(({ value }) => value === stored),
];
