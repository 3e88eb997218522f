import { isOtherUser, isUnauthorized } from "./api-client.ts";

/** Whether the user of the page is no longer signed in. The app reports this itself and leaves the page. */
export const isSessionOver = (error: unknown): boolean => isUnauthorized(error) || isOtherUser(error);
