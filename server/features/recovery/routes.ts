import type { FastifyInstance } from "fastify";
import * as contracts from "#core/contracts/sign-in/recovery.ts";
import { ADDRESS_PURPOSES, consumeLink, deleteLinks, findLinkOwner, RESET_PURPOSES } from "#server/platform/auth/account-links.ts";
import { changeAddress } from "#server/platform/auth/change-address.ts";
import { assertQueueHasRoom, hashPassword } from "#server/platform/auth/passwords.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { networkOf } from "#server/platform/http/rate-limits/client-network.ts";
import { route } from "#server/platform/http/route.ts";
import { clearTwoFactorRemoval, deleteOtherSignIns, markEmailVerified, updatePassword } from "./queries.ts";

export function recoveryRoutes(app: FastifyInstance, { db, sessions, userCache, limits, devices, mail, schools }: Deps): void {
  const requireMail = (): void => {
    if (!mail.isOn) throw new AppError("conflict", "This app sends no mails. Ask your administrator for a link.", "mail_off");
  };

  route(app, contracts.readRecoveryWays, async () => ({ byMail: mail.isOn }));

  // Does not query the accounts, so that every address causes the same statements and gets the same response.
  route(app, contracts.requestReset, async ({ body: { email }, request }) => {
    requireMail();
    const network = networkOf(request.ip);
    await limits.count("resetMailPerIp", network);
    // In this order, so that a stranger in one place cannot use up the account's limit for other places.
    await limits.count("resetMailPerEmailAndIp", `${email} ${network}`);
    await limits.count("resetMailPerEmail", email);
    await mail.addReset(db, email);
  });

  route(app, contracts.resetByLink, async ({ body: { token, password }, request, reply }) => {
    assertQueueHasRoom();
    await limits.count("linkUsePerIp", networkOf(request.ip));
    const owner = await findLinkOwner(db, token, RESET_PURPOSES);
    if (owner === undefined) throw deadLink();
    // Done before the transaction, because hashing is slow.
    const hashed = await hashPassword(password);
    const user = await db.transaction(async (tx) => {
      const spent = await consumeLink(tx, owner, token, RESET_PURPOSES);
      if (!spent) throw deadLink();
      await updatePassword(tx, owner, hashed);
      const isFirstProof = spent.purpose === "reset_by_mail" && !spent.user.emailVerified;
      if (isFirstProof) await markEmailVerified(tx, owner);
      // Somebody may have created the account with another person's address. They must not get back in with a passkey or a school sign-in.
      const isCleared = isFirstProof && (await deleteOtherSignIns(tx, owner, { keepsSchools: schools.only }));
      await deleteLinks(tx, owner);
      await sessions.endAll(owner, tx);
      await mail.add(tx, { kind: "password_changed", user: spent.user, by: isCleared ? "first link" : "link" });
      return { ...spent.user, password: hashed };
    });
    userCache.invalidate(owner);
    // With a second factor, the device is remembered only after the code was entered on it.
    if (!user.twoFactorEnabled) devices.remember(request, reply, user);
    return { email: user.email };
  });

  route(app, contracts.requestVerification, async ({ user }) => {
    requireMail();
    if (user.emailVerified) throw new AppError("conflict", "Your address is confirmed already.", "already_verified");
    await limits.count("verificationMailPerEmail", user.email);
    await mail.add(db, { kind: "verify_email", user });
  });

  route(app, contracts.verifyEmail, async ({ body: { token }, request }) => {
    await limits.count("linkUsePerIp", networkOf(request.ip));
    const owner = await findLinkOwner(db, token, ADDRESS_PURPOSES);
    if (owner === undefined) throw deadLink();
    await db.transaction(async (tx) => {
      const spent = await consumeLink(tx, owner, token, ADDRESS_PURPOSES);
      if (!spent) throw deadLink();
      if (spent.newEmail !== null) return changeAddress(tx, mail, spent.user, spent.newEmail, { isVerified: true });
      await markEmailVerified(tx, owner);
      await deleteLinks(tx, owner, ["verify_email"]);
    });
    userCache.invalidate(owner);
  });

  route(app, contracts.dismissTwoFactorRemoval, async ({ user }) => clearTwoFactorRemoval(db, user.id));
}

/** The same error for a link that was used, replaced, has expired or never existed. */
const deadLink = () => new AppError("invalid", "This link no longer works. Links work once, and not for long.", "dead_link");
