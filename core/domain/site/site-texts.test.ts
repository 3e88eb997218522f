import { expect, test } from "vitest";
import { SITE_TEXTS } from "./site-texts.ts";

// Spec: S3.46
test("nine texts can be edited, each in its category and of its type", () => {
  expect(Object.entries(SITE_TEXTS).map(([key, { category, type }]) => [key, category, type])).toEqual([
    ["landing_hero_title", "landing", "text"],
    ["landing_hero_subtitle", "landing", "text"],
    ["auth_welcome_title", "auth", "text"],
    ["auth_welcome_description", "auth", "text"],
    ["footer_terms_of_service", "legal", "html"],
    ["footer_privacy_policy", "legal", "html"],
    ["cookie_policy", "legal", "html"],
    ["profile_medical_disclaimer", "preferences", "html"],
    ["support_lines", "system", "text"],
  ]);
});

// Spec: S1.1, S1.2, S1.21, S2.26
test("the pages use these texts until an administrator edits them", () => {
  expect(SITE_TEXTS.landing_hero_title.defaultValue).toBe("The Fun Way to Learn About Food");
  expect(SITE_TEXTS.landing_hero_subtitle.defaultValue).toBe(
    "Discover, track, and optimize your nutrition with AI-powered insights and personalized recommendations.",
  );
  expect(SITE_TEXTS.auth_welcome_title.defaultValue).toBe("Welcome to BiteBright™");
  expect(SITE_TEXTS.auth_welcome_description.defaultValue).toBe(
    "The smart way for teenagers to learn about nutrition, track their health and make informed food choices.",
  );
});

// Spec: S3.47
test("every text has a built-in version", () => {
  for (const { defaultValue } of Object.values(SITE_TEXTS)) expect(defaultValue.trim().length).toBeGreaterThan(20);
});
