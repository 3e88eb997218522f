import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { listSettings, resetSetting, Setting, updateSetting } from "#core/contracts/settings.ts";
import type { SiteTextKey } from "#core/domain/site/site-texts.ts";
import { call } from "#web/lib/http/api-client.ts";
import { legalTextsQuery, publicSettingsQuery } from "./settings.ts";

export const settingsQuery = queryOptions({
  queryKey: ["/api/admin/settings"],
  queryFn: ({ signal }) => call<typeof listSettings>("GET", "/api/admin/settings", { signal }),
});

export function useUpdateSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ key, ...body }: { key: SiteTextKey; value: string; tellsEverybody?: boolean }) =>
      call<typeof updateSetting>("PUT", "/api/admin/settings/:key", { params: { key }, body }),
    onSuccess: (setting) => show(client, setting),
  });
}

/** Restores the built-in text. */
export function useResetSetting() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (key: SiteTextKey) => call<typeof resetSetting>("DELETE", "/api/admin/settings/:key", { params: { key } }),
    onSuccess: (setting) => show(client, setting),
  });
}

/** The response is the sanitized text, which replaces the old one everywhere at once. */
function show(client: QueryClient, setting: Setting): void {
  client.setQueryData(settingsQuery.queryKey, (settings) => settings?.map((one) => (one.key === setting.key ? setting : one)));
  client.setQueryData(publicSettingsQuery.queryKey, (settings) =>
    settings?.map((one) => (one.key === setting.key ? { key: one.key, value: setting.value } : one)),
  );
  for (const queryKey of [legalTextsQuery.queryKey, ["/api/admin/audit"]]) void client.invalidateQueries({ queryKey });
}
