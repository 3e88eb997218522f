import type * as contracts from "#core/contracts/sign-in/recovery.ts";
import { consumeLink, findLinkOwner } from "#server/platform/auth/account-links.ts";
import { consentFor } from "#server/platform/auth/guardian-consent.ts";
import { isUnclaimed } from "#server/platform/auth/ownership/unclaimed.ts";
import { assertQueueHasRoom, hashPassword } from "#server/platform/auth/passwords.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Call } from "#server/platform/http/route.ts";
import { claimAccount } from "./claim-account.ts";
import { deadLink, signInNeeded } from "./problems.ts";

export async function claimByLink(
  deps: Deps,
  { body: { token, password, age, startEmpty }, request, reply }: Call<typeof contracts.claimAccount>,
) {
  const { db, userCache, limits, devices, accountEvents, deletions } = deps;
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
}
