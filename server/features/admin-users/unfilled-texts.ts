import { inArray } from "drizzle-orm";
import type { SystemStatus } from "#core/contracts/admin-users.ts";
import { LEGAL_PARTS, LEGAL_PLACEHOLDERS } from "#core/domain/site/legal/legal-version.ts";
import { SITE_TEXT_KEYS, SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { adminSettings } from "#server/db/tables/settings.ts";
import type { Db } from "#server/platform/storage/database.ts";

const LEGAL_TEXTS = SITE_TEXT_KEYS.filter((key) => SITE_TEXTS[key].category === "legal");

/** The legal texts in which a placeholder stands for what only the operator knows, the one with most placeholders first. */
export async function listUnfilledTexts(db: Db): Promise<SystemStatus["unfilledTexts"]> {
  const { key, value } = adminSettings;
  const rows = await db.select({ key, value }).from(adminSettings).where(inArray(key, LEGAL_TEXTS));
  const edited = new Map(rows.map((row) => [row.key, row.value]));
  return LEGAL_TEXTS.map((text) => {
    const content = edited.get(text) ?? SITE_TEXTS[text].defaultValue;
    return { key: text, parts: LEGAL_PARTS.filter((part) => content.includes(LEGAL_PLACEHOLDERS[part])) };
  })
    .filter(({ parts }) => parts.length > 0)
    .toSorted((a, b) => b.parts.length - a.parts.length);
}
