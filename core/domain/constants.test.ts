import { expect, test } from "vitest";
import * as constants from "./constants.ts";

/** Figures that users were promised. Changing one changes the product. */
// Spec: S2.50, S9.2, S9.3, S9.5, S9.8, S9.12, S9.13, S9.20, S9.22, S9.23, S9.25, S9.26, S9.29, S9.31, S9.32, D1.3, D1.4
// Spec: D1.10, D3.8, D4.13, D4.14, D4.16, D5.32
test("the product's fixed figures have these values", () => {
  expect(constants).toMatchObject({
    PRODUCT_NAME: "BiteBright",
    WORDMARK: ["Bite", "Bright"],
    COPYRIGHT_YEAR: 2025,
    DEFAULT_CALORIE_GOAL_KCAL: 2000,
    PROTEIN_GOAL_G: 60,
    WATER_GOAL_GLASSES: 8,
    FAT_SHARE_OF_ENERGY: 0.3,
    DASHBOARD_HEALTH_SCORE: 85,
    DASHBOARD_HEALTH_LABEL: "Very Good",
    RECENT_ACTIVITY_ENTRIES: 5,
    DEFAULT_QUANTITY_G: 100,
    MAX_QUANTITY_G: 5000,
    MAX_ENTRIES_A_DAY: 200,
    NEWEST_ENTRIES: 100,
    MAX_OWN_FOODS: 2000,
    MAX_SAVED_MEALS: 200,
    WATER_DISPLAY_MAX_GLASSES: 3,
    WATER_DECREMENT_FLOOR_GLASSES: 2,
    WATER_MAX_GLASSES_PER_PERIOD: 50,
    SCAN_IMAGE_MAX_BYTES: 10_485_760,
    SEARCH_MIN_CHARACTERS: 2,
    DIARY_SEARCH_MIN_CHARACTERS: 3,
    SEARCH_MAX_RESULTS: 25,
    HEALTH_SCORE_HIGH_FROM: 8,
    HEALTH_SCORE_MID_FROM: 6,
    TWO_FACTOR_CODE_LENGTH: 6,
    COPY_INDICATOR_MS: 2000,
    PASSWORD_MIN_LENGTH: 8,
    UNAUTHORIZED_REDIRECT_MS: 500,
    ACTIVE_USERS_DAYS: 30,
    NEW_USERS_DAYS: 7,
    SETTING_MULTILINE_FROM_CHARACTERS: 100,
    PUBLIC_SETTINGS_FRESH_MS: 900_000,
    PUBLIC_SETTINGS_KEPT_MS: 1_800_000,
    TOASTS_VISIBLE: 1,
    TOAST_DURATION_MS: 5000,
    TOAST_REMOVE_DELAY_MS: 1_000_000,
    TOAST_SWIPE_THRESHOLD_PX: 50,
    TOAST_HOTKEY: "F8",
  });
});

// Spec: D1.1
test("the two parts of the wordmark form the product's name", () => {
  expect(constants.WORDMARK.join("")).toBe(constants.PRODUCT_NAME);
});
