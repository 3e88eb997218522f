/** A list has no room for one more. */
export const TOO_MANY = "too_many";

/** A day of the diary has no room for one more. */
export const DAY_FULL = "day_full";
