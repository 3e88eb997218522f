import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  checkInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  NewInvitation,
} from "#core/contracts/sign-in/invitations.ts";
import { call } from "#web/lib/http/api-client.ts";

export const invitationsQuery = queryOptions({
  queryKey: ["/api/admin/invitations"],
  queryFn: ({ signal }) => call<typeof listInvitations>("GET", "/api/admin/invitations", { signal }),
});

export function useCreateInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: NewInvitation) => call<typeof createInvitation>("POST", "/api/admin/invitations", { body }),
    onSuccess: refresh,
  });
}

export function useDeleteInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteInvitation>("DELETE", "/api/admin/invitations/:id", { params: { id } }),
    onSuccess: refresh,
  });
}

/** Whether an invitation is still valid. Uses POST, so that the token does not appear in a URL. */
export const invitationCheckQuery = (token: string) =>
  queryOptions({
    queryKey: ["/api/invitations/check", token],
    queryFn: () => call<typeof checkInvitation>("POST", "/api/invitations/check", { body: { token } }),
  });

function useRefresh() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [invitationsQuery.queryKey, ["/api/admin/audit"]]) void client.invalidateQueries({ queryKey });
  };
}
