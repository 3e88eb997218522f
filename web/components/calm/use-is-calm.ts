import { needsFor } from "#core/domain/needs/needs.ts";
import { useCurrentUser } from "#web/api/sign-in/auth.ts";

const NOBODY = { age: null, gender: null };

/** Whether food is shown only by groups and words: no energy, no grams of macros. */
export const useIsCalm = (): boolean => useCurrentUser()?.view?.foodDisplay === "calm";

/** What the signed-in user needs per day. */
export const useNeeds = () => needsFor(useCurrentUser() ?? NOBODY);
