/** What a food that replaces another one should have more of, or lack. */
export const SWAP_WISHES = ["more fiber", "more protein", "more iron", "no nuts"] as const;
export type SwapWish = (typeof SWAP_WISHES)[number];
