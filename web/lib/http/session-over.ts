import { isOtherUser, isUnauthorized } from "./api-client.ts";

/** The user that the page was loaded for is no longer signed in: the app itself reports it and leaves the page. */
export const isSessionOver = (error: unknown): boolean => isUnauthorized(error) || isOtherUser(error);
