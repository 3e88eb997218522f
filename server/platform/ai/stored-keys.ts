import { eq } from "drizzle-orm";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import type { Db } from "#server/platform/storage/database.ts";

export async function listEncryptedKeys(db: Db, userId: string): Promise<{ provider: AiProvider; encryptedKey: string }[]> {
  return db.select({ provider: apiKeys.provider, encryptedKey: apiKeys.encryptedKey }).from(apiKeys).where(eq(apiKeys.userId, userId));
}
