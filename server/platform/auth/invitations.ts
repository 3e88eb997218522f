import { and, eq, gt, lt, sql } from "drizzle-orm";
import { invitations } from "#server/db/tables/invitations.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { hashToken } from "./account-links.ts";

/** Neither too old nor used up. */
export const letsSomebodyIn = () => and(gt(invitations.expiresAt, new Date()), lt(invitations.registered, invitations.people));

/** Counts one more person in the statement that looks for the invitation, so that never more register than it says. */
export async function spendInvitation(tx: Db, token: string): Promise<boolean> {
  const spent = await tx
    .update(invitations)
    .set({ registered: sql`${invitations.registered} + 1` })
    .where(and(eq(invitations.tokenHash, hashToken(token)), letsSomebodyIn()))
    .returning({ id: invitations.id });
  return spent.length > 0;
}

/** Whether the link still works, without using it up. */
export async function isInvited(db: Db, token: string): Promise<boolean> {
  const found = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashToken(token)), letsSomebodyIn()));
  return found.length > 0;
}
