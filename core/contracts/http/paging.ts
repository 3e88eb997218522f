/** Nobody has a longer list. */
export const FARTHEST_OFFSET = 1_000_000;
