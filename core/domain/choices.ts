/** The closed lists: what a person can choose from. */
export const AI_PROVIDERS = ["anthropic", "openai", "gemini"] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];
export const DEFAULT_AI_PROVIDER: AiProvider = "anthropic";

export const GENDERS = ["male", "female", "other"] as const;
export type Gender = (typeof GENDERS)[number];

export const ACTIVITY_LEVELS = ["sedentary", "lightly_active", "moderately_active", "very_active", "extra_active"] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

export const WEIGHT_GOALS = ["lose", "maintain", "gain", "build_muscle", "improve_health"] as const;
export type WeightGoal = (typeof WEIGHT_GOALS)[number];

/** How a member sees food: with energy and grams, or calmly: food groups and words alone. */
export const FOOD_DISPLAYS = ["numbers", "calm"] as const;
export type FoodDisplay = (typeof FOOD_DISPLAYS)[number];

export const MEDICAL_CONDITIONS = [
  "Diabetes Type 1",
  "Diabetes Type 2",
  "High Blood Pressure",
  "High Cholesterol",
  "Heart Disease",
  "Kidney Disease",
  "Liver Disease",
  "Thyroid Disorders",
  "Celiac Disease",
  "Crohns Disease",
  "IBS",
  "GERD",
  "Anemia",
  "Osteoporosis",
  "Arthritis",
  "Food Intolerances",
] as const;

export const MEAL_TYPES = ["breakfast", "lunch", "dinner", "snack"] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const FOOD_CATEGORIES = ["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"] as const;
export type FoodCategory = (typeof FOOD_CATEGORIES)[number];

/** Where a figure comes from. */
export const FIGURE_SOURCES = ["USDA", "AI estimate"] as const;
export type FigureSource = (typeof FIGURE_SOURCES)[number];

export const SETTING_CATEGORIES = ["landing", "auth", "legal", "preferences", "system"] as const;
export type SettingCategory = (typeof SETTING_CATEGORIES)[number];

export const SETTING_TYPES = ["text", "html"] as const;
export type SettingType = (typeof SETTING_TYPES)[number];

export const USER_ORDERS = ["newest", "oldest", "email", "name"] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** What an administrator does that is written down. */
export const AUDITED_ACTIONS = [
  "user_created",
  "user_updated",
  "user_deleted",
  "password_reset",
  "setting_updated",
  "setting_reset",
  "faq_created",
  "faq_updated",
  "faq_deleted",
] as const;
export type AuditedAction = (typeof AUDITED_ACTIONS)[number];
