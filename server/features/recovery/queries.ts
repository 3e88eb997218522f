import { eq } from "drizzle-orm";
import { users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

export async function updatePassword(tx: Db, userId: string, password: string): Promise<void> {
  await tx.update(users).set({ password }).where(eq(users.id, userId));
}

export async function markEmailVerified(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ emailVerified: true, emailVerifiedAt: new Date() }).where(eq(users.id, userId));
}

export async function clearTwoFactorRemoval(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ twoFactorRemovedAt: null }).where(eq(users.id, userId));
}
