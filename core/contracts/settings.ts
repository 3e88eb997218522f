import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { SETTING_CATEGORIES, SETTING_TYPES } from "#core/domain/site/setting-choices.ts";
import { SITE_TEXT_KEYS } from "#core/domain/site/site-texts.ts";

export const PublicSetting = z.object({
  key: z.enum(SITE_TEXT_KEYS),
  value: z.string(),
});
export type PublicSetting = z.infer<typeof PublicSetting>;

export const listPublicSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings/public",
  access: "anyone",
  summary: "List the site texts",
  response: z.array(PublicSetting),
});

const MAX_VALUE_LENGTH = 50_000;
const Key = z.object({ key: z.enum(SITE_TEXT_KEYS) });

export const Setting = PublicSetting.extend({
  description: z.string(),
  category: z.enum(SETTING_CATEGORIES),
  type: z.enum(SETTING_TYPES),
  isEditable: z.boolean(),
  isDefault: z.boolean().describe("Whether it is the built-in text, not edited by an administrator"),
});
export type Setting = z.infer<typeof Setting>;

export const listSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  access: "admin",
  summary: "List all site texts with the details for editing them",
  response: z.array(Setting),
});

export const updateSetting = endpoint({
  method: "PUT",
  path: "/api/admin/settings/:key",
  access: "admin",
  summary: "Edit a site text. HTML is sanitized",
  params: Key,
  body: z.object({
    value: z
      .string()
      .trim()
      .min(1, "Please write something.")
      .max(MAX_VALUE_LENGTH, `Please keep this text to ${MAX_VALUE_LENGTH.toLocaleString("en-US")} characters.`),
    tellsEverybody: z.boolean().default(false).describe("For a legal text: shows every user once that the texts changed"),
  }),
  response: Setting,
});

export const resetSetting = endpoint({
  method: "DELETE",
  path: "/api/admin/settings/:key",
  access: "admin",
  summary: "Reset a site text to the built-in one",
  params: Key,
  response: Setting,
});
