import { isNotNull, like, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { users } from "#server/db/tables/users.ts";
import { type Config, ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/storage/database.ts";
import type { Encryption } from "./encryption.ts";
import { placeOfKeys } from "./secrets.ts";

/** With another key, AI keys and second factors would fail one by one, and new ones would be encrypted with it. */
export async function assertKeyFits(db: Db, encryption: Encryption, config: Config): Promise<void> {
  if (config.isEncryptionKeyLost) return;
  const isOurs = (column: PgColumn) => or(...encryption.prefixes.map((prefix) => like(column, `${prefix}%`)));
  if (await hasSecret(db, isOurs)) return;
  if (await hasSecret(db, isNotNull))
    throw new ConfigError(
      `${placeOfKeys(config)} decrypts none of the stored secrets. Use the key that they were encrypted with; if it is lost for good, set ENCRYPTION_KEY_LOST=true.`,
    );
}

async function hasSecret(db: Db, condition: (column: PgColumn) => SQL | undefined): Promise<boolean> {
  const [key] = await db.select({ id: apiKeys.userId }).from(apiKeys).where(condition(apiKeys.encryptedKey)).limit(1);
  if (key) return true;
  const [user] = await db.select({ id: users.id }).from(users).where(condition(users.twoFactorSecret)).limit(1);
  return user !== undefined;
}
