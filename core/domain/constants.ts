export const PRODUCT_NAME = "BiteBright";
/** The two tones of the wordmark. */
export const WORDMARK = ["Bite", "Bright"] as const;
export const COPYRIGHT_YEAR = 2025;
export const PRODUCT_VERSION = "1.1.0";

export const DEFAULT_CALORIE_GOAL_KCAL = 2000;
export const PROTEIN_GOAL_G = 60;
export const WATER_GOAL_GLASSES = 8;
export const FAT_SHARE_OF_ENERGY = 0.3;
export const CARBS_AND_PROTEIN_KCAL_PER_G = 4;
export const FAT_KCAL_PER_G = 9;

export const DASHBOARD_HEALTH_SCORE = 85;
export const DASHBOARD_HEALTH_LABEL = "Very Good";
export const RECENT_ACTIVITY_ENTRIES = 5;

export const DEFAULT_QUANTITY_G = 100;
export const MAX_QUANTITY_G = 5000;
/** Far more than anyone eats, but few enough to load and show at once. */
export const MAX_ENTRIES_A_DAY = 200;
/** A whole day is copied in one request, all of it or nothing. */
export const MAX_ENTRIES_AT_ONCE = MAX_ENTRIES_A_DAY;
/** How many entries the diary returns if no day is requested. */
export const NEWEST_ENTRIES = 100;
/** Of Learn's answers, per fact and phase, besides the first. No real learner answers more often, and all kept answers are recounted. */
export const NEWEST_ANSWERS_KEPT = 30;
export const MAX_OWN_FOODS = 2000;
export const MAX_STARRED_FOODS = 200;
/** In a longer list, users would not find a meal again. */
export const MAX_SAVED_MEALS = 200;
/** The largest number that the stepper of a recipe offers. */
export const MAX_RECIPE_SERVINGS = 12;
export const MAX_PLANNED_RECIPES_PER_DAY = 10;
export const PLANNED_DAYS = 7;
export const MAX_OWN_RECIPES = 200;
export const MAX_FOODS_IN_A_MEAL = 30;
export const SAVED_MEAL_NAME_MAX_LENGTH = 60;
/** One more login ends the session that has been idle the longest. */
export const MAX_SESSIONS = 50;
/** More than enough for the devices of one user. */
export const MAX_PASSKEYS = 20;
export const PASSKEY_NAME_MAX_LENGTH = 60;
export const MAX_FAQS = 200;
/** Counts only invitations that are still valid. */
export const MAX_INVITATIONS = 100;
export const INVITATION_MAX_PEOPLE = 500;
export const INVITATION_MAX_DAYS = 180;
export const INVITATION_NOTE_MAX_LENGTH = 100;
export const FAQ_QUESTION_MAX_LENGTH = 300;
export const FAQ_ANSWER_MAX_LENGTH = 10_000;
export const FAQ_CATEGORY_MAX_LENGTH = 60;
export const WATER_DISPLAY_MAX_GLASSES = 3;
export const WATER_DECREMENT_FLOOR_GLASSES = 2;
export const WATER_MAX_GLASSES_PER_PERIOD = 50;

export const FOOD_NAME_MAX_LENGTH = 120;
export const MAX_KCAL_PER_100_G = 900;
export const MAX_MACRO_G_PER_100_G = 100;
/** The highest amount of any nutrient per 100 g, in its unit. */
export const MAX_NUTRIENT_AMOUNT = 1_000_000;

const SCAN_IMAGE_MAX_MB = 10;
export const SCAN_IMAGE_MAX_BYTES = SCAN_IMAGE_MAX_MB * 1024 * 1024;
export const SCAN_IMAGE_TOO_LARGE = `Please select an image smaller than ${SCAN_IMAGE_MAX_MB}MB.`;
export const SEARCH_MIN_CHARACTERS = 2;
export const DIARY_SEARCH_MIN_CHARACTERS = 3;
export const SEARCH_MAX_CHARACTERS = 200;
export const SEARCH_MAX_RESULTS = 25;
export const SEARCH_DEBOUNCE_MS = 150;
export const RECENT_SEARCHES = 8;

export const HEALTH_SCORE_HIGH_FROM = 8;
export const HEALTH_SCORE_MID_FROM = 6;

export const TWO_FACTOR_CODE_LENGTH = 6;
export const COPY_INDICATOR_MS = 2000;

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
export const EMAIL_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 100;

export const UNAUTHORIZED_REDIRECT_MS = 500;
/** A page states the user it was loaded for. If a different user is signed in by now, the server refuses with this code. */
export const FOR_USER_HEADER = "x-for-user";
export const FOR_USER_PARAMETER = "for";
export const OTHER_USER_CODE = "other_user";
/** The length of the whole list, in a response that contains one page of it. */
export const TOTAL_COUNT_HEADER = "x-total-count";
/** Part of the response to a logout: the address at which the browser also signs out of the school's provider. */
export const SIGN_OUT_HEADER = "x-sign-out-at";

export const ACTIVE_USERS_DAYS = 30;
export const NEW_USERS_DAYS = 7;
export const SETTING_MULTILINE_FROM_CHARACTERS = 100;

export const PUBLIC_SETTINGS_FRESH_MS = 15 * 60_000;
export const PUBLIC_SETTINGS_KEPT_MS = 30 * 60_000;

export const TOASTS_VISIBLE = 1;
export const TOAST_DURATION_MS = 5000;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = "F8";

/** The most caffeine a day at ages 12 to 18 (AACAP 2020). */
export const CAFFEINE_A_DAY_MG = 100;

/** A few words about a text that is wrong. */
export const TEXT_REPORT_MAX_LENGTH = 500;
export const TEXT_REPORTS_A_PAGE = 20;
