import { and, asc, eq, sql } from "drizzle-orm";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";

/** The columns that may be sent to clients: everything except the key. */
const apiKeyColumns = { id: apiKeys.id, provider: apiKeys.provider, lastFour: apiKeys.lastFour, createdAt: apiKeys.createdAt };
export type ApiKeyRecord = Pick<typeof apiKeys.$inferSelect, keyof typeof apiKeyColumns>;

const prepared = statements((db) => ({
  list: db
    .select(apiKeyColumns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, sql.placeholder("userId")))
    .orderBy(asc(apiKeys.provider))
    .prepare("api_keys_list"),
}));

export const listApiKeys = (db: Db, userId: string): Promise<ApiKeyRecord[]> => prepared(db).list.execute({ userId });

/** A second key for a provider replaces the first. */
export async function upsertApiKey(
  db: Db,
  userId: string,
  key: { provider: AiProvider; encryptedKey: string; lastFour: string },
): Promise<ApiKeyRecord> {
  const [row] = await db
    .insert(apiKeys)
    .values({ userId, ...key })
    .onConflictDoUpdate({
      target: [apiKeys.userId, apiKeys.provider],
      set: { encryptedKey: key.encryptedKey, lastFour: key.lastFour, createdAt: new Date() },
    })
    .returning(apiKeyColumns);
  if (!row) throw new Error("An insert returned no row.");
  return row;
}

export async function deleteApiKey(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return deleted.length > 0;
}
