import type * as contracts from "#core/contracts/sign-in/recovery.ts";
import { ADDRESS_PURPOSES, consumeLink, deleteLinks, findLinkOwner } from "#server/platform/auth/account-links.ts";
import { changeAddress } from "#server/platform/auth/change-address.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { confirmAddress, findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import { readSessionToken } from "#server/platform/auth/sessions/session-cookie.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Call } from "#server/platform/http/route.ts";
import { deadLink, mailOff, signInNeeded } from "./problems.ts";
import { updateUser } from "./queries.ts";

export async function requestVerification({ db, limits, mail }: Deps, { user }: Call<typeof contracts.requestVerification>) {
  if (!mail.isOn) throw mailOff();
  if (user.emailVerified) throw new AppError("conflict", "recovery.confirmed", { code: "already_verified" });
  const email = findStatedEmail(user);
  await limits.count("verificationMailPerEmail", email);
  await mail.add(db, { kind: "verify_email", user: { id: user.id, email } });
}

/** The link proves that its holder reads the mailbox, not that they created the account: somebody else may have, with their address. */
export async function verifyEmail(
  { db, sessions, userCache, limits, mail, accountEvents }: Deps,
  { body: { token }, request }: Call<typeof contracts.verifyEmail>,
) {
  await limits.count("linkUsePerIp", toNetwork(request.ip));
  const owner = await findLinkOwner(db, token, ADDRESS_PURPOSES);
  if (owner === undefined) throw deadLink();
  const session = await sessions.find(readSessionToken(request) ?? "");
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
}
