import { queryOptions, useQuery } from "@tanstack/react-query";
import type { readSignInWays, SignInMethods } from "#core/contracts/sign-in/sign-in-methods.ts";
import { call } from "#web/lib/http/api-client.ts";

/** The defaults if the operator has configured nothing. */
export const USUAL_WAYS: SignInMethods = { providers: [], only: false, registration: "open", asksAge: false };

/** How people can sign in and register. The server includes it in every page. */
export const signInWaysQuery = queryOptions({
  queryKey: ["/api/sign-in-ways"],
  queryFn: ({ signal }) => call<typeof readSignInWays>("GET", "/api/sign-in-ways", { signal }),
});

export const useSignInWays = (): SignInMethods => useQuery(signInWaysQuery).data ?? USUAL_WAYS;
