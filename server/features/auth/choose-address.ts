import { listUsersForLogin, type NewUser } from "#server/platform/auth/accounts.ts";
import { isUnclaimed, makePlaceholder } from "#server/platform/auth/ownership/unclaimed.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Db } from "#server/platform/storage/database.ts";

/**
 * With a mail server, a registration must not reveal who has an account. So where somebody holds the address, the new account only states
 * it: the response is the same, and the mail to the address tells its owner. One account may state an address this way; a further
 * registration is refused, like the second one with an address that nobody had.
 */
export async function chooseAddress(tx: Db, { mail }: Pick<Deps, "mail">, email: string): Promise<Pick<NewUser, "email" | "statedEmail">> {
  const [holder, stating] = await listUsersForLogin(tx, email);
  const isHidden = mail.isOn && holder !== undefined && !isUnclaimed(holder) && stating === undefined;
  return isHidden ? { email: makePlaceholder(), statedEmail: email } : { email };
}
