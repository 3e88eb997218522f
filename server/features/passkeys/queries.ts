import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import { MAX_PASSKEYS } from "#core/domain/accounts/limits.ts";
import { type PasskeyRow, passkeys } from "#server/db/tables/passkeys.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type Db, isUniqueViolation } from "#server/platform/storage/database.ts";

export type NewPasskeyRow = Omit<PasskeyRow, "id" | "createdAt" | "lastUsedAt" | "blockedAt">;

const ofUser = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

export function listPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(MAX_PASSKEYS);
}

/** Returns undefined if the limit is reached. The inserting statement counts, and the caller holds the account's lock. */
export async function insertPasskey(tx: Db, row: NewPasskeyRow): Promise<PasskeyRow | undefined> {
  const { userId, credentialId, publicKey, userHandle, rpId, counter, transports, name, isSynced } = row;
  try {
    const inserted = await tx
      .insert(passkeys)
      .select(
        sql`select gen_random_uuid(), ${userId}::uuid, ${credentialId}::text, ${publicKey}::text, ${userHandle}::text, ${rpId}::text,
          ${counter}::bigint, ${sql.param(transports, passkeys.transports)}::text[], ${name}::text, ${isSynced}::boolean, now(), null::timestamptz,
          null::timestamptz
          where (select count(*) from ${passkeys} where ${passkeys.userId} = ${userId}::uuid) < ${MAX_PASSKEYS}::int`,
      )
      .returning();
    return inserted[0];
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "passkeys.stored", { code: "passkey_known" });
    throw error;
  }
}

export async function updateName(db: Db, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.update(passkeys).set({ name }).where(ofUser(userId, id)).returning();
  return row;
}

export async function deletePasskey(tx: Db, userId: string, id: string): Promise<boolean> {
  return (await tx.delete(passkeys).where(ofUser(userId, id)).returning({ id: passkeys.id })).length > 0;
}

/** The only query here that does not filter by user, because the passkey identifies the user. */
export async function findByCredential(db: Db, credentialId: string): Promise<{ passkey: PasskeyRow; user: UserRow } | undefined> {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Returns false unless the counter rose or the device does not count. Of two concurrent uses with the same count, one fails. */
export async function updateUse(db: Db, { userId, id }: PasskeyRow, { counter, isSynced }: Pick<PasskeyRow, "counter" | "isSynced">) {
  const rises = lt(passkeys.counter, counter);
  const updated = await db
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: new Date() })
    .where(and(ofUser(userId, id), isNull(passkeys.blockedAt), counter === 0 ? or(rises, eq(passkeys.counter, 0)) : rises))
    .returning({ id: passkeys.id });
  return updated.length > 0;
}

/** Returns false if it is already blocked or was deleted. */
export async function blockPasskey(tx: Db, { userId, id }: PasskeyRow): Promise<boolean> {
  const blocked = await tx
    .update(passkeys)
    .set({ blockedAt: new Date() })
    .where(and(ofUser(userId, id), isNull(passkeys.blockedAt)))
    .returning({ id: passkeys.id });
  return blocked.length > 0;
}
