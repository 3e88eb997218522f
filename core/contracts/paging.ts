/** Nobody has a longer list. */
export const FARTHEST_OFFSET = 1_000_000;

/** The problem's code where a list has no room for one more. */
export const TOO_MANY = "too_many";
