import { queryOptions, useQuery } from "@tanstack/react-query";
import type { listPublicSettings } from "#core/contracts/settings.ts";
import { PUBLIC_SETTINGS_FRESH_MS, PUBLIC_SETTINGS_KEPT_MS } from "#core/domain/constants.ts";
import { PAGE_TEXTS, type PageTextKey } from "#core/domain/site/page-texts.ts";
import { call } from "#web/lib/http/api-client.ts";

export const publicSettingsQuery = queryOptions({
  queryKey: ["/api/admin/settings/public"],
  queryFn: ({ signal }) => call<typeof listPublicSettings>("GET", "/api/admin/settings/public", { signal }),
  staleTime: PUBLIC_SETTINGS_FRESH_MS,
  gcTime: PUBLIC_SETTINGS_KEPT_MS,
});

/** One text that an administrator can edit; the built-in one until the settings have loaded. */
export function useSiteText(key: PageTextKey): string {
  const { data } = useQuery(publicSettingsQuery);
  return data?.find((setting) => setting.key === key)?.value ?? PAGE_TEXTS[key];
}

/** With the long legal texts, which pages do not carry from the start. */
export const legalTextsQuery = queryOptions({ ...publicSettingsQuery, queryKey: [...publicSettingsQuery.queryKey, "legal"] });
