import type * as contracts from "#core/contracts/account.ts";
import { deleteLinks } from "#server/platform/auth/account-links.ts";
import { changeAddress } from "#server/platform/auth/change-address.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { findStatedEmail } from "#server/platform/auth/ownership/unclaimed.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Call } from "#server/platform/http/route.ts";

export async function changeEmail(
  { db, limits, mail, userCache, accountEvents }: Deps,
  { user, sid, body: { email }, request }: Call<typeof contracts.changeEmail>,
) {
  if (email === (mail.isOn ? findStatedEmail(user) : user.email))
    throw new AppError("conflict", "account.sameAddress", { code: "same_email" });
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
}
