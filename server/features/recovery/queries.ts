import { eq } from "drizzle-orm";
import { type UserRow, users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

type Column = "password" | "emailVerified" | "emailVerifiedAt" | "ownedSince" | "guardianConsent" | "twoFactorRemovedAt";

export async function updateUser(db: Db, userId: string, columns: Partial<Pick<UserRow, Column>>): Promise<void> {
  await db.update(users).set(columns).where(eq(users.id, userId));
}
