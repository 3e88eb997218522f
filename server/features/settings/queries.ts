import { eq, isNotNull } from "drizzle-orm";
import type { PublicSetting, Setting } from "#core/contracts/settings.ts";
import { SITE_TEXT_KEYS, SITE_TEXTS, type SiteTextKey } from "#core/domain/site/site-texts.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import { users } from "#server/db/tables/users.ts";
import { cleanHtml } from "#server/platform/http/sanitize-html.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

const prepared = statements((db) => ({
  list: db.select({ key: adminSettings.key, value: adminSettings.value }).from(adminSettings).prepare("settings_list"),
}));

/** All known texts: the administrator's version, or else the built-in one. */
export async function listSettings(db: Db): Promise<Setting[]> {
  const edited = await prepared(db).list.execute();
  const values = new Map(edited.map(({ key, value }) => [key, value]));
  return SITE_TEXT_KEYS.map((key) => toSetting(key, values.get(key)));
}

export async function listPublicSettings(db: Db): Promise<PublicSetting[]> {
  return (await listSettings(db)).map(({ key, value }) => ({ key, value }));
}

export async function upsertSetting(db: Db, key: SiteTextKey, value: string): Promise<Setting> {
  const { description, category, type } = SITE_TEXTS[key];
  await db
    .insert(adminSettings)
    .values({ key, value, description, category, type })
    .onConflictDoUpdate({ target: adminSettings.key, set: { value, updatedAt: new Date() } });
  return toSetting(key, value);
}

export async function deleteSetting(db: Db, key: SiteTextKey): Promise<Setting> {
  await db.delete(adminSettings).where(eq(adminSettings.key, key));
  return toSetting(key, undefined);
}

/** Sanitized again on output, because the rules may have become stricter since it was stored. */
function toSetting(key: SiteTextKey, edited: string | undefined): Setting {
  const { description, category, type, defaultValue } = SITE_TEXTS[key];
  const value = edited === undefined ? defaultValue : type === "html" ? cleanHtml(edited) : edited;
  return { key, value, description, category, type, isEditable: true, isDefault: edited === undefined };
}

export async function forgetLegalVersionsSeen(tx: Db): Promise<void> {
  await tx.update(users).set({ legalVersionSeen: null }).where(isNotNull(users.legalVersionSeen));
}
