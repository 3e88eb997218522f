import { isOtherUser, isUnauthorized } from "./api-client.ts";

/** Whoever the page was loaded for is not signed in any more: the app itself says so, and the page goes. */
export const isSessionOver = (error: unknown): boolean => isUnauthorized(error) || isOtherUser(error);
