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
  summary: "The texts that visitors see",
  response: z.array(PublicSetting),
});

const LONGEST_VALUE = 50_000;
const Key = z.object({ key: z.enum(SITE_TEXT_KEYS) });

export const Setting = PublicSetting.extend({
  description: z.string(),
  category: z.enum(SETTING_CATEGORIES),
  type: z.enum(SETTING_TYPES),
  isEditable: z.boolean(),
  isDefault: z.boolean().describe("Nobody has edited it"),
});
export type Setting = z.infer<typeof Setting>;

export const listSettings = endpoint({
  method: "GET",
  path: "/api/admin/settings",
  access: "admin",
  summary: "Every text that can be edited",
  response: z.array(Setting),
});

export const updateSetting = endpoint({
  method: "PUT",
  path: "/api/admin/settings/:key",
  access: "admin",
  summary: "Edit a text; HTML is cleaned",
  params: Key,
  body: z.object({
    value: z
      .string()
      .trim()
      .min(1, "Please write something.")
      .max(LONGEST_VALUE, `Please keep this text to ${LONGEST_VALUE.toLocaleString("en-US")} characters.`),
  }),
  response: Setting,
});

export const resetSetting = endpoint({
  method: "DELETE",
  path: "/api/admin/settings/:key",
  access: "admin",
  summary: "Back to the built-in text",
  params: Key,
  response: Setting,
});
