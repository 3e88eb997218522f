import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  dismissTwoFactorRemoval,
  readRecoveryWays,
  requestReset,
  requestVerification,
  resetByLink,
  verifyEmail,
} from "#core/contracts/sign-in/recovery.ts";
import { call } from "#web/lib/http/api-client.ts";
import { currentUserQuery } from "./auth.ts";

/** The answer depends only on the server's configuration. */
export const recoveryWaysQuery = queryOptions({
  queryKey: ["/api/recovery"],
  queryFn: ({ signal }) => call<typeof readRecoveryWays>("GET", "/api/recovery", { signal }),
});

export function useRequestReset() {
  return useMutation({ mutationFn: (email: string) => call<typeof requestReset>("POST", "/api/recovery/links", { body: { email } }) });
}

export function useResetByLink() {
  return useMutation({
    mutationFn: (body: { token: string; password: string }) => call<typeof resetByLink>("POST", "/api/recovery/password", { body }),
  });
}

export function useRequestVerification() {
  return useMutation({ mutationFn: () => call<typeof requestVerification>("POST", "/api/user/email/verification", {}) });
}

export function useVerifyEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call<typeof verifyEmail>("POST", "/api/recovery/email", { body: { token } }),
    // Not returned, so that the mutation does not wait for it; the user may not be signed in.
    onSuccess: () => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

export function useDismissTwoFactorRemoval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof dismissTwoFactorRemoval>("DELETE", "/api/user/two-factor-removal", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}
