import { queryOptions } from "@tanstack/react-query";
import type { readLearnCounts } from "#core/contracts/learn/learn.ts";
import { call } from "#web/lib/http/api-client.ts";

/** In a separate file, because only administrators load it. */
export const learnCountsQuery = queryOptions({
  queryKey: ["/api/admin/learn"],
  queryFn: ({ signal }) => call<typeof readLearnCounts>("GET", "/api/admin/learn", { signal }),
});
