import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { hasPassword, NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** A reserved top-level domain, so no mail is ever delivered there. */
const PLACEHOLDER_DOMAIN = "unconfirmed.invalid";

/**
 * Whether nobody has shown that the account's address is theirs: it was never confirmed, and no administrator vouches for it. Such an
 * address reserves nothing, because anyone can type any address.
 */
export const isUnclaimed = ({ emailVerified, ownedSince, isAdmin }: Pick<UserRow, "emailVerified" | "ownedSince" | "isAdmin">): boolean =>
  !emailVerified && ownedSince === null && !isAdmin;

/** Whether the account only states the address, as a school's provider passed it on, and nobody can log in with it. */
export const isOnlyStated = (user: UserRow): boolean => isUnclaimed(user) && !hasPassword(user);

/** Without a proof, nobody knows whose the address is, whoever had the account's former one. */
export const UNCONFIRMED = { emailVerified: false, emailVerifiedAt: null, ownedSince: null };

/** The columns of an account whose address was just confirmed. An account confirmed before version 1.1 stays without a record of the order. */
export function confirmAddress({ emailVerified, ownedSince }: Pick<UserRow, "emailVerified" | "ownedSince">) {
  const now = new Date();
  return { emailVerified: true, emailVerifiedAt: now, ownedSince: ownedSince ?? (emailVerified ? null : now) };
}

const unclaimed = and(eq(users.emailVerified, false), isNull(users.ownedSince), eq(users.isAdmin, false));

/** Random, so that nobody can register a placeholder in advance. */
export const makePlaceholder = (): string => `${randomUUID()}@${PLACEHOLDER_DOMAIN}`;

/** The address as its user knows it. */
export const findStatedEmail = ({ email, statedEmail }: Pick<UserRow, "email"> & Partial<Pick<UserRow, "statedEmail">>): string =>
  statedEmail ?? email;

/**
 * Frees an address that an account holds without having confirmed it, for somebody who has. The account keeps everything else. If the new
 * holder has not confirmed it either, only an account in which nobody can log in with the address gives it up.
 */
export async function releaseAddress(tx: Db, email: string, { isConfirmed }: { isConfirmed: boolean }): Promise<void> {
  await tx
    .update(users)
    .set({ email: makePlaceholder(), statedEmail: sql`${users.email}` })
    .where(and(eq(users.email, email), unclaimed, isConfirmed ? undefined : eq(users.password, NO_PASSWORD)));
}
