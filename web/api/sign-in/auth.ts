import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { SIGN_OUT_HEADER } from "#core/contracts/http/headers.ts";
import type { Credentials, login, logout, Registration, readCurrentUser, register, User } from "#core/contracts/sign-in/auth.ts";
import { bindDeviceToUser } from "#web/api/offline/clear-personal-data.ts";
import { publicSettingsQuery } from "#web/api/settings.ts";
import { call, callOrNull, exchange } from "#web/lib/http/api-client.ts";
import { signInWaysQuery } from "./sign-in-methods.ts";

const CURRENT_USER_KEY = ["/api/user"] as const;

/** The signed-in user; null if there is none. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: async ({ signal }) => {
    try {
      return await callOrNull<typeof readCurrentUser>("GET", "/api/user", { signal });
    } catch (error) {
      // A user who was signed in before the network failed still is. Loaded on demand, because visitors never need it.
      const { readStoredUser } = await import("#web/api/offline/stored-user.ts");
      const user = await readStoredUser(CURRENT_USER_KEY, error);
      if (!user) throw error;
      return user;
    }
  },
});

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => call<typeof login>("POST", "/api/login", { body }),
    onSuccess: (answer) => {
      // The second factor is still missing, so the user is not signed in yet.
      if (!("requiresTwoFactor" in answer)) signIn(client, answer);
    },
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => call<typeof register>("POST", "/api/register", { body }),
    onSuccess: (answer) => {
      if (!("awaitsConsent" in answer)) signIn(client, answer);
    },
  });
}

interface LogoutReactions {
  onLoggedOut: () => void;
  onFailed: (error: Error) => void;
}

/** The callbacks are passed here and not to `mutate`, because the calling menu unmounts as soon as the user is signed out. */
export function useLogout({ onLoggedOut, onFailed }: LogoutReactions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Queued changes are sent while the user is still signed in.
      const { getSender } = await import("#web/api/offline/outbox/sender.ts");
      await getSender(client).send();
      const { headers } = await exchange<typeof logout>("POST", "/api/logout", {});
      return headers.get(SIGN_OUT_HEADER);
    },
    onError: onFailed,
    onSuccess: (schoolUrl) => {
      signOut(client);
      // Must run in the same tick as the line above, or the visitor's route table would see the old path.
      onLoggedOut();
      // Ends the school's session too, so that it cannot sign in the next user of this computer. The provider redirects back here.
      if (schoolUrl) return window.location.assign(schoolUrl);
      return client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

/** Shared by all ways to sign in. */
export function signIn(client: QueryClient, user: User) {
  removePersonalData(client, user.id);
  client.setQueryData(currentUserQuery.queryKey, user);
}

export function signOut(client: QueryClient) {
  removePersonalData(client, null);
  client.setQueryData(currentUserQuery.queryKey, null);
}

/** Removes all data of one user, because the next user of a shared computer must not see it. */
function removePersonalData(client: QueryClient, nextPersonId: string | null) {
  bindDeviceToUser(client, nextPersonId);
  const publicKeys = new Set([currentUserQuery.queryKey[0], publicSettingsQuery.queryKey[0], signInWaysQuery.queryKey[0]]);
  client.removeQueries({ predicate: ({ queryKey }) => !publicKeys.has(String(queryKey[0])) });
}
