import { useQuery } from "@tanstack/react-query";
import type { Preferences } from "#core/contracts/preferences.ts";
import { preferencesQuery } from "#web/api/preferences.ts";

/** What the user must not eat; undefined for a visitor, and until the shell's own read has come in. */
export function useAvoids(): Preferences["avoids"] {
  return useQuery({ ...preferencesQuery, enabled: false }).data?.avoids;
}
