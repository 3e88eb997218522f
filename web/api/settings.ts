import { queryOptions, useQuery } from "@tanstack/react-query";
import type { listPublicSettings } from "#core/contracts/settings.ts";
import { MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { PAGE_TEXTS, type PageTextKey } from "#core/domain/site/page-texts.ts";
import { call } from "#web/lib/http/api-client.ts";

const PUBLIC_SETTINGS_FRESH_MS = 15 * MINUTE_MS;
const PUBLIC_SETTINGS_TTL_MS = 30 * MINUTE_MS;

export const publicSettingsQuery = queryOptions({
  queryKey: ["/api/admin/settings/public"],
  queryFn: ({ signal }) => call<typeof listPublicSettings>("GET", "/api/admin/settings/public", { signal }),
  staleTime: PUBLIC_SETTINGS_FRESH_MS,
  gcTime: PUBLIC_SETTINGS_TTL_MS,
});

/** A text that an administrator can edit. Returns the built-in text until the settings have loaded. */
export function useSiteText(key: PageTextKey): string {
  const { data } = useQuery(publicSettingsQuery);
  return data?.find((setting) => setting.key === key)?.value ?? PAGE_TEXTS[key];
}

/** Includes the long legal texts, which are not sent with every page. */
export const legalTextsQuery = queryOptions({ ...publicSettingsQuery, queryKey: [...publicSettingsQuery.queryKey, "legal"] });
