import { useQuery } from "@tanstack/react-query";
import type { Preferences } from "#core/contracts/preferences.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";

/** What the user must not eat; undefined for a visitor, and until it has loaded. */
export function useAvoids(): Preferences["avoids"] {
  const user = useCurrentUser();
  return useQuery({ ...preferencesQuery, enabled: Boolean(user) }).data?.avoids;
}
