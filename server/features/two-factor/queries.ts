import { eq } from "drizzle-orm";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

export type SecondFactor = Partial<
  Pick<UserRow, "twoFactorSecret" | "twoFactorEnabled" | "twoFactorEnabledAt" | "twoFactorBackupCodes" | "twoFactorLastStep">
>;

export async function updateSecondFactor(db: Db, userId: string, change: SecondFactor): Promise<UserRow> {
  const [row] = await db.update(users).set(change).where(eq(users.id, userId)).returning();
  if (!row) throw new AppError("not_found", "account.gone");
  return row;
}
