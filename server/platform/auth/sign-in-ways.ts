import type { SignInWays } from "#core/contracts/sign-in/sign-in-ways.ts";
import type { Deps } from "#server/platform/deps.ts";

export function signInWaysOf({
  schools,
  registration,
  guardianConsentBelow,
}: Pick<Deps, "schools" | "registration" | "guardianConsentBelow">): SignInWays {
  return {
    providers: schools.list.map(({ id, name }) => ({ id, name })),
    only: schools.only,
    registration,
    asksAge: guardianConsentBelow !== undefined,
  };
}
