import { eq } from "drizzle-orm";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

export async function updatePassword(tx: Db, userId: string, password: string): Promise<void> {
  await tx.update(users).set({ password }).where(eq(users.id, userId));
}

export async function markEmailVerified(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true, emailVerifiedAt: new Date() }).where(eq(users.id, userId));
}

/** Deletes passkeys and, unless members can only sign in through schools, school sign-ins. Returns whether there were any. */
export async function deleteOtherSignIns(tx: Db, userId: string, { keepsSchools }: { keepsSchools: boolean }): Promise<boolean> {
  const keys = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  if (keepsSchools) return keys.length > 0;
  const identities = await tx.delete(schoolIdentities).where(eq(schoolIdentities.userId, userId)).returning({ id: schoolIdentities.id });
  return keys.length + identities.length > 0;
}

export async function clearTwoFactorRemoval(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ twoFactorRemovedAt: null }).where(eq(users.id, userId));
}
