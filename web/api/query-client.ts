import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Boot } from "#core/contracts/boot.ts";
import { bindDeviceToUser } from "#web/api/offline/clear-personal-data.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { signInWaysQuery, USUAL_WAYS } from "#web/api/sign-in/sign-in-methods.ts";
import { isOtherUser, isUnauthorized } from "#web/lib/http/api-client.ts";
import { publicSettingsQuery } from "./settings.ts";

interface QueryClientInput {
  boot: Boot | undefined;
  /** Called when the server no longer accepts the session. */
  onUnauthorized: () => unknown;
  /** Called when the session belongs to another user. */
  onOtherUser: () => unknown;
}

export function createQueryClient({ boot, onUnauthorized, onOtherUser }: QueryClientInput): QueryClient {
  // The returned promises are awaited before the caller of a mutation learns about the failure.
  const onError = (error: Error) => {
    if (isOtherUser(error)) return onOtherUser();
    if (!isUnauthorized(error)) return;
    bindDeviceToUser(client, null);
    return onUnauthorized();
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // Offline reads fail immediately, so that the page can say so instead of waiting silently.
        networkMode: "always",
      },
      // Mutations contain passwords, keys and codes, which must not stay in memory after their form is closed.
      mutations: { retry: false, networkMode: "always", gcTime: 0 },
    },
  });
  if (boot) {
    client.setQueryData(publicSettingsQuery.queryKey, boot.settings);
    client.setQueryData(signInWaysQuery.queryKey, boot.signInWays ?? USUAL_WAYS);
  }
  if (boot?.user !== undefined) {
    bindDeviceToUser(client, boot.user?.id ?? null);
    client.setQueryData(currentUserQuery.queryKey, boot.user);
  }
  return client;
}
