import { eq, sql } from "drizzle-orm";
import type { Preferences, PreferencesChange } from "#core/contracts/preferences.ts";
import { DEFAULT_AI_PROVIDER } from "#core/domain/ai/ai-providers.ts";
import { userPreferences } from "#server/db/tables/preferences.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

const NOTHING_SAID: Preferences = {
  preferredLLM: DEFAULT_AI_PROVIDER,
  dietaryRestrictions: [],
  allergies: [],
  foodPreferences: [],
  medicalConditions: [],
};

const prepared = statements((db) => ({
  find: db
    .select()
    .from(userPreferences)
    .where(eq(userPreferences.userId, sql.placeholder("userId")))
    .prepare("preferences_find"),
}));

export async function readPreferences(db: Db, userId: string): Promise<Preferences> {
  const [row] = await prepared(db).find.execute({ userId });
  return row ?? NOTHING_SAID;
}

/** Writes only the fields in the change, so that two concurrent changes do not undo each other. */
export async function updatePreferences(db: Db, userId: string, change: PreferencesChange): Promise<Preferences> {
  const set = Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value ?? NOTHING_SAID[name as keyof Preferences]]),
  );
  const [row] = await db
    .insert(userPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...set, updatedAt: new Date() } })
    .returning();
  return row ?? NOTHING_SAID;
}
