import { type QueryClient, useMutation } from "@tanstack/react-query";
import type { FoodView, FoodViewChange, updateFoodView } from "#core/contracts/food-view.ts";
import { defineChange } from "#web/api/offline/outbox/change-kinds.ts";
import { getSender } from "#web/api/offline/outbox/sender.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { call } from "#web/lib/http/api-client.ts";
import { texts } from "#web/texts/texts.ts";

/** @internal Only tests use it from outside. */
export const UNDECIDED: FoodView = { foodDisplay: null, habits: [], pausedSince: null, bodyOfferClosed: false, region: null };

const CHANGE = defineChange<FoodViewChange, FoodView>({
  kind: "food-view",
  send: (body, { signal }) => call<typeof updateFoodView>("PUT", "/api/user/view", { body, signal }),
  // No query stores the view by itself; the device stores it as part of the current user.
  showsIn: () => [],
  settle: (stored) => stored,
  refetch: (client) => void client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  label: () => texts("shared")("change.view"),
});

/** Shown at once, also offline; a rejected change is reverted. */
export function useUpdateFoodView() {
  return useMutation({
    mutationFn: (change: FoodViewChange, { client }) => getSender(client).deliver(CHANGE, change),
    onMutate: (change, { client }) => {
      const before = client.getQueryData(currentUserQuery.queryKey)?.view ?? UNDECIDED;
      const { foodDisplay = before.foodDisplay, habits = before.habits, bodyOfferClosed = before.bodyOfferClosed, isPaused } = change;
      const { region = before.region } = change;
      const pausedSince = isPaused === undefined ? before.pausedSince : isPaused ? new Date().toISOString() : null;
      showView(client, { foodDisplay, habits, bodyOfferClosed, pausedSince, region });
      return before;
    },
    onError: (_error, _change, before, { client }) => before && showView(client, before),
    onSuccess: (view, { foodDisplay }, _before, { client }) => {
      if (view) showView(client, view);
      // A page that the server rendered in calm mode does not contain the figures, so everything is refetched.
      if (foodDisplay) void client.invalidateQueries();
    },
  });
}

/** Logging a food ends a break; the server does the same on its side. */
export function endPause(client: QueryClient): void {
  if (client.getQueryData(currentUserQuery.queryKey)?.view?.pausedSince) showView(client, { pausedSince: null });
}

function showView(client: QueryClient, change: Partial<FoodView>): void {
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, view: { ...(user.view ?? UNDECIDED), ...change } });
}
