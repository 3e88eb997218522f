import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ProfileChange, updateProfile } from "#core/contracts/profile.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { call } from "#web/lib/http/api-client.ts";

/** Sends only the changes. The response becomes the current user, so that the greeting and the avatar update at once. */
export function useUpdateProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileChange) => call<typeof updateProfile>("PUT", "/api/user/profile", { body }),
    onSuccess: (user) => client.setQueryData(currentUserQuery.queryKey, user),
  });
}
