import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#server/db/tables/audit.ts";
import { users } from "#server/db/tables/users.ts";
import { MAYA_AT_SCHOOL as MAYA, openSchool } from "#server/testing/open-school.ts";
import { signInAdmin } from "#server/testing/sign-in-admin.ts";

test("the provider's group grants administrator rights and revokes them again, but never those of the last administrator", async () => {
  const { provider, browser, database, ...testApp } = await openSchool({ OIDC_ADMIN_GROUP: "teachers", OIDC_NAME: "Northfield" });
  const teacher = browser();
  const isAdmin = async () => (await teacher.user())?.isAdmin;
  await teacher.signIn(provider, { ...MAYA, groups: ["pupils", "teachers"] });
  expect(await isAdmin()).toBe(true);
  await teacher.signIn(provider, { ...MAYA, groups: ["pupils"] });
  expect(await isAdmin()).toBe(true);
  await signInAdmin({ ...testApp, database });
  await teacher.signIn(provider, { ...MAYA, groups: "pupils" });
  expect(await isAdmin()).toBe(false);
  const acts = await database.db.select().from(auditLog).orderBy(auditLog.createdAt);
  expect(acts.map(({ adminId, adminEmail, action, subject }) => [adminId, adminEmail, action, subject])).toEqual([
    [null, "Northfield", "admin_given_by_school", "maya@school.example"],
    [null, "Northfield", "admin_taken_by_school", "maya@school.example"],
  ]);
  // An administrator who did not get their rights from the provider keeps them.
  await database.db.update(users).set({ isAdmin: true }).where(eq(users.email, "maya@school.example"));
  await teacher.signIn(provider, MAYA);
  expect(await isAdmin()).toBe(true);
});

test.each([
  [true, true],
  [false, false],
  ["true", false],
])("an address that makes its user an administrator counts only if the provider verified it (%s)", async (verified, expected) => {
  const { provider, browser } = await openSchool({ OIDC_ADMIN_GROUP: "email=head@school.example" });
  const head = browser();
  await head.signIn(provider, { ...MAYA, email: "head@school.example", email_verified: verified });
  expect((await head.user())?.isAdmin).toBe(expected);
});
