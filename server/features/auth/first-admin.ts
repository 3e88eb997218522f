import { and, eq, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { NewPassword } from "#core/contracts/sign-in/auth.ts";
import { type UserRow, users } from "#server/db/tables/users.ts";
import { recordOutsideEvent } from "#server/platform/auth/account-events.ts";
import { findUserByEmail, insertUser } from "#server/platform/auth/accounts.ts";
import { COMMAND_LINE, recordChange } from "#server/platform/auth/audit.ts";
import { hashPassword, passwordMatches } from "#server/platform/auth/passwords.ts";
import { ConfigError } from "#server/platform/config.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";

export async function hasAdmin(db: Db): Promise<boolean> {
  const [admin] = await db.select({ id: users.id }).from(users).where(eq(users.isAdmin, true)).limit(1);
  return admin !== undefined;
}

/**
 * If there is no administrator, creates the one that the operator named. An existing member with that email address is promoted only if the
 * password is theirs; otherwise anyone who registers a teacher's address first would become an administrator.
 */
export async function ensureFirstAdmin(db: Db, email: string, password: string | undefined): Promise<void> {
  if (await hasAdmin(db)) return;
  const member = await findUserByEmail(db, email);
  if (member) return promoteOwner(db, member, password);
  if (password === undefined) throw new ConfigError(`ADMIN_EMAIL ${email} has no account yet: also set ADMIN_PASSWORD to create it.`);
  const parsed = NewPassword.safeParse(password);
  if (!parsed.success) throw new ConfigError(`ADMIN_PASSWORD: ${parsed.error.issues[0]?.message}.`);
  try {
    const owner = { firstName: null, lastName: null, isAdmin: true, ownedSince: new Date() };
    const hashed = await hashPassword(password);
    await db.transaction(async (tx) => {
      const created = await insertUser(tx, { email, password: hashed, ...owner });
      await recordChange(tx, COMMAND_LINE, "user_created", created);
      await recordOutsideEvent(tx, created.id, "account_created", "command line");
    });
  } catch (error) {
    if (!(error instanceof AppError && error.code === "email_taken")) throw error;
    // Another process that started at the same moment has created the same one, or somebody has just registered with this address.
    await ensureFirstAdmin(db, email, password);
  }
}

async function promoteOwner(db: Db, member: UserRow, password: string | undefined): Promise<void> {
  if (password === undefined || !(await passwordMatches(password, member.password))) {
    throw new ConfigError(
      `ADMIN_EMAIL ${member.email} already belongs to an account, and ADMIN_PASSWORD is not its password. ` +
        `If it is the right person's account, run \`npm run admin -- promote ${member.email}\`.`,
    );
  }
  const admins = alias(users, "admins");
  await db.transaction(async (tx) => {
    const promoted = await tx
      .update(users)
      .set({ isAdmin: true })
      .where(
        and(
          eq(users.id, member.id),
          eq(users.password, member.password),
          notExists(tx.select({ id: admins.id }).from(admins).where(eq(admins.isAdmin, true))),
        ),
      )
      .returning({ id: users.id });
    if (promoted.length === 0) return;
    await recordChange(tx, COMMAND_LINE, "admin_given", member);
    await recordOutsideEvent(tx, member.id, "admin_given", "command line");
  });
}
