import { useQuery } from "@tanstack/react-query";
import type { Helpline } from "#core/content/helplines/helpline.ts";
import { readOwnLines } from "#core/content/helplines/own-lines.ts";
import { publicSettingsQuery } from "#web/api/settings.ts";

/** The helplines that the site's operator added. */
export function useOwnLines(): Helpline[] {
  const { data } = useQuery(publicSettingsQuery);
  return readOwnLines(data?.find(({ key }) => key === "support_lines")?.value ?? "");
}
