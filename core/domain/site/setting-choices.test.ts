import { expect, test } from "vitest";
import { SETTING_CATEGORIES, SETTING_TYPES } from "./setting-choices.ts";

// Spec: S3.43, S3.44
test("there are five categories and two types of site texts", () => {
  expect(SETTING_CATEGORIES).toEqual(["landing", "auth", "legal", "preferences", "system"]);
  expect(SETTING_TYPES).toEqual(["text", "html"]);
});
