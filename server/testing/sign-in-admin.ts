import { eq } from "drizzle-orm";
import { users } from "#server/db/tables/users.ts";
import { type SignedIn, signInAs, type TestApp } from "#server/testing/test-app.ts";

/** Registers a new user and makes them an administrator. */
export async function signInAdmin({ app, database }: Pick<TestApp, "app" | "database">): Promise<SignedIn> {
  const admin = await signInAs(app);
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.id, admin.user.id));
  return admin;
}
