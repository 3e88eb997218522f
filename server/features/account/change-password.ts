import type * as contracts from "#core/contracts/account.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { deleteLinks, ENDED_BY_NEW_PASSWORD } from "#server/platform/auth/account-links.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { hashPassword, hasPassword, passwordMatches } from "#server/platform/auth/passwords.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError, unauthorized } from "#server/platform/http/errors.ts";
import type { Call } from "#server/platform/http/route.ts";
import * as queries from "./queries.ts";

/** Required again before irreversible actions. A wrong password is a 400, because the web client treats a 401 as a lost session. */
export async function verifyPassword(
  { limits }: Deps,
  user: UserRow,
  password: string,
  key: "account.wrongPassword" | "account.wrongCurrentPassword",
): Promise<void> {
  await limits.count("passwordPerAccount", user.id);
  if (!(await passwordMatches(password, user.password))) throw new AppError("invalid", key, { code: "wrong_password" });
  await limits.forgive({ passwordPerAccount: user.id });
}

export async function confirmPassword(deps: Deps, { user, sid, body }: Call<typeof contracts.confirmPassword>) {
  const { sessions } = deps;
  await verifyPassword(deps, user, body.password, "account.wrongPassword");
  if (!(await sessions.markVerified(sid))) throw unauthorized();
}

export async function changePassword(deps: Deps, { user, sid, body, request, reply }: Call<typeof contracts.changePassword>) {
  const { db, sessions, devices, mail, accountEvents } = deps;
  await verifyPassword(deps, user, body.currentPassword, "account.wrongCurrentPassword");
  // Done before the transaction, because hashing is slow.
  const hashed = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    await lockAccount(tx, user, sid);
    await queries.updatePassword(tx, user.id, hashed);
    await deleteLinks(tx, user.id, ENDED_BY_NEW_PASSWORD);
    await sessions.endOtherSessions(user.id, sid, tx);
    await accountEvents.record(tx, user.id, "password_changed", request);
    await mail.add(tx, { kind: "password_changed", user, by: "themselves" });
  });
  await sessions.markVerified(sid);
  devices.remember(request, reply, { ...user, password: hashed });
}

export async function setFirstPassword(
  { db, sessions, devices, mail, accountEvents }: Deps,
  { user, sid, body, request, reply }: Call<typeof contracts.setFirstPassword>,
) {
  if (hasPassword(user)) throw new AppError("conflict", "account.hasPassword", { code: "has_password" });
  const hashed = await hashPassword(body.newPassword);
  await db.transaction(async (tx) => {
    await lockAccount(tx, user, sid);
    await queries.updatePassword(tx, user.id, hashed);
    await deleteLinks(tx, user.id, ENDED_BY_NEW_PASSWORD);
    await sessions.endOtherSessions(user.id, sid, tx);
    await accountEvents.record(tx, user.id, "first_password_set", request);
    await mail.add(tx, { kind: "password_changed", user, by: "themselves" });
  });
  devices.remember(request, reply, { ...user, password: hashed });
}
