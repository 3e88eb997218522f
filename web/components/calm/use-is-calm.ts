import { findAgeBand } from "#core/domain/food-safety/age-bands.ts";
import { needsFor, UNKNOWN_BODY } from "#core/domain/needs/needs.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";

/** Whether food is shown with groups and words instead of energy and macros. */
export const useIsCalm = (): boolean => useCurrentUser()?.view?.foodDisplay === "calm";

/** The daily needs of the signed-in user, and the ages whose upper limits hold for them. */
export function useNeeds() {
  const user = useCurrentUser() ?? UNKNOWN_BODY;
  return { ...needsFor(user), ageBand: findAgeBand(user.age) };
}
