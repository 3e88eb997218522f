import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  ConsentRecord,
  createPasswordLink,
  createUser,
  deleteUser,
  listAudit,
  listUsers,
  NewUser,
  PasswordReset,
  readSystemStatus,
  readUserStats,
  recordConsent,
  removeTwoFactor,
  resetPassword,
  UserChange,
  updateUser,
} from "#core/contracts/admin-users.ts";
import type { UserOrder } from "#core/domain/accounts/admin-choices.ts";
import { call } from "#web/lib/http/api-client.ts";
import { callWithCount } from "#web/lib/http/call-with-count.ts";

const USERS_KEY = "/api/admin/users";
const AUDIT_PAGE = 10;

interface UsersPage {
  search: string;
  sort: UserOrder;
  limit: number;
  offset: number;
}

export const usersQuery = ({ search, ...page }: UsersPage) => {
  const query = { ...page, search: search || undefined };
  return queryOptions({
    queryKey: [USERS_KEY, query],
    queryFn: async ({ signal }) => {
      const { answer, total } = await callWithCount<typeof listUsers>("GET", "/api/admin/users", { query, signal });
      return { users: answer, total };
    },
    placeholderData: keepPreviousData,
  });
};

export const systemStatusQuery = queryOptions({
  queryKey: ["/api/admin/system"],
  queryFn: ({ signal }) => call<typeof readSystemStatus>("GET", "/api/admin/system", { signal }),
});

export const userStatsQuery = queryOptions({
  queryKey: ["/api/admin/stats"],
  queryFn: ({ signal }) => call<typeof readUserStats>("GET", "/api/admin/stats", { signal }),
});

export const auditQuery = infiniteQueryOptions({
  queryKey: ["/api/admin/audit"],
  queryFn: ({ pageParam: offset, signal }) =>
    call<typeof listAudit>("GET", "/api/admin/audit", { query: { limit: AUDIT_PAGE, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length === AUDIT_PAGE ? pages.length * AUDIT_PAGE : undefined),
});

export function useCreateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewUser) => call<typeof createUser>("POST", "/api/admin/users", { body }),
    onSuccess: () => refresh(client),
  });
}

export function useUpdateUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: UserChange }) =>
      call<typeof updateUser>("PUT", "/api/admin/users/:id", { params: { id }, body }),
    onSuccess: () => refresh(client),
  });
}

export function useDeleteUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof deleteUser>("DELETE", "/api/admin/users/:id", { params: { id } }),
    onSuccess: () => refresh(client),
  });
}

export function useResetPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: PasswordReset }) =>
      call<typeof resetPassword>("POST", "/api/admin/users/:id/password", { params: { id }, body }),
    onSuccess: () => refresh(client),
  });
}

export function useCreatePasswordLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof createPasswordLink>("POST", "/api/admin/users/:id/password-link", { params: { id } }),
    onSuccess: () => refresh(client),
  });
}

export function useRemoveTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call<typeof removeTwoFactor>("DELETE", "/api/admin/users/:id/two-factor", { params: { id }, body: { reason } }),
    onSuccess: () => refresh(client),
  });
}

export function useRecordConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, consent }: { id: string; consent: ConsentRecord }) =>
      call<typeof recordConsent>("POST", "/api/admin/users/:id/consent", { params: { id }, body: consent }),
    onSuccess: () => refresh(client),
  });
}

/** Not returned, so that the mutation does not wait for the lists to be refetched. */
function refresh(client: QueryClient): void {
  for (const key of [USERS_KEY, "/api/admin/stats", "/api/admin/audit"]) void client.invalidateQueries({ queryKey: [key] });
}
