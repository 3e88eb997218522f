import type { SignInWays } from "#core/contracts/sign-in-ways.ts";
import type { Deps } from "#server/platform/deps.ts";

export function signInWaysOf({ schools, registration }: Pick<Deps, "schools" | "registration">): SignInWays {
  return { providers: schools.list.map(({ id, name }) => ({ id, name })), only: schools.only, registration };
}
