import { expect, test } from "vitest";
import { MEAL_TYPES } from "#core/domain/diary/meal-types.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "#core/domain/needs/profile-choices.ts";
import { SETTING_CATEGORIES, SETTING_TYPES } from "#core/domain/site/setting-choices.ts";
import { AI_PROVIDERS, DEFAULT_AI_PROVIDER } from "./ai-providers.ts";
import { MEDICAL_CONDITIONS } from "./medical-conditions.ts";

// Spec: S3.35, S9.18, D5.1
test("there are three AI providers, and Anthropic is the default", () => {
  expect(AI_PROVIDERS).toEqual(["anthropic", "openai", "gemini"]);
  expect(DEFAULT_AI_PROVIDER).toBe("anthropic");
});

// Spec: S3.8, S3.9, D2.47
test("a body is described by these choices", () => {
  expect(GENDERS).toEqual(["male", "female", "other"]);
  expect(ACTIVITY_LEVELS).toEqual(["sedentary", "lightly_active", "moderately_active", "very_active", "extra_active"]);
  expect(WEIGHT_GOALS).toEqual(["lose", "maintain", "gain", "build_muscle", "improve_health"]);
});

// Spec: S3.27, S3.32
test("there are eight food categories and four meals", () => {
  expect(FOOD_CATEGORIES).toEqual(["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"]);
  expect(MEAL_TYPES).toEqual(["breakfast", "lunch", "dinner", "snack"]);
});

// Spec: S3.38
test("there are sixteen medical conditions to choose from", () => {
  expect(MEDICAL_CONDITIONS).toEqual([
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
  ]);
});

// Spec: S3.43, S3.44
test("there are five categories and two types of site texts", () => {
  expect(SETTING_CATEGORIES).toEqual(["landing", "auth", "legal", "preferences", "system"]);
  expect(SETTING_TYPES).toEqual(["text", "html"]);
});
