import type * as contracts from "#core/contracts/account.ts";
import { FORMER_MEMBER, recordChange } from "#server/platform/auth/audit.ts";
import { deleteAccount } from "#server/platform/auth/deletion/delete-account.ts";
import { lockAccount } from "#server/platform/auth/locked-account.ts";
import { hasPassword } from "#server/platform/auth/passwords.ts";
import { requireRecentPassword } from "#server/platform/auth/recent-password.ts";
import { takeSessionCookie } from "#server/platform/auth/sessions/session-cookie.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Call } from "#server/platform/http/route.ts";
import { verifyPassword } from "./change-password.ts";
import * as queries from "./queries.ts";

export async function deleteOwnAccount(deps: Deps, { user, sid, body, request, reply }: Call<typeof contracts.deleteAccount>) {
  const { db, userCache, deletions } = deps;
  if (!hasPassword(user)) requireRecentPassword(request.session);
  else if (body.password === undefined) throw new AppError("invalid", "login.passwordMissing", { code: "wrong_password" });
  else await verifyPassword(deps, user, body.password, "account.wrongPassword");
  await db.transaction(async (tx) => {
    await queries.assertAnotherAdmin(tx, user.id);
    await lockAccount(tx, user, sid);
    await deleteAccount(tx, user.id);
    await recordChange(tx, FORMER_MEMBER, "own_account_deleted", "");
  });
  userCache.invalidate(user.id);
  await deletions.finish(user.id);
  takeSessionCookie(request, reply);
}
