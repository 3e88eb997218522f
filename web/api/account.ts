import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  changeEmail,
  changePassword,
  confirmPassword,
  deleteAccount,
  dismissFailedAttempts,
  EmailChange,
  FirstPassword,
  listDevices,
  markLegalTextsSeen,
  PasswordChange,
  readFailedAttempts,
  setFirstPassword,
  signOutElsewhere,
} from "#core/contracts/account.ts";
import type { listAccountEvents } from "#core/contracts/account-events.ts";
import { currentUserQuery, signOut } from "#web/api/sign-in/auth.ts";
import { call } from "#web/lib/http/api-client.ts";

export const devicesQuery = queryOptions({
  queryKey: ["/api/user/sessions"],
  queryFn: ({ signal }) => call<typeof listDevices>("GET", "/api/user/sessions", { signal }),
  // Always refetched, because users open this page to see who is signed in right now.
  staleTime: 0,
});

const EVENTS_PAGE = 5;

export const accountEventsQuery = infiniteQueryOptions({
  queryKey: ["/api/user/events"],
  queryFn: ({ pageParam: offset, signal }) =>
    call<typeof listAccountEvents>("GET", "/api/user/events", { query: { limit: EVENTS_PAGE, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length === EVENTS_PAGE ? pages.length * EVENTS_PAGE : undefined),
  staleTime: 0,
});

export const failedAttemptsQuery = queryOptions({
  queryKey: ["/api/user/failed-attempts"],
  queryFn: ({ signal }) => call<typeof readFailedAttempts>("GET", "/api/user/failed-attempts", { signal }),
  staleTime: 0,
});

export function useDismissFailedAttempts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof dismissFailedAttempts>("DELETE", "/api/user/failed-attempts", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: failedAttemptsQuery.queryKey }),
  });
}

export function useConfirmPassword() {
  return useMutation({
    mutationFn: (password: string) => call<typeof confirmPassword>("POST", "/api/user/confirm", { body: { password } }),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: PasswordChange) => call<typeof changePassword>("PUT", "/api/user/password", { body }),
    // Not returned, so that the mutation does not wait for the list to be refetched.
    onSuccess: () => void client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

export function useChangeEmail() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EmailChange) => call<typeof changeEmail>("PUT", "/api/user/email", { body }),
    onSuccess: ({ isChanged }) => (isChanged ? client.invalidateQueries({ queryKey: currentUserQuery.queryKey }) : undefined),
  });
}

export function useSetFirstPassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FirstPassword) => call<typeof setFirstPassword>("POST", "/api/user/password", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

export function useMarkLegalTextsSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof markLegalTextsSeen>("DELETE", "/api/user/legal-notice", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
}

export function useSignOutElsewhere() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call<typeof signOutElsewhere>("DELETE", "/api/user/sessions", {}),
    onSuccess: () => client.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  });
}

/** The callbacks are passed here and not to `mutate`, because the calling page unmounts as soon as the user is signed out. */
export function useDeleteAccount({ onDeleted }: { onDeleted: () => void }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (password: string | undefined) => call<typeof deleteAccount>("DELETE", "/api/user", { body: { password } }),
    onSuccess: () => {
      signOut(client);
      // Must run in the same tick as the line above, or the visitor's route table would see the old path.
      onDeleted();
    },
  });
}
