export const DEFAULT_QUANTITY_G = 100;
export const MAX_QUANTITY_G = 5000;
/** Far more than anyone eats, but few enough to load and show at once. A whole day is copied in one request, all of it or nothing. */
export const MAX_ENTRIES_A_DAY = 200;
/** How many entries the diary returns if no day is requested. */
export const NEWEST_ENTRIES = 100;
export const RECENT_ACTIVITY_ENTRIES = 5;
export const WATER_MAX_GLASSES_PER_PERIOD = 50;
/** In a longer list, users would not find a meal again. */
export const MAX_SAVED_MEALS = 200;
export const MAX_FOODS_IN_A_MEAL = 30;
export const SAVED_MEAL_NAME_MAX_LENGTH = 60;
