import { sql } from "drizzle-orm";
import { Name } from "#core/contracts/sign-in/auth.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { findUserByEmail, insertUser } from "#server/platform/auth/accounts.ts";
import { makePlaceholder } from "#server/platform/auth/ownership/unclaimed.ts";
import { NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import { type SchoolIdentity, SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { insertIdentity } from "./queries.ts";

/**
 * Creates an account without a password for a person who is not known yet. An address that the provider has not verified is stored, but
 * not taken from an account that has it.
 */
export async function createAccount(db: Db, person: SchoolIdentity): Promise<UserRow> {
  const { email } = person;
  if (email === undefined) throw new SchoolSignInError("no-email");
  try {
    return await db.transaction(async (tx) => {
      const isInUse = !person.emailVerified && (await findUserByEmail(tx, email)) !== undefined;
      const user = await insertUser(tx, {
        ...(isInUse ? { email: makePlaceholder(), statedEmail: email } : { email }),
        password: NO_PASSWORD,
        firstName: asName(person.firstName),
        lastName: asName(person.lastName),
        emailVerified: person.emailVerified,
        emailVerifiedAt: person.emailVerified ? new Date() : null,
        // The database's clock, so that the identity is not older.
        ownedSince: person.emailVerified ? sql`now()` : null,
      });
      if (!(await insertIdentity(tx, user.id, person))) throw new SchoolSignInError("expired");
      return user;
    });
  } catch (error) {
    // Somebody registered with this address at the same moment; the next attempt finds their account.
    if (error instanceof AppError && error.code === "email_taken") throw new SchoolSignInError("expired");
    throw error;
  }
}

const asName = (text: string): string | null => Name.safeParse(text).data || null;
