/** No real list is longer. */
export const FARTHEST_OFFSET = 1_000_000;

export const MAX_SEARCH_LENGTH = 200;
