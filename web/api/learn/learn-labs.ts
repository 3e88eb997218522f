import type { listPortions, readLabelLab, readOwnSwaps, readSwaps } from "#core/contracts/learn/learn-labs.ts";
import type { SwapWish } from "#core/domain/questions/swap-wishes.ts";
import { offlineQuery } from "#web/api/offline/offline-query.ts";
import { call } from "#web/lib/http/api-client.ts";

export const labelLabQuery = offlineQuery({
  queryKey: ["/api/learn/labs/label"],
  read: (signal) => call<typeof readLabelLab>("GET", "/api/learn/labs/label", { signal }),
});

export const portionsQuery = offlineQuery({
  queryKey: ["/api/learn/labs/portions"],
  read: (signal) => call<typeof listPortions>("GET", "/api/learn/labs/portions", { signal }),
});

/** Swaps for any food in the catalog, or for a common food if none is given. */
export const swapsQuery = (isSignedIn: boolean, food?: string, wish?: SwapWish) => {
  const query = { ...(food && { food }), ...(wish && { wish }) };
  return offlineQuery({
    queryKey: ["/api/learn/swaps", isSignedIn, food ?? "", wish ?? ""],
    read: (signal) =>
      isSignedIn
        ? call<typeof readOwnSwaps>("GET", "/api/learn/me/labs/swaps", { query, signal })
        : call<typeof readSwaps>("GET", "/api/learn/labs/swaps", { query, signal }),
  });
};
