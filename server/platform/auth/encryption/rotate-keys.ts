import { and, asc, eq, gt, isNotNull, notLike, sql } from "drizzle-orm";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { apiKeyContext, type Encryption, twoFactorPlace } from "./encryption.ts";

const BATCH = 100;

export interface Rotation {
  rotated: number;
  /** The number of secrets encrypted with a key that was not provided. */
  unreadable: number;
}

interface ClosedSecret {
  id: string;
  closed: string;
  place: string;
}

interface SecretStore {
  /** Returns the next secrets, by id, that are not encrypted with the current key. */
  listAfter: (id: string) => Promise<ClosedSecret[]>;
  /** Overwrites only the value that was read, because the user may have replaced it meanwhile. */
  replace: (secret: ClosedSecret, closed: string) => Promise<unknown>;
}

const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** Re-encrypts every stored secret with the current key. It can be stopped and restarted, because finished rows are skipped. */
export async function rotateSecrets(db: Db, encryption: Encryption): Promise<Rotation> {
  const result: Rotation = { rotated: 0, unreadable: 0 };
  for (const store of [apiKeyStore(db, encryption), twoFactorStore(db, encryption)]) {
    let lastId = FIRST_ID;
    for (let batch = await store.listAfter(lastId); batch.length > 0; batch = await store.listAfter(lastId)) {
      for (const secret of batch) {
        lastId = secret.id;
        const plain = tryDecrypt(encryption, secret);
        if (plain === undefined) result.unreadable += 1;
        else {
          await store.replace(secret, encryption.encrypt(plain, secret.place));
          result.rotated += 1;
        }
      }
    }
  }
  return result;
}

function tryDecrypt(encryption: Encryption, { closed, place }: ClosedSecret): string | undefined {
  try {
    return encryption.decrypt(closed, place);
  } catch {
    return undefined;
  }
}

const apiKeyStore = (db: Db, { currentPrefix }: Encryption): SecretStore => ({
  listAfter: async (id) => {
    const [userId = FIRST_ID, provider = ""] = id.split(" ");
    const rows = await db
      .select()
      .from(apiKeys)
      .where(
        and(sql`(${apiKeys.userId}, ${apiKeys.provider}) > (${userId}, ${provider})`, notLike(apiKeys.encryptedKey, `${currentPrefix}%`)),
      )
      .orderBy(asc(apiKeys.userId), asc(apiKeys.provider))
      .limit(BATCH);
    return rows.map((row) => ({
      id: `${row.userId} ${row.provider}`,
      closed: row.encryptedKey,
      place: apiKeyContext(row.userId, row.provider),
    }));
  },
  // Every ciphertext is unique, so the user's id and the ciphertext identify the row.
  replace: ({ id, closed: former }, closed) =>
    db
      .update(apiKeys)
      .set({ encryptedKey: closed })
      .where(and(eq(apiKeys.userId, id.split(" ")[0] ?? ""), eq(apiKeys.encryptedKey, former))),
});

const twoFactorStore = (db: Db, { currentPrefix }: Encryption): SecretStore => ({
  listAfter: async (id) => {
    const rows = await db
      .select({ id: users.id, closed: users.twoFactorSecret })
      .from(users)
      .where(and(gt(users.id, id), isNotNull(users.twoFactorSecret), notLike(users.twoFactorSecret, `${currentPrefix}%`)))
      .orderBy(asc(users.id))
      .limit(BATCH);
    return rows.map((row) => ({ id: row.id, closed: row.closed ?? "", place: twoFactorPlace(row.id) }));
  },
  replace: ({ id, closed: former }, closed) =>
    db
      .update(users)
      .set({ twoFactorSecret: closed })
      .where(and(eq(users.id, id), eq(users.twoFactorSecret, former))),
});
