export const MAX_OWN_FOODS = 2000;
export const MAX_STARRED_FOODS = 200;
export const FOOD_NAME_MAX_LENGTH = 120;
export const MAX_KCAL_PER_100_G = 900;
export const MAX_MACRO_G_PER_100_G = 100;
/** The highest amount of any nutrient per 100 g, in its unit. */
export const MAX_NUTRIENT_AMOUNT = 1_000_000;
export const SEARCH_MIN_CHARACTERS = 2;
export const DIARY_SEARCH_MIN_CHARACTERS = 3;
export const SEARCH_MAX_CHARACTERS = 200;
export const SEARCH_MAX_RESULTS = 25;
