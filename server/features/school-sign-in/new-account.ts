import { Name } from "#core/contracts/sign-in/auth.ts";
import type { UserRow } from "#server/db/tables/users.ts";
import { insertUser } from "#server/platform/auth/accounts.ts";
import { NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import { type SchoolPerson, SchoolSignInError } from "#server/platform/auth/school-providers.ts";
import { AppError } from "#server/platform/http/errors.ts";
import type { Db } from "#server/platform/storage/database.ts";
import { insertIdentity } from "./queries.ts";

/** Creates an account without a password for a person who is not known yet. */
export async function createAccount(db: Db, person: SchoolPerson): Promise<UserRow> {
  const { email } = person;
  if (email === undefined) throw new SchoolSignInError("no-email");
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, {
        email,
        password: NO_PASSWORD,
        firstName: asName(person.firstName),
        lastName: asName(person.lastName),
        emailVerified: person.emailVerified,
        emailVerifiedAt: person.emailVerified ? new Date() : null,
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
