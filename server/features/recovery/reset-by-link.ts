import type * as contracts from "#core/contracts/sign-in/recovery.ts";
import { consumeLink, findLinkOwner, RESET_PURPOSES } from "#server/platform/auth/account-links.ts";
import { assertQueueHasRoom, hashPassword } from "#server/platform/auth/passwords.ts";
import type { Deps } from "#server/platform/deps.ts";
import { toNetwork } from "#server/platform/http/rate-limits/client-network.ts";
import type { Call } from "#server/platform/http/route.ts";
import { deadLink } from "./problems.ts";
import { resetPassword } from "./reset-password.ts";

export async function resetByLink(
  deps: Deps,
  { body: { token, password, age, retain }, request, reply }: Call<typeof contracts.resetByLink>,
) {
  const { db, userCache, limits, devices, schools, accountEvents } = deps;
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
}
