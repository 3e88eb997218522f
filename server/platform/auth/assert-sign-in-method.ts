import { and, count, eq, isNull } from "drizzle-orm";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { hasPassword } from "./passwords.ts";

/**
 * Counts every way into an account. Must be called at the end of a transaction that removes one and began with `lockAccount`, so that two
 * devices cannot remove the last two at once.
 */
export async function assertWayToSignIn(tx: Db, { schools }: Pick<Deps, "schools">, user: UserRow): Promise<void> {
  const opensWithPassword = hasPassword(user) && (!schools.only || user.isAdmin);
  if (opensWithPassword) return;
  const [usable] = await tx
    .select({ amount: count() })
    .from(passkeys)
    .where(and(eq(passkeys.userId, user.id), isNull(passkeys.blockedAt)));
  if ((usable?.amount ?? 0) > 0) return;
  const identities = await tx
    .select({ issuer: schoolIdentities.issuer })
    .from(schoolIdentities)
    .where(eq(schoolIdentities.userId, user.id));
  // An identity of a provider that is no longer configured cannot be used to sign in.
  if (identities.some(({ issuer }) => schools.findByIssuer(issuer))) return;
  throw new AppError("conflict", "login.lastMethod", { code: "last_way_in" });
}
