import { asc, desc, eq } from "drizzle-orm";
import { LEGAL_VERSION } from "#core/domain/site/legal/legal-version.ts";
import { accountEvents } from "#server/db/tables/account-events.ts";
import { users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

export async function updatePassword(db: Db, userId: string, password: string): Promise<void> {
  await db.update(users).set({ password }).where(eq(users.id, userId));
}

/** Refuses to remove the last administrator. Two administrators who leave at once wait for each other. */
export async function assertAnotherAdmin(tx: Db, userId: string): Promise<void> {
  const admins = await tx.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).orderBy(asc(users.id)).for("update");
  if (admins.length === 1 && admins[0]?.id === userId) {
    throw new AppError("forbidden", "account.lastAdmin", { code: "last_admin" });
  }
}

export function listAccountEvents(db: Db, userId: string, { limit, offset }: { limit: number; offset: number }) {
  const { kind, actor, device, isNewNetwork, times, at } = accountEvents;
  return db
    .select({ kind, actor, device, isNewNetwork, times, at })
    .from(accountEvents)
    .where(eq(accountEvents.userId, userId))
    .orderBy(desc(at), kind, accountEvents.groupKey)
    .limit(limit)
    .offset(offset);
}

export async function updateLegalVersionSeen(db: Db, userId: string): Promise<void> {
  await db.update(users).set({ legalVersionSeen: LEGAL_VERSION }).where(eq(users.id, userId));
}
