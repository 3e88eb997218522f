import type { PublicSetting } from "#core/contracts/settings.ts";
import { SITE_TEXT_KEYS, SITE_TEXTS } from "#core/domain/site-texts.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { cleanHtml } from "#server/platform/clean-html.ts";
import type { Db } from "#server/platform/database.ts";

/** All known texts: what an administrator wrote, else the built-in one. */
export async function listPublicSettings(db: Db): Promise<PublicSetting[]> {
  const edited = await db.select({ key: adminSettings.key, value: adminSettings.value }).from(adminSettings);
  const values = new Map(edited.map(({ key, value }) => [key, value]));
  return SITE_TEXT_KEYS.map((key) => {
    const { type, defaultValue } = SITE_TEXTS[key];
    const value = values.get(key);
    if (value === undefined) return { key, value: defaultValue };
    return { key, value: type === "html" ? cleanHtml(value) : value };
  });
}
