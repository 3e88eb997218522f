import { and, eq, gt, lt, sql } from "drizzle-orm";
import { invitations } from "#server/db/tables/invitations.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { hashToken } from "./account-links.ts";

/** The invitation has neither expired nor been used up. */
export const isInvitationOpen = () => and(gt(invitations.expiresAt, new Date()), lt(invitations.registered, invitations.people));

/** Finds the invitation and counts the person in one statement, so that never more people register than allowed. */
export async function consumeInvitation(tx: Db, token: string): Promise<boolean> {
  const spent = await tx
    .update(invitations)
    .set({ registered: sql`${invitations.registered} + 1` })
    .where(and(eq(invitations.tokenHash, hashToken(token)), isInvitationOpen()))
    .returning({ id: invitations.id });
  return spent.length > 0;
}

/** Whether the link is still valid. Does not use it up. */
export async function isInvited(db: Db, token: string): Promise<boolean> {
  const found = await db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(eq(invitations.tokenHash, hashToken(token)), isInvitationOpen()));
  return found.length > 0;
}
