import { asc, eq } from "drizzle-orm";
import { users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";

export async function updatePassword(db: Db, userId: string, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, userId));
}

/** Everything of theirs goes with the row. The last administrator stays: two who leave at once wait for each other. */
export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const admins = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for("update");
    if (admins.length === 1 && admins[0]?.id === userId) {
      throw new AppError("forbidden", "You are the last administrator. Make somebody else one first.", "last_admin");
    }
    await tx.delete(users).where(eq(users.id, userId));
  });
}
