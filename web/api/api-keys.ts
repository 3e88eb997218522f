import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { deleteApiKey, listApiKeys, listUsableProviders, NewApiKey, saveApiKey } from "#core/contracts/api-keys.ts";
import { call } from "#web/lib/http/api-client.ts";

export const apiKeysQuery = queryOptions({
  queryKey: ["/api/user/api-keys"],
  queryFn: ({ signal }) => call<typeof listApiKeys>("GET", "/api/user/api-keys", { signal }),
});

export const usableProvidersQuery = queryOptions({
  queryKey: ["/api/user/ai-providers"],
  queryFn: ({ signal }) => call<typeof listUsableProviders>("GET", "/api/user/ai-providers", { signal }),
});

export function useSaveApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiKey) => call<typeof saveApiKey>("POST", "/api/user/api-keys", { body }),
    onSuccess: () => refreshKeys(client),
  });
}

export function useDeleteApiKey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteApiKey>("DELETE", "/api/user/api-keys/:id", { params: { id } }),
    // Also runs after a failure, because a key that another device removed must disappear from the list.
    onSettled: () => refreshKeys(client),
  });
}

/** Adding or removing a key also changes which providers can be chosen. */
function refreshKeys(client: QueryClient) {
  return Promise.all([apiKeysQuery, usableProvidersQuery].map(({ queryKey }) => client.invalidateQueries({ queryKey })));
}
