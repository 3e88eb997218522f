import { and, eq, lt, sql } from "drizzle-orm";
import { CONSENT_WAIT_DAYS } from "#core/domain/accounts/guardian-consent.ts";
import { users } from "#server/db/tables/users.ts";
import type { Deps } from "#server/platform/deps.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { FORMER_MEMBER, recordChange } from "./audit.ts";
import { deleteAccount } from "./deletion/delete-account.ts";

/** Shown only after the person has proven that the account is theirs. */
export const consentNeeded = () => new AppError("forbidden", "account.consentNeeded", { code: "consent_needed" });

/** The consent that somebody of this age needs. Throws if the age matters here and is missing. */
export function consentFor(age: number | undefined, { guardianConsentBelow }: Pick<Deps, "guardianConsentBelow">): "waiting" | null {
  if (guardianConsentBelow === undefined) return null;
  if (age === undefined) throw new AppError("invalid", "account.ageNeeded", { code: "age_needed" });
  return age < guardianConsentBelow ? "waiting" : null;
}

export async function deleteUnconfirmedAccounts(db: Db): Promise<void> {
  const isOver = and(eq(users.guardianConsent, "waiting"), lt(users.createdAt, sql`now() - make_interval(days => ${CONSENT_WAIT_DAYS})`));
  for (const { id } of await db.select({ id: users.id }).from(users).where(isOver)) {
    await db.transaction(async (tx) => {
      // Consent may have been recorded meanwhile.
      const [waiting] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), isOver))
        .for("update");
      if (!waiting) return;
      await deleteAccount(tx, id);
      await recordChange(tx, FORMER_MEMBER, "unconfirmed_account_deleted", "");
    });
  }
}
