import { eq, sql } from "drizzle-orm";
import { EMPTY_PREFERENCES, type Preferences, type PreferencesChange } from "#core/contracts/preferences.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

const prepared = statements((db) => ({
  find: db
    .select()
    .from(userPreferences)
    .where(eq(userPreferences.userId, sql.placeholder("userId")))
    .prepare("preferences_find"),
}));

export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const [row] = await prepared(db).find.execute({ userId });
  return row ?? EMPTY_PREFERENCES;
}

/** Writes only the fields in the change, so that two concurrent changes do not undo each other. */
export async function updatePreferences(db: Db, userId: string, change: PreferencesChange): Promise<Preferences> {
  const set = Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value ?? EMPTY_PREFERENCES[name as keyof Preferences]]),
  );
  const [row] = await db
    .insert(userPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...set, updatedAt: new Date() } })
    .returning();
  return row ?? EMPTY_PREFERENCES;
}
