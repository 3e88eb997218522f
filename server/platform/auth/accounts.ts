import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { PgInsertValue } from "drizzle-orm/pg-core";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type Db, isUniqueViolation } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/prepared-statements.ts";
import { releaseAddress } from "./ownership/unclaimed.ts";
import { NO_PASSWORD } from "./passwords.ts";

export type NewUser = Pick<
  typeof users.$inferInsert,
  "email" | "statedEmail" | "password" | "firstName" | "lastName" | "isAdmin" | "emailVerified" | "emailVerifiedAt" | "guardianConsent"
> & {
  /** May be an expression, so that it equals the times of rows that are inserted with it. */
  ownedSince?: PgInsertValue<typeof users>["ownedSince"];
};

const isHolder = eq(users.email, sql.placeholder("email"));

const prepared = statements((db) => ({
  forLogin: db
    .select()
    .from(users)
    .where(or(isHolder, and(eq(users.statedEmail, sql.placeholder("email")), ne(users.password, NO_PASSWORD))))
    .orderBy(desc(isHolder), desc(users.createdAt))
    .limit(2)
    .prepare("users_for_login"),
  byEmail: db.select().from(users).where(isHolder).prepare("user_by_email"),
}));

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  await releaseAddress(db, user.email, { isConfirmed: user.emailVerified === true });
  try {
    const [row] = await db.insert(users).values(user).returning();
    if (!row) throw new Error("An insert returned no row.");
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "account.addressTaken", { code: "email_taken" });
    throw error;
  }
}

/**
 * The accounts that a login with this address may be for: the one that holds it, and the newest that only states it, because somebody else
 * has shown that the address is theirs.
 */
export function listUsersForLogin(db: Db, email: string): Promise<UserRow[]> {
  return prepared(db).forLogin.execute({ email });
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await prepared(db).byEmail.execute({ email });
  return row;
}
