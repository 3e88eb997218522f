import * as z from "zod";
import { endpoint } from "#core/contracts/endpoint.ts";
import { SITE_TEXT_KEYS } from "#core/domain/site-texts.ts";

export const PublicSetting = z.object({
  key: z.enum(SITE_TEXT_KEYS),
  value: z.string(),
});
export type PublicSetting = z.infer<typeof PublicSetting>;

export const listPublicSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings/public",
  access: "anyone",
  summary: "The texts that visitors see",
  response: z.array(PublicSetting),
});
