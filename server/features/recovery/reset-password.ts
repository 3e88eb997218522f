import type { UserRow } from "#server/db/tables/users.ts";
import { deleteLinks } from "#server/platform/auth/account-links.ts";
import { consentFor } from "#server/platform/auth/guardian-consent.ts";
import { deleteAdditions, listAdditions } from "#server/platform/auth/ownership/additions.ts";
import { confirmAddress } from "#server/platform/auth/ownership/unclaimed.ts";
import { SECOND_FACTOR_OFF } from "#server/platform/auth/second-factor.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { updateUser } from "./queries.ts";
import { asksWhatStays, confirmsAddress, isFirstSign, listLeaving, type Reset } from "./reset-rules.ts";

interface Form {
  /** Hashed. */
  password: string;
  age: number | undefined;
  /** The ids of the additions that the owner recognized as theirs. */
  retain: readonly string[];
}

/** Runs in the transaction that used up the link. Returns the user as they are afterwards. */
export async function resetPassword(tx: Db, deps: Deps, reset: Reset, { password, age, retain }: Form): Promise<UserRow> {
  const { user } = reset;
  const isFirst = isFirstSign(reset);
  const leaving = listLeaving(reset, await listAdditions(tx, deps, user), retain);
  const columns = {
    password,
    ...(confirmsAddress(reset) && !user.emailVerified && confirmAddress(user)),
    // The owner has just said what is theirs, so everything that remains is.
    ...(asksWhatStays(reset) && { ownedSince: user.createdAt }),
    ...(isFirst && { guardianConsent: consentFor(age, deps) && (user.guardianConsent ?? "waiting") }),
  };
  await updateUser(tx, user.id, columns);
  await deleteAdditions(tx, user.id, leaving);
  await deleteLinks(tx, user.id);
  await deps.sessions.endAll(user.id, tx);
  const removed = isFirst ? "first link" : "sorted link";
  await deps.mail.add(tx, { kind: "password_changed", user, by: leaving.length > 0 ? removed : "link" });
  return { ...user, ...columns, ...(leaving.some(({ kind }) => kind === "two_factor") && SECOND_FACTOR_OFF) };
}
