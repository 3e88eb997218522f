import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PreferencesChange, readPreferences, updatePreferences } from "#core/contracts/preferences.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { call } from "#web/lib/http/api-client.ts";

export const preferencesQuery = offlineQuery({
  queryKey: ["/api/user/preferences"],
  read: (signal) => call<typeof readPreferences>("GET", "/api/user/preferences", { signal }),
});

/** These offer foods, which the server chooses by what the user must not eat. */
const CHOSEN_FOR_USER = ["/api/learn/questions", "/api/learn/me/review", "/api/learn/swaps"];

/** Sends only the changes; the response replaces the cached preferences. */
export function useUpdatePreferences() {
  const client = useQueryClient();
  return useMutation({
    // One after the other, so that of two quick taps the later one is stored last.
    scope: { id: "preferences" },
    mutationFn: (body: PreferencesChange) => call<typeof updatePreferences>("PUT", "/api/user/preferences", { body }),
    onSuccess: async (preferences) => {
      // A read from before the change that is still in flight must not overwrite it.
      await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
      client.setQueryData(preferencesQuery.queryKey, preferences);
      for (const key of CHOSEN_FOR_USER) void client.invalidateQueries({ queryKey: [key] });
    },
  });
}
