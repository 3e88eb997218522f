import type { SignInMethods } from "#core/contracts/sign-in/sign-in-methods.ts";
import type { Deps } from "#server/platform/deps.ts";

export function toSignInMethods({
  schools,
  registration,
  guardianConsentBelow,
}: Pick<Deps, "schools" | "registration" | "guardianConsentBelow">): SignInMethods {
  return {
    providers: schools.list.map(({ id, name }) => ({ id, name })),
    only: schools.only,
    registration,
    asksAge: guardianConsentBelow !== undefined,
  };
}
