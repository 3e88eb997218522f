import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  addPasskey,
  confirmWithPasskey,
  deletePasskey,
  listPasskeys,
  loginWithPasskey,
  PasskeyAssertion,
  renamePasskey,
} from "#core/contracts/sign-in/passkeys.ts";
import { call } from "#web/lib/http/api-client.ts";
import { signIn } from "./auth.ts";

export const passkeysQuery = queryOptions({
  queryKey: ["/api/user/passkeys"],
  queryFn: ({ signal }) => call<typeof listPasskeys>("GET", "/api/user/passkeys", { signal }),
  // Always refetched, because users open this list to check who has access right now.
  staleTime: 0,
});

export function useAddPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { makePasskey } = await import("./passkey-ceremonies.ts");
      return call<typeof addPasskey>("POST", "/api/user/passkeys", { body: await makePasskey() });
    },
    onSettled: () => refresh(client),
  });
}

export function useRenamePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call<typeof renamePasskey>("PUT", "/api/user/passkeys/:id", { params: { id }, body: { name } }),
    onSettled: () => refresh(client),
  });
}

export function useDeletePasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deletePasskey>("DELETE", "/api/user/passkeys/:id", { params: { id } }),
    // Also runs after a failure, because a passkey that another device removed must disappear from the list.
    onSettled: () => refresh(client),
  });
}

export function useConfirmWithPasskey() {
  return useMutation({
    mutationFn: async () => {
      const { signToConfirm } = await import("./passkey-ceremonies.ts");
      return call<typeof confirmWithPasskey>("POST", "/api/user/confirm/passkey", { body: await signToConfirm() });
    },
  });
}

export function useLoginWithPasskey() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasskeyAssertion) => call<typeof loginWithPasskey>("POST", "/api/login/passkey", { body }),
    onSuccess: (user) => signIn(client, user),
  });
}

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
