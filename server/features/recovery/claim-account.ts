import type { UserRow } from "#server/db/tables/users.ts";
import { deleteLinks } from "#server/platform/auth/account-links.ts";
import { insertUser } from "#server/platform/auth/accounts.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import { deleteAccount } from "#server/platform/auth/deletion/delete-account.ts";
import { deleteAdditions, listAdditions } from "#server/platform/auth/ownership/additions.ts";
import { confirmAddress } from "#server/platform/auth/ownership/unclaimed.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { updateUser } from "./queries.ts";

interface Claim {
  /** Hashed. */
  password: string;
  guardianConsent: UserRow["guardianConsent"];
  startEmpty: boolean;
}

/**
 * Gives an account to the owner of its address, who did not create it. Ends everything that could open it or pass on what is in it. Must run
 * in a transaction that has locked the account; after it, the rows of an account that is to start empty can be deleted.
 */
export async function claimAccount(tx: Db, deps: Deps, user: UserRow, { startEmpty, ...claim }: Claim): Promise<UserRow> {
  const columns = { ...claim, ...confirmAddress(user) };
  if (startEmpty) {
    await deleteAccount(tx, user.id);
    const created = await insertUser(tx, { email: user.email, firstName: null, lastName: null, ...columns });
    await recordChange(tx, created, "account_claimed", created);
    return created;
  }
  await updateUser(tx, user.id, columns);
  await deleteAdditions(tx, user.id, await listAdditions(tx, deps, user));
  await deleteLinks(tx, user.id);
  await deps.sessions.endAll(user.id, tx);
  await recordChange(tx, user, "account_claimed", user);
  return { ...user, ...columns, twoFactorEnabled: false };
}
