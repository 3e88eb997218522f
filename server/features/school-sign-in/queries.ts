import { and, asc, eq } from "drizzle-orm";
import { type SchoolIdentityRow, schoolIdentities } from "#server/db/tables/school-identities.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { isNotDeleted } from "#server/platform/auth/deletion/delete-account.ts";
import type { SchoolIdentity } from "#server/platform/auth/school-providers.ts";
import type { Db } from "#server/platform/storage/database.ts";

export type IdentityKey = Pick<SchoolIdentity, "issuer" | "subject">;

/** Finds the account that this identity signs in to. */
export async function findUserOfIdentity(db: Db, { issuer, subject }: IdentityKey): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(schoolIdentities)
    .innerJoin(users, eq(users.id, schoolIdentities.userId))
    .where(and(eq(schoolIdentities.issuer, issuer), eq(schoolIdentities.subject, subject)));
  return row?.user;
}

export async function listIdentities(db: Db, userId: string): Promise<SchoolIdentityRow[]> {
  return db.select().from(schoolIdentities).where(eq(schoolIdentities.userId, userId)).orderBy(asc(schoolIdentities.createdAt));
}

/** Returns false if the identity belongs to another account, or the account already has one from this provider. */
export async function insertIdentity(db: Db, userId: string, { issuer, subject, email }: SchoolIdentity): Promise<boolean> {
  const inserted = await db
    .insert(schoolIdentities)
    .values({ userId, issuer, subject, email: email ?? null })
    .onConflictDoNothing()
    .returning({ userId: schoolIdentities.userId });
  return inserted.length > 0;
}

export async function deleteIdentity(db: Db, userId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(schoolIdentities)
    .where(and(eq(schoolIdentities.userId, userId), eq(schoolIdentities.id, id)))
    .returning({ id: schoolIdentities.id });
  return deleted.length > 0;
}

/** Returns undefined if it was unlinked meanwhile. */
export async function updateIdentityUse(
  db: Db,
  userId: string,
  { issuer, subject, email }: SchoolIdentity,
): Promise<SchoolIdentityRow | undefined> {
  const [row] = await db
    .update(schoolIdentities)
    .set({ lastUsedAt: new Date(), email: email ?? null })
    .where(and(eq(schoolIdentities.userId, userId), eq(schoolIdentities.issuer, issuer), eq(schoolIdentities.subject, subject)))
    .returning();
  return row;
}

export async function updateGaveAdmin(db: Db, { userId, issuer }: SchoolIdentityRow, gaveAdmin: boolean): Promise<void> {
  await db
    .update(schoolIdentities)
    .set({ gaveAdmin })
    .where(and(eq(schoolIdentities.userId, userId), eq(schoolIdentities.issuer, issuer)));
}

/** Locks all administrators in a fixed order, so that two who lose their rights at once wait for each other. */
export async function lockAdmins(tx: Db): Promise<string[]> {
  const admins = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for("update");
  return admins.map(({ id }) => id);
}

export async function updateUser(tx: Db, userId: string, columns: Partial<UserRow>): Promise<void> {
  await tx.update(users).set(columns).where(eq(users.id, userId));
}

export async function findUser(db: Db, userId: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNotDeleted));
  return row;
}
