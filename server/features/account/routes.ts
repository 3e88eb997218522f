import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/account.ts";
import { listAccountEvents } from "#core/contracts/account-events.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { deleteLinks, ENDED_BY_NEW_PASSWORD } from "#server/platform/auth/account-links.ts";
import { FORMER_MEMBER, recordChange } from "#server/platform/auth/audit.ts";
import { changeAddress } from "#server/platform/auth/change-address.ts";
import { deleteAccount } from "#server/platform/auth/deletion/delete-account.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { hashPassword, hasPassword, passwordMatches } from "#server/platform/auth/passwords.ts";
import { requireRecentPassword } from "#server/platform/auth/recent-password.ts";
import { takeSessionCookie } from "#server/platform/auth/sessions/session-cookie.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError, unauthorized } from "#server/platform/http/errors.ts";
import { route } from "#server/platform/http/route.ts";
import { diaryCsv, readDiaryWithAllergens } from "./diary-csv.ts";
import { personalDataJson } from "./personal-data-json.ts";
import * as queries from "./queries.ts";

export function accountRoutes(
  app: FastifyInstance,
  { db, catalogue, sessions, limits, downloads, devices, mail, userCache, accountEvents, deletions }: Deps,
): void {
  /** Required again before irreversible actions. A wrong password is a 400, because the web client treats a 401 as a lost session. */
  const verifyPassword = async (user: UserRow, password: string, message: string): Promise<void> => {
    await limits.count("passwordPerAccount", user.id);
    if (!(await passwordMatches(password, user.password))) throw new AppError("invalid", message, "wrong_password");
    await limits.forgive({ passwordPerAccount: user.id });
  };

  route(app, contracts.confirmPassword, async ({ user, sid, body }) => {
    await verifyPassword(user, body.password, "That password is incorrect");
    if (!(await sessions.markVerified(sid))) throw unauthorized();
  });

  route(app, contracts.changePassword, async ({ user, sid, body, request, reply }) => {
    await verifyPassword(user, body.currentPassword, "Current password is incorrect");
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
  });

  route(app, contracts.setFirstPassword, async ({ user, sid, body, request, reply }) => {
    if (hasPassword(user)) throw new AppError("conflict", "You have a password already. Change it instead.", "has_password");
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
  });

  route(app, contracts.changeEmail, async ({ user, sid, body: { email }, request }) => {
    if (email === (mail.isOn ? findStatedEmail(user) : user.email))
      throw new AppError("conflict", "This is your address already.", "same_email");
    await limits.count("emailChangePerAccount", user.id);
    if (mail.isOn) await limits.count("emailChangePerEmail", email);
    await db.transaction(async (tx) => {
      await lockAccount(tx, user, sid);
      if (!mail.isOn) {
        await changeAddress(tx, mail, user, email, { isVerified: false });
        return accountEvents.record(tx, user.id, "address_changed", request);
      }
      // Only the most recently entered address counts. The mail sender checks whether it belongs to another account.
      await deleteLinks(tx, user.id, ["change_email"]);
      await mail.add(tx, { kind: "change_email", user: { id: user.id, email } });
    });
    userCache.invalidate(user.id);
    return { isChanged: !mail.isOn };
  });

  route(app, contracts.listDevices, async ({ user, sid }) => {
    const rows = await sessions.list(user.id);
    return rows.map(({ sess, createdAt, lastSeenAt, ...row }) => ({
      userAgent: sess.userAgent,
      createdAt,
      lastSeenAt,
      isCurrent: row.sid === sid,
    }));
  });

  route(app, contracts.signOutElsewhere, async ({ user, sid, request }) => {
    await accountEvents.record(db, user.id, "signed_out_elsewhere", request);
    await sessions.endOtherSessions(user.id, sid);
  });

  route(app, listAccountEvents, async ({ user, query }) => queries.listAccountEvents(db, user.id, query));

  route(app, contracts.readFailedAttempts, async ({ user }) => {
    const [passwords, codes] = await Promise.all([limits.read("wrongPasswords", user.id), limits.read("wrongCodes", user.id)]);
    const starts = [passwords, codes].flatMap((counted) => (counted ? [counted.since.getTime()] : []));
    return { passwords: passwords?.tries ?? 0, codes: codes?.tries ?? 0, since: starts.length > 0 ? new Date(Math.min(...starts)) : null };
  });

  route(app, contracts.dismissFailedAttempts, async ({ user }) => limits.forgive({ wrongPasswords: user.id, wrongCodes: user.id }));

  route(app, contracts.markLegalTextsSeen, async ({ user }) => queries.updateLegalVersionSeen(db, user.id));

  route(app, contracts.deleteAccount, async ({ user, sid, body, request, reply }) => {
    if (!hasPassword(user)) requireRecentPassword(request.session);
    else if (body.password === undefined) throw new AppError("invalid", "Password is required", "wrong_password");
    else await verifyPassword(user, body.password, "That password is incorrect");
    await db.transaction(async (tx) => {
      await queries.assertAnotherAdmin(tx, user.id);
      await lockAccount(tx, user, sid);
      await deleteAccount(tx, user.id);
      await recordChange(tx, FORMER_MEMBER, "own_account_deleted", "");
    });
    userCache.invalidate(user.id);
    await deletions.finish(user.id);
    takeSessionCookie(request, reply);
  });

  const download = (
    path: string,
    kind: "data_downloaded" | "diary_downloaded",
    fileName: string,
    type: string,
    content: (user: UserRow) => AsyncGenerator<string>,
  ): void => {
    app.get(path, { config: { access: "member" }, schema: { summary: `Download ${fileName}`, tags: ["user"] } }, async (request, reply) => {
      const user = request.session?.user;
      if (!user) throw unauthorized();
      const stream = await downloads.start(user.id, async function* () {
        await accountEvents.record(db, user.id, kind, request);
        yield* content(user);
      });
      return reply.header("content-disposition", `attachment; filename="${fileName}"`).type(type).send(stream);
    });
  };
  download(contracts.EXPORT_PATH, "data_downloaded", "bitebright-my-data.json", "application/json; charset=utf-8", (user) =>
    personalDataJson(db, user),
  );
  download(contracts.DIARY_CSV_PATH, "diary_downloaded", "bitebright-diary.csv", "text/csv; charset=utf-8", (user) =>
    diaryCsv(readDiaryWithAllergens({ db, catalogue }, user.id)),
  );
}
