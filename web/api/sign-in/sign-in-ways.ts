import { queryOptions, useQuery } from "@tanstack/react-query";
import type { readSignInWays, SignInWays } from "#core/contracts/sign-in/sign-in-ways.ts";
import { call } from "#web/lib/http/api-client.ts";

/** The defaults if the operator has configured nothing. */
export const USUAL_WAYS: SignInWays = { providers: [], only: false, registration: "open", asksAge: false };

/** How people can sign in and register. The server includes it in every page. */
export const signInWaysQuery = queryOptions({
  queryKey: ["/api/sign-in-ways"],
  queryFn: ({ signal }) => call<typeof readSignInWays>("GET", "/api/sign-in-ways", { signal }),
});

export const useSignInWays = (): SignInWays => useQuery(signInWaysQuery).data ?? USUAL_WAYS;
