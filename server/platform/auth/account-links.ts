import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import { LINK_PURPOSES, type LinkPurpose } from "#core/domain/accounts/account-messages.ts";
import { HOUR_MS, MINUTE_MS } from "#core/domain/calendar/durations.ts";
import { accountLinks } from "#server/db/tables/account-links.ts";
import { mails } from "#server/db/tables/mails.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import type { Db } from "#server/platform/storage/database.ts";

const TOKEN_BYTES = 32;

export const LINK_LIFETIME_MS: Record<LinkPurpose, number> = {
  reset_by_mail: 30 * MINUTE_MS,
  reset_by_admin: 24 * HOUR_MS,
  verify_email: 48 * HOUR_MS,
  change_email: 24 * HOUR_MS,
};

export const RESET_PURPOSES = ["reset_by_mail", "reset_by_admin"] as const satisfies readonly LinkPurpose[];
export const ADDRESS_PURPOSES = ["verify_email", "change_email"] as const satisfies readonly LinkPurpose[];
/** Links that a new password invalidates, because somebody who knew the former password may have requested them. */
export const ENDED_BY_NEW_PASSWORD = [...RESET_PURPOSES, "change_email"] as const;

/** The token is as random as a key, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url");

export const makeToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** Returns the token, which is stored only as a hash. */
export async function createLink(
  db: Db,
  user: Pick<UserRow, "id" | "email">,
  purpose: LinkPurpose,
  newEmail?: string,
): Promise<{ token: string; expiresAt: Date }> {
  const token = makeToken();
  const expiresAt = new Date(Date.now() + LINK_LIFETIME_MS[purpose]);
  await db.insert(accountLinks).values({ tokenHash: hashToken(token), userId: user.id, purpose, email: user.email, newEmail, expiresAt });
  return { token, expiresAt };
}

export interface Link {
  user: UserRow;
  purpose: LinkPurpose;
  newEmail: string | null;
}

/** Finds the owner of a link without using it up. Most invalid links are refused here, before anything slow. */
export async function findLinkOwner(db: Db, token: string, purposes: readonly LinkPurpose[]): Promise<string | undefined> {
  const [row] = await db.select({ userId: accountLinks.userId }).from(accountLinks).where(isValid(token, purposes));
  return row?.userId;
}

/** Reads a link without using it up. */
export async function findLink(db: Db, token: string): Promise<Link | undefined> {
  const [row] = await db
    .select({ user: users, purpose: accountLinks.purpose, newEmail: accountLinks.newEmail })
    .from(accountLinks)
    .innerJoin(users, and(eq(users.id, accountLinks.userId), eq(users.email, accountLinks.email)))
    .where(isValid(token, LINK_PURPOSES));
  return row;
}

/**
 * Uses up the link. The account is locked first, so that requests with the same link, or with two links of one account, run one after the
 * other. The second one finds no link.
 */
export async function consumeLink(tx: Db, userId: string, token: string, purposes: readonly LinkPurpose[]): Promise<Link | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
  if (!user) return undefined;
  const [link] = await tx
    .delete(accountLinks)
    .where(and(isValid(token, purposes), eq(accountLinks.email, user.email)))
    .returning({ purpose: accountLinks.purpose, newEmail: accountLinks.newEmail });
  return link && { user, ...link };
}

/** Also deletes queued mails to a new address, because sending one would create a link. */
export async function deleteLinks(tx: Db, userId: string, purposes?: readonly LinkPurpose[]): Promise<void> {
  if (!purposes || purposes.includes("change_email")) {
    await tx.delete(mails).where(and(eq(mails.userId, userId), eq(mails.kind, "change_email"), isNull(mails.sentAt)));
  }
  await tx.delete(accountLinks).where(and(eq(accountLinks.userId, userId), purposes && inArray(accountLinks.purpose, [...purposes])));
}

export async function deleteExpiredLinks(db: Db): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, new Date()));
}

const isValid = (token: string, purposes: readonly LinkPurpose[]) =>
  and(eq(accountLinks.tokenHash, hashToken(token)), inArray(accountLinks.purpose, [...purposes]), gt(accountLinks.expiresAt, new Date()));
