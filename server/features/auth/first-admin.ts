import { eq } from "drizzle-orm";
import { NewPassword } from "#core/contracts/auth.ts";
import { users } from "#server/db/tables/users.ts";
import { ConfigError } from "#server/platform/config.ts";
import type { Db } from "#server/platform/database.ts";
import { AppError } from "#server/platform/errors.ts";
import { hashPassword } from "#server/platform/passwords.ts";
import { findUserByEmail, insertUser } from "./queries.ts";

/** Makes a member an administrator; their password stays theirs. */
export async function promote(db: Db, email: string): Promise<boolean> {
  const promoted = await db.update(users).set({ isAdmin: true }).where(eq(users.email, email)).returning({ id: users.id });
  return promoted.length > 0;
}

export async function hasAdmin(db: Db): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return admin !== undefined;
}

/** Creates the administrator that the operator named, or promotes the member who has that address. */
export async function ensureFirstAdmin(db: Db, email: string, password: string | undefined): Promise<void> {
  if (await findUserByEmail(db, email)) {
    await promote(db, email);
    return;
  }
  if (password === undefined) throw new ConfigError(`ADMIN_EMAIL ${email} has no account yet: give ADMIN_PASSWORD too, to create it.`);
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) throw new ConfigError(`ADMIN_PASSWORD: ${parsed.error.issues[0]?.message}.`);
  await insertUser(db, { email, password: await hashPassword(password), firstName: null, lastName: null }).catch((error) => {
    // Another process that starts at the same moment may have created the same one.
    if (!(error instanceof AppError && error.code === "email_taken")) throw error;
  });
  await promote(db, email);
}
