import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contracts from "#core/contracts/sign-in/recovery.ts";
import {
  ADDRESS_PURPOSES,
  consumeLink,
  deleteLinks,
  findLink,
  findLinkOwner,
  type Link,
  RESET_PURPOSES,
} from "#server/platform/auth/account-links.ts";
import { findUserByEmail } from "#server/platform/auth/accounts.ts";
import { changeAddress } from "#server/platform/auth/change-address.ts";
import { consentFor } from "#server/platform/auth/guardian-consent.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { listAdditions } from "#server/platform/auth/ownership/additions.ts";
import { confirmAddress, findStatedEmail, isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";
import { assertQueueHasRoom, hashPassword } from "#server/platform/auth/passwords.ts";
import { readSessionToken } from "#server/platform/auth/sessions/session-cookie.ts";
import { isTrustedNetwork } from "#server/platform/auth/trusted-networks.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import { route } from "#server/platform/http/route.ts";
import { claimAccount } from "./claim-account.ts";
import { updateUser } from "./queries.ts";
import { resetPassword } from "./reset-password.ts";
import { asksWhatStays, isFirstSign, listRemovable } from "./reset-rules.ts";

export function recoveryRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, sessions, userCache, limits, devices, mail, schools, guardianConsentBelow, accountEvents, deletions } = deps;
  const findSession = (request: FastifyRequest) => sessions.find(readSessionToken(request) ?? "");
  const requireMail = (): void => {
    if (!mail.isOn) throw new AppError("conflict", "This app sends no mails. Ask your administrator for a link.", "mail_off");
  };

  route(app, contracts.readRecoveryWays, async () => ({ byMail: mail.isOn }));

  // Runs the same statements for every address and gives the same response. Whether there is an account decides only which limit counts.
  route(app, contracts.requestReset, async ({ body: { email }, request }) => {
    requireMail();
    const network = toNetwork(request.ip);
    await limits.count("resetMailPerIp", network);
    const user = await findUserByEmail(db, email);
    const device = user && devices.recognize(request, user);
    const isTrusted = (await isTrustedNetwork(limits, user, request.ip)) || device !== undefined;
    // In this order, so that a stranger in one place cannot use up the account's limit for other places.
    await limits.count("resetMailPerEmailAndIp", `${email} ${device ?? network}`);
    await limits.count(isTrusted ? "resetMailWhereKnown" : "resetMailPerEmail", email);
    await mail.addReset(db, email);
  });

  route(app, contracts.readLink, async ({ body: { token }, request }) => {
    await limits.count("linkUsePerIp", toNetwork(request.ip));
    const link = await findLink(db, token);
    if (!link) throw deadLink();
    const { user, newEmail } = link;
    const reset = { ...link, schoolsOnly: schools.only };
    const canClaim = link.purpose === "verify_email" && isUnclaimed(user);
    const session = await findSession(request);
    return {
      email: newEmail ?? user.email,
      isOwn: session?.user.id === user.id,
      canClaim,
      asksAge: guardianConsentBelow !== undefined && (canClaim || isFirstSign(reset)),
      additions: isReset(link) && asksWhatStays(reset) ? listRemovable(reset, await listAdditions(db, deps, user)) : [],
    };
  });

  route(app, contracts.resetByLink, async ({ body: { token, password, age, retain }, request, reply }) => {
    assertQueueHasRoom();
    await limits.count("linkUsePerIp", toNetwork(request.ip));
    const owner = await findLinkOwner(db, token, RESET_PURPOSES);
    if (owner === undefined) throw deadLink();
    // Done before the transaction, because hashing is slow.
    const hashed = await hashPassword(password);
    const user = await db.transaction(async (tx) => {
      const spent = await consumeLink(tx, owner, token, RESET_PURPOSES);
      if (!spent) throw deadLink();
      await accountEvents.record(tx, owner, spent.purpose === "reset_by_mail" ? "password_set_by_mail" : "password_set_by_link", request);
      return resetPassword(tx, deps, { ...spent, schoolsOnly: schools.only }, { password: hashed, age, retain });
    });
    userCache.invalidate(owner);
    // With a second factor, the device is remembered only after the code was entered on it.
    if (!user.twoFactorEnabled) devices.remember(request, reply, user);
    return { email: user.email };
  });

  route(app, contracts.claimAccount, async ({ body: { token, password, age, startEmpty }, request, reply }) => {
    assertQueueHasRoom();
    await limits.count("linkUsePerIp", toNetwork(request.ip));
    const owner = await findLinkOwner(db, token, ["verify_email"]);
    if (owner === undefined) throw deadLink();
    const guardianConsent = consentFor(age, deps);
    const hashed = await hashPassword(password);
    const user = await db.transaction(async (tx) => {
      const spent = await consumeLink(tx, owner, token, ["verify_email"]);
      if (!spent) throw deadLink();
      if (!isUnclaimed(spent.user)) throw signInNeeded();
      const claimed = await claimAccount(tx, deps, spent.user, { password: hashed, guardianConsent, startEmpty });
      await accountEvents.record(tx, claimed.id, "account_taken_over", request);
      return claimed;
    });
    userCache.invalidate(owner);
    if (startEmpty) await deletions.finish(owner);
    devices.remember(request, reply, user);
    return { email: user.email };
  });

  route(app, contracts.requestVerification, async ({ user }) => {
    requireMail();
    if (user.emailVerified) throw new AppError("conflict", "Your address is confirmed already.", "already_verified");
    const email = findStatedEmail(user);
    await limits.count("verificationMailPerEmail", email);
    await mail.add(db, { kind: "verify_email", user: { id: user.id, email } });
  });

  // The link proves that its holder reads the mailbox, not that they created the account: somebody else may have, with their address.
  route(app, contracts.verifyEmail, async ({ body: { token }, request }) => {
    await limits.count("linkUsePerIp", toNetwork(request.ip));
    const owner = await findLinkOwner(db, token, ADDRESS_PURPOSES);
    if (owner === undefined) throw deadLink();
    const session = await findSession(request);
    if (session?.user.id !== owner) throw signInNeeded();
    await db.transaction(async (tx) => {
      await lockAccount(tx, session.user, session.sid);
      const spent = await consumeLink(tx, owner, token, ADDRESS_PURPOSES);
      if (!spent) throw deadLink();
      if (spent.newEmail !== null) {
        await changeAddress(tx, mail, spent.user, spent.newEmail, { isVerified: true });
        return accountEvents.record(tx, owner, "address_changed", request);
      }
      await updateUser(tx, owner, confirmAddress(spent.user));
      await deleteLinks(tx, owner, ["verify_email"]);
    });
    userCache.invalidate(owner);
  });

  route(app, contracts.dismissTwoFactorRemoval, async ({ user }) => updateUser(db, user.id, { twoFactorRemovedAt: null }));
}

const isReset = ({ purpose }: Link): boolean => purpose === "reset_by_mail" || purpose === "reset_by_admin";

const signInNeeded = () =>
  new AppError("forbidden", "Please log in to the account of this link first, so that we know it's yours.", "sign_in_needed");

/** The same error for a link that was used, replaced, has expired or never existed. */
const deadLink = () => new AppError("invalid", "This link no longer works. Links work once, and not for long.", "dead_link");
