import { queryOptions, skipToken, useMutation, useQueryClient } from "@tanstack/react-query";
import type { BodyOf } from "#core/contracts/http/endpoint.ts";
import type { Credentials, login } from "#core/contracts/sign-in/auth.ts";
import type { loginWithPasskey, PasskeyAssertion } from "#core/contracts/sign-in/passkeys.ts";
import type {
  claimAccount,
  dismissTwoFactorRemoval,
  readLink,
  readRecoveryWays,
  requestReset,
  requestVerification,
  resetByLink,
  verifyEmail,
} from "#core/contracts/sign-in/recovery.ts";
import { call } from "#web/lib/http/api-client.ts";
import { currentUserQuery, signIn } from "./auth.ts";

/** The answer depends only on the server's configuration. */
export const recoveryWaysQuery = queryOptions({
  queryKey: ["/api/recovery"],
  queryFn: ({ signal }) => call<typeof readRecoveryWays>("GET", "/api/recovery", { signal }),
});

export function useRequestReset() {
  return useMutation({ mutationFn: (email: string) => call<typeof requestReset>("POST", "/api/recovery/links", { body: { email } }) });
}

/** What a link is for. Uses POST, so that the token does not appear in a URL. */
export const linkQuery = (token: string | null | undefined) =>
  queryOptions({
    queryKey: ["/api/recovery/link", token],
    queryFn: token ? () => call<typeof readLink>("POST", "/api/recovery/link", { body: { token } }) : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  });

export function useResetByLink() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof resetByLink>) => call<typeof resetByLink>("POST", "/api/recovery/password", { body }),
  });
}

export function useClaimAccount() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof claimAccount>) => call<typeof claimAccount>("POST", "/api/recovery/account", { body }),
  });
}

/** Logs in and uses the link in one step, because the page is replaced as soon as the user is known. */
export function useLogInToConfirm(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials | PasskeyAssertion) => {
      const answer =
        "password" in credentials
          ? await call<typeof login>("POST", "/api/login", { body: credentials })
          : await call<typeof loginWithPasskey>("POST", "/api/login/passkey", { body: credentials });
      if ("requiresTwoFactor" in answer) return answer;
      try {
        await call<typeof verifyEmail>("POST", "/api/recovery/email", { body: { token } });
      } finally {
        signIn(client, answer);
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      }
      return answer;
    },
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
