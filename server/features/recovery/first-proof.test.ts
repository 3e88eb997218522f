import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { schoolIdentities } from "#server/db/tables/school-identities.ts";
import { users } from "#server/db/tables/users.ts";
import { startForgingProvider } from "#server/testing/forging-provider.ts";
import { PasskeyDevice } from "#server/testing/passkey-device.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { startWithMail } from "#server/testing/with-mail.ts";

const NEW_PASSWORD = "Juicy-melon-8";
const EMAIL = "maya@example.com";

/** An account with a passkey and a school sign-in, whose address was never confirmed. A link is then sent to the address. */
async function stage() {
  const testApp = await startWithMail();
  const { db } = testApp.database;
  const other = await signInAs(testApp.app, { email: EMAIL });
  const options = (await other.send("POST", "/api/user/passkeys/options")).json();
  await other.send("POST", "/api/user/passkeys", new PasskeyDevice("http://food.example").create(options));
  await db.insert(schoolIdentities).values({ userId: other.user.id, issuer: "https://school.example", subject: "1" });
  await testApp.deliver();
  const reset = async (send = testApp.send) => {
    await testApp.send("POST", "/api/recovery/links", { email: EMAIL });
    const [mail] = await testApp.deliver();
    return send("POST", "/api/recovery/password", { token: mail?.token, password: NEW_PASSWORD });
  };
  const left = async () => [(await db.select().from(passkeys)).length, (await db.select().from(schoolIdentities)).length];
  return { ...testApp, db, reset, left };
}

test("the first link that proves an address removes every earlier way to sign in, and the mail says so", async () => {
  const { reset, left, deliver } = await stage();
  expect(await left()).toEqual([1, 1]);
  expect((await reset()).statusCode).toBe(200);
  expect(await left()).toEqual([0, 0]);
  const [mail] = await deliver();
  expect(mail?.source).toContain("Its passkeys and school sign-ins were removed");
});

test("a user whose address was confirmed keeps passkeys and school sign-ins", async () => {
  const { db, reset, left, deliver } = await stage();
  await db.update(users).set({ emailVerified: true, emailVerifiedAt: new Date() }).where(eq(users.email, EMAIL));
  expect((await reset()).statusCode).toBe(200);
  expect(await left()).toEqual([1, 1]);
  const [mail] = await deliver();
  expect(mail?.source).not.toContain("were removed");
});

test("a school sign-in stays if it is the only way for members to sign in", async () => {
  const { database, mailbox, reset, left } = await stage();
  const provider = await startForgingProvider();
  const environment = { ...provider.environment(), ...mailbox.environment, OIDC_ONLY: "true" };
  const { send } = await startTestApp({ database, environment });
  expect((await reset(send)).statusCode).toBe(200);
  expect(await left()).toEqual([0, 1]);
});
