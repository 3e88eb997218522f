import { expect, test } from "vitest";
import * as choices from "./choices.ts";

test("there are three AI providers, and Anthropic is the default", () => {
  expect(choices.AI_PROVIDERS).toEqual(["anthropic", "openai", "gemini"]);
  expect(choices.DEFAULT_AI_PROVIDER).toBe("anthropic");
});

test("a body is described in these words", () => {
  expect(choices.GENDERS).toEqual(["male", "female", "other"]);
  expect(choices.ACTIVITY_LEVELS).toEqual(["sedentary", "lightly_active", "moderately_active", "very_active", "extra_active"]);
  expect(choices.WEIGHT_GOALS).toEqual(["lose", "maintain", "gain", "build_muscle", "improve_health"]);
});

test("a food is of one of eight categories, and eaten at one of four meals", () => {
  expect(choices.FOOD_CATEGORIES).toEqual(["fruit", "vegetable", "protein", "grain", "dairy", "nuts", "user-entered", "other"]);
  expect(choices.MEAL_TYPES).toEqual(["breakfast", "lunch", "dinner", "snack"]);
});

test("sixteen medical conditions can be ticked", () => {
  expect(choices.MEDICAL_CONDITIONS).toEqual([
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

test("a site text is of one of five categories and two types", () => {
  expect(choices.SETTING_CATEGORIES).toEqual(["landing", "auth", "legal", "preferences", "system"]);
  expect(choices.SETTING_TYPES).toEqual(["text", "html"]);
});
