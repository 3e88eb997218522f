import { expect, test } from "vitest";
import { MEDICAL_CONDITIONS } from "./medical-conditions.ts";
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from "./profile-choices.ts";

// Spec: S3.8, S3.9, D2.47
test("a body is described by these choices", () => {
  expect(GENDERS).toEqual(["male", "female", "other"]);
  expect(ACTIVITY_LEVELS).toEqual(["sedentary", "lightly_active", "moderately_active", "very_active", "extra_active"]);
  expect(WEIGHT_GOALS).toEqual(["lose", "maintain", "gain", "build_muscle", "improve_health"]);
});

// Spec: S3.38
test("there are sixteen medical conditions to choose from, and pregnancy after them", () => {
  expect(MEDICAL_CONDITIONS.slice(16)).toEqual(["Pregnant"]);
  expect(MEDICAL_CONDITIONS.slice(0, 16)).toEqual([
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
