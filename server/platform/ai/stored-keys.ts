import { and, eq } from "drizzle-orm";
import type { AiProvider } from "#core/domain/choices.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import type { Db } from "#server/platform/database.ts";

export async function findEncryptedKey(db: Db, userId: string, provider: AiProvider): Promise<string | undefined> {
  const [row] = await db
    .select({ encryptedKey: apiKeys.encryptedKey })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), eq(apiKeys.provider, provider)));
  return row?.encryptedKey;
}
