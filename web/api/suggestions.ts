import { useMutation } from "@tanstack/react-query";
import type { SuggestionWish, suggestMeals } from "#core/contracts/suggestions.ts";
import { call } from "#web/lib/http/api-client.ts";
import { timeZone } from "#web/lib/today.ts";

export function useSuggestMeals() {
  return useMutation({
    mutationFn: ({ signal, ...wish }: Omit<SuggestionWish, "tz"> & { signal: AbortSignal }) =>
      call<typeof suggestMeals>("POST", "/api/suggestions", { body: { ...wish, tz: timeZone() }, signal }),
  });
}
