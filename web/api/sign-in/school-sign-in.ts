import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type {
  confirmAtSchool,
  FinishSignIn,
  finishSignIn,
  linkSchool,
  listSchoolSignIns,
  readWaitingSignIn,
  unlinkSchool,
} from "#core/contracts/sign-in/school-sign-in.ts";
import { call } from "#web/lib/http/api-client.ts";
import { signIn } from "./auth.ts";

/** What is still needed to complete a sign-in with a provider. */
export const waitingSignInQuery = (ticket: string) =>
  queryOptions({
    queryKey: ["/api/school-sign-in/waiting", ticket],
    queryFn: ({ signal }) => call<typeof readWaitingSignIn>("GET", "/api/school-sign-in/waiting", { query: { ticket }, signal }),
  });

export function useFinishSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: FinishSignIn) => call<typeof finishSignIn>("POST", "/api/school-sign-in/finish", { body }),
    onSuccess: (answer) => {
      if (!("requiresTwoFactor" in answer)) signIn(client, answer);
    },
  });
}

export const schoolSignInsQuery = queryOptions({
  queryKey: ["/api/user/school-sign-ins"],
  queryFn: ({ signal }) => call<typeof listSchoolSignIns>("GET", "/api/user/school-sign-ins", { signal }),
});

export function useLinkSchool() {
  return useMutation({
    mutationFn: (provider: string) => call<typeof linkSchool>("POST", "/api/user/school-sign-ins", { body: { provider } }),
  });
}

export function useUnlinkSchool() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call<typeof unlinkSchool>("DELETE", "/api/user/school-sign-ins/:id", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: schoolSignInsQuery.queryKey }),
  });
}

export function useConfirmAtSchool() {
  return useMutation({
    mutationFn: (to: string) => call<typeof confirmAtSchool>("POST", "/api/user/school-sign-ins/confirm", { body: { to } }),
  });
}
