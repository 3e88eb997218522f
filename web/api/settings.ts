import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { listPublicSettings, listSettings, resetSetting, Setting, updateSetting } from "#core/contracts/settings.ts";
import { PUBLIC_SETTINGS_FRESH_MS, PUBLIC_SETTINGS_KEPT_MS } from "#core/domain/constants.ts";
import { PAGE_TEXTS, type PageTextKey } from "#core/domain/page-texts.ts";
import type { SiteTextKey } from "#core/domain/site-texts.ts";
import { call } from "#web/lib/api-client.ts";

export const publicSettingsQuery = queryOptions({
  queryKey: ["/api/admin/settings/public"],
  queryFn: ({ signal }) => call<typeof listPublicSettings>("GET", "/api/admin/settings/public", { signal }),
  staleTime: PUBLIC_SETTINGS_FRESH_MS,
  gcTime: PUBLIC_SETTINGS_KEPT_MS,
});

/** One text that an administrator can edit; the built-in one until the settings have arrived. */
export function useSiteText(key: PageTextKey): string {
  const { data } = useQuery(publicSettingsQuery);
  return data?.find((setting) => setting.key === key)?.value ?? PAGE_TEXTS[key];
}

/** With the long legal texts, which no page carries from the start. */
export const legalTextsQuery = queryOptions({ ...publicSettingsQuery, queryKey: [...publicSettingsQuery.queryKey, "legal"] });

export const settingsQuery = queryOptions({
  queryKey: ["/api/admin/settings"],
  queryFn: ({ signal }) => call<typeof listSettings>("GET", "/api/admin/settings", { signal }),
});

export function useUpdateSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, value }: { key: SiteTextKey; value: string }) =>
      call<typeof updateSetting>("PUT", "/api/admin/settings/:key", { params: { key }, body: { value } }),
    onSuccess: (setting) => show(client, setting),
  });
}

/** Back to the built-in text. */
export function useResetSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: SiteTextKey) => call<typeof resetSetting>("DELETE", "/api/admin/settings/:key", { params: { key } }),
    onSuccess: (setting) => show(client, setting),
  });
}

/** The answer is the text as it now stands, cleaned: everybody who shows it follows at once. */
function show(client: QueryClient, setting: Setting): void {
  client.setQueryData(settingsQuery.queryKey, (settings) => settings?.map((one) => (one.key === setting.key ? setting : one)));
  client.setQueryData(publicSettingsQuery.queryKey, (settings) =>
    settings?.map((one) => (one.key === setting.key ? { key: one.key, value: setting.value } : one)),
  );
  for (const queryKey of [legalTextsQuery.queryKey, ["/api/admin/audit"]]) void client.invalidateQueries({ queryKey });
}
