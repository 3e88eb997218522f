import { and, asc, eq, inArray } from "drizzle-orm";
import type { AdditionKind } from "#core/contracts/sign-in/recovery.ts";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { SECOND_FACTOR_OFF } from "#server/platform/auth/second-factor.ts";
import type { Deps } from "#server/platform/deps.ts";
import type { Db } from "#server/platform/storage/database.ts";

/** Something in an account that a stranger could have added to keep a way into it, to read along, or to lock its owner out. */
export interface Addition {
  id: string;
  kind: AdditionKind;
  name: string;
  /** Null if it was not recorded. */
  addedAt: Date | null;
}

/** A new table whose rows give access to an account, or pass on what is in it, belongs here too. */
export async function listAdditions(db: Db, { schools }: Pick<Deps, "schools">, user: UserRow): Promise<Addition[]> {
  const keys = await db
    .select({ id: passkeys.id, name: passkeys.name, addedAt: passkeys.createdAt })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const identities = await db
    .select({
      id: schoolIdentities.id,
      issuer: schoolIdentities.issuer,
      email: schoolIdentities.email,
      addedAt: schoolIdentities.createdAt,
    })
    .from(schoolIdentities)
    .where(eq(schoolIdentities.userId, user.id))
    .orderBy(asc(schoolIdentities.createdAt), asc(schoolIdentities.id));
  const aiKeys = await db
    .select({ id: apiKeys.id, name: apiKeys.provider, addedAt: apiKeys.createdAt })
    .from(apiKeys)
    .where(eq(apiKeys.userId, user.id))
    .orderBy(asc(apiKeys.provider));
  return [
    ...keys.map((key) => ({ ...key, kind: "passkey" as const })),
    ...identities.map(({ issuer, email, ...identity }) => ({
      ...identity,
      kind: "school" as const,
      name: [schools.findByIssuer(issuer)?.name ?? issuer, email].filter(Boolean).join(", "),
    })),
    ...aiKeys.map((key) => ({ ...key, kind: "ai_key" as const })),
    ...(user.twoFactorEnabled ? [{ id: user.id, kind: "two_factor" as const, name: "", addedAt: user.twoFactorEnabledAt }] : []),
  ];
}

/** Must run in a transaction that has locked the account, which adding any of them does too. */
export async function deleteAdditions(tx: Db, userId: string, additions: readonly Addition[]): Promise<void> {
  const listIds = (kind: AdditionKind) => additions.filter((addition) => addition.kind === kind).map(({ id }) => id);
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), inArray(passkeys.id, listIds("passkey"))));
  await tx.delete(schoolIdentities).where(and(eq(schoolIdentities.userId, userId), inArray(schoolIdentities.id, listIds("school"))));
  await tx.delete(apiKeys).where(and(eq(apiKeys.userId, userId), inArray(apiKeys.id, listIds("ai_key"))));
  if (listIds("two_factor").length > 0) await tx.update(users).set(SECOND_FACTOR_OFF).where(eq(users.id, userId));
}
