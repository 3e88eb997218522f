import type * as z from "zod";
import type { NewUser, UserChange } from "#core/contracts/admin-users.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { deleteLinks } from "#server/platform/auth/account-links.ts";
import { recordChange } from "#server/platform/auth/audit.ts";
import { deleteAccount } from "#server/platform/auth/deletion/delete-account.ts";
import { findStatedEmail, UNCONFIRMED } from "#server/platform/auth/ownership/unclaimed.ts";
import { hashPassword } from "#server/platform/auth/passwords.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { omitUndefined } from "#server/platform/storage/omit-undefined.ts";
import { endSessions, insertUser, lockAdmins, lockUserRow, readUser, updateUser } from "./queries.ts";

export async function createUser({ db, accountEvents }: Deps, admin: UserRow, form: z.output<typeof NewUser>): Promise<UserRow> {
  const { goal, weightGoal = goal, ...fields } = form;
  const password = await hashPassword(form.password);
  return db.transaction(async (tx) => {
    const user = await insertUser(tx, { ...omitUndefined({ ...fields, weightGoal }), email: form.email, password, ownedSince: new Date() });
    await recordChange(tx, admin, "user_created", user);
    await accountEvents.record(tx, user.id, "account_created", "administrator");
    return user;
  });
}

export async function changeUser(
  { db, userCache, mail, accountEvents }: Deps,
  admin: UserRow,
  id: string,
  form: z.output<typeof UserChange>,
): Promise<UserRow> {
  assertNotSelf(admin, id);
  const { goal, weightGoal = goal, password, email, ...fields } = form;
  const columns = omitUndefined({ ...fields, weightGoal });
  // Done before the transaction, because hashing is slow.
  const hashed = password ? await hashPassword(password) : undefined;
  const updated = await db.transaction(async (tx) => {
    if (form.isAdmin === false) await assertAnotherAdmin(tx, admin, id);
    const former = await lockUserRow(tx, id);
    const hasNewAddress = email !== undefined && email !== findStatedEmail(former);
    const user = await updateUser(tx, id, {
      ...columns,
      ...(hashed && { password: hashed }),
      // The administrator vouches for the address, so it is reserved although nobody has confirmed it.
      ...(hasNewAddress && { ...UNCONFIRMED, email, statedEmail: null, ownedSince: former.ownedSince ?? new Date() }),
    });
    if (hashed) await endSessions(tx, id);
    if (hashed || hasNewAddress) await deleteLinks(tx, id);
    if (hasNewAddress) {
      await mail.add(tx, { kind: "address_changed", user: former });
      await mail.add(tx, { kind: "verify_email", user });
    }
    if (hashed) await mail.add(tx, { kind: "password_changed", user, by: "admin" });
    await recordChange(tx, admin, "user_updated", user, [
      ...(email !== undefined ? ["email"] : []),
      ...Object.keys(columns),
      ...(hashed ? ["password"] : []),
    ]);
    if (hashed) await accountEvents.record(tx, id, "password_changed", "administrator");
    if (hasNewAddress) await accountEvents.record(tx, id, "address_changed", "administrator");
    if (user.isAdmin !== former.isAdmin) await accountEvents.record(tx, id, user.isAdmin ? "admin_given" : "admin_taken", "administrator");
    return user;
  });
  userCache.invalidate(id);
  return updated;
}

export async function removeUser({ db, userCache, deletions }: Deps, admin: UserRow, id: string): Promise<void> {
  assertNotSelf(admin, id);
  await db.transaction(async (tx) => {
    await assertAnotherAdmin(tx, admin, id);
    await readUser(tx, id);
    await deleteAccount(tx, id);
    await recordChange(tx, admin, "user_deleted", "");
  });
  userCache.invalidate(id);
  await deletions.finish(id);
}

export async function resetPassword(
  { db, userCache, mail, accountEvents }: Deps,
  admin: UserRow,
  id: string,
  password: string,
): Promise<void> {
  assertNotSelf(admin, id);
  const hashed = await hashPassword(password);
  await db.transaction(async (tx) => {
    const user = await updateUser(tx, id, { password: hashed });
    await endSessions(tx, id);
    await deleteLinks(tx, id);
    await mail.add(tx, { kind: "password_changed", user, by: "admin" });
    await recordChange(tx, admin, "password_reset", user);
    await accountEvents.record(tx, id, "password_changed", "administrator");
  });
  userCache.invalidate(id);
}

export function assertNotSelf(admin: UserRow, id: string): void {
  if (admin.id === id) throw new AppError("forbidden", "adminUsers.ownAccount", { code: "own_account" });
}

/** Two administrators who remove each other at the same moment wait for each other here. The second one has lost the rights by then. */
async function assertAnotherAdmin(tx: Db, admin: UserRow, id: string): Promise<void> {
  const admins = await lockAdmins(tx);
  if (!admins.some((one) => one.id === admin.id)) throw new AppError("forbidden", "adminUsers.adminsOnly");
  if (admins.every((one) => one.id === id)) throw new AppError("forbidden", "adminUsers.lastAdmin", { code: "last_admin" });
}
