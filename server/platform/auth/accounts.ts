import { eq, sql } from "drizzle-orm";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { type Db, isUniqueViolation } from "#server/platform/storage/database.ts";
import { statements } from "#server/platform/storage/statements.ts";
import { releaseAddress } from "./ownership/unclaimed.ts";

export type NewUser = Pick<
  typeof users.$inferInsert,
  | "email"
  | "statedEmail"
  | "password"
  | "firstName"
  | "lastName"
  | "isAdmin"
  | "emailVerified"
  | "emailVerifiedAt"
  | "guardianConsent"
  | "ownedSince"
>;

const prepared = statements((db) => ({
  byEmail: db
    .select()
    .from(users)
    .where(eq(users.email, sql.placeholder("email")))
    .prepare("user_by_email"),
}));

export async function insertUser(db: Db, user: NewUser): Promise<UserRow> {
  await releaseAddress(db, user.email, { isConfirmed: user.emailVerified === true });
  try {
    const [row] = await db.insert(users).values(user).returning();
    if (!row) throw new Error("An insert returned no row.");
    return row;
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "An account with this email already exists.", "email_taken");
    throw error;
  }
}

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await prepared(db).byEmail.execute({ email });
  return row;
}
