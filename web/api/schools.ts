import { queryOptions, useQuery } from "@tanstack/react-query";
import type { listSchools, Schools } from "#core/contracts/school-sign-in.ts";
import { call } from "#web/lib/http/api-client.ts";

export const NO_SCHOOLS: Schools = { providers: [], only: false };

/** Where people sign in instead of with a password. Every page carries it from the start. */
export const schoolsQuery = queryOptions({
  queryKey: ["/api/school-sign-in"],
  queryFn: ({ signal }) => call<typeof listSchools>("GET", "/api/school-sign-in", { signal }),
});

export const useSchools = (): Schools => useQuery(schoolsQuery).data ?? NO_SCHOOLS;
