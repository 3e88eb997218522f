import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Credentials, login, logout, Registration, readCurrentUser, register, User } from "#core/contracts/auth.ts";
import { bindDeviceToUser } from "#web/api/offline/clear-personal-data.ts";
import { call, callOrNull } from "#web/lib/http/api-client.ts";
import { publicSettingsQuery } from "./settings.ts";

const CURRENT_USER_KEY = ["/api/user"] as const;

/** The signed-in person; null when nobody is. */
export const currentUserQuery = queryOptions({
  queryKey: CURRENT_USER_KEY,
  queryFn: async ({ signal }) => {
    try {
      return await callOrNull<typeof readCurrentUser>("GET", "/api/user", { signal });
    } catch (error) {
      // Whoever was signed in when the network went away is it still. Loaded now: no visitor needs it.
      const { recallUser } = await import("#web/api/offline/stored-user.ts");
      const user = await recallUser(CURRENT_USER_KEY, error);
      if (!user) throw error;
      return user;
    }
  },
});

/** For parts that only exist while somebody is signed in. */
export function useCurrentUser(): User | null {
  return useQuery(currentUserQuery).data ?? null;
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => call<typeof login>("POST", "/api/login", { body }),
    onSuccess: (answer) => {
      // A second factor is still to come: nobody is signed in yet.
      if (!("requiresTwoFactor" in answer)) signIn(client, answer);
    },
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => call<typeof register>("POST", "/api/register", { body }),
    onSuccess: (user) => signIn(client, user),
  });
}

interface LogoutReactions {
  onLoggedOut: () => void;
  onFailed: (error: Error) => void;
}

/** Its reactions are given here, not to `mutate`: the menu that calls it is gone as soon as the user is. */
export function useLogout({ onLoggedOut, onFailed }: LogoutReactions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // What waits is sent while there is still somebody to send it for.
      const { senderOf } = await import("#web/api/offline/sender.ts");
      await senderOf(client).send();
      return call<typeof logout>("POST", "/api/logout", {});
    },
    onError: onFailed,
    onSuccess: () => {
      signOut(client);
      // In the same step as the line above, or the signed-out route table would see the old path.
      onLoggedOut();
      return client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

function signIn(client: QueryClient, user: User) {
  forgetPerson(client, user.id);
  client.setQueryData(currentUserQuery.queryKey, user);
}

/** Nobody is signed in any more. */
export function signOut(client: QueryClient) {
  forgetPerson(client, null);
  client.setQueryData(currentUserQuery.queryKey, null);
}

/** On a shared computer nothing of the last person may be left over for the next. */
function forgetPerson(client: QueryClient, nextPersonId: string | null) {
  bindDeviceToUser(client, nextPersonId);
  const kept = new Set([currentUserQuery.queryKey[0], publicSettingsQuery.queryKey[0]]);
  client.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) });
}
