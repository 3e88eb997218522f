import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { sessions } from "#server/db/tables/sessions.ts";
import { users } from "#server/db/tables/users.ts";
import { NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import { RECENT_MS } from "#server/platform/auth/recent-password.ts";
import { PasskeyDevice, type PasskeyOverrides } from "#server/testing/passkey-device.ts";
import { readCookie, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

const KEY = { provider: "openai", key: "sk-0123456789abcdef" };

async function addPasskey({ send }: SignedIn, device: PasskeyDevice) {
  const options = (await send("POST", "/api/user/passkeys/options")).json();
  expect((await send("POST", "/api/user/passkeys", device.create(options))).statusCode).toBe(201);
}

/** Maya and Noah each have a passkey, and signed in a while ago. */
async function stage() {
  const testApp = await startTestApp();
  const [maya, noah] = [await signInAs(testApp.app), await signInAs(testApp.app)];
  const [device, noahsDevice] = [new PasskeyDevice(), new PasskeyDevice()];
  await addPasskey(maya, device);
  await addPasskey(noah, noahsDevice);
  await testApp.database.db.update(sessions).set({ verifiedAt: new Date(Date.now() - RECENT_MS - 1) });
  // Any change to a user invalidates the process's cache of that user.
  for (const { send } of [maya, noah]) await send("PUT", "/api/user/profile", {});
  expect(await addKey(maya)).toBe(403);
  return { ...testApp, maya, noah, device, noahsDevice };
}

const addKey = async ({ send }: SignedIn) => (await send("POST", "/api/user/api-keys", KEY)).statusCode;
const ask = async ({ send }: SignedIn) => (await send("POST", "/api/user/confirm/passkey/options")).json();

async function confirm(person: SignedIn, device: PasskeyDevice, deviations: PasskeyOverrides = {}) {
  return person.send("POST", "/api/user/confirm/passkey", device.signIn(await ask(person), deviations));
}

test("a passkey counts as a password that was just entered, only in this session, also for a user without a password", async () => {
  const { maya, noah, device, send, database } = await stage();
  await database.db.update(users).set({ password: NO_PASSWORD }).where(eq(users.id, maya.user.id));
  const options = await ask(maya);
  expect(options).toMatchObject({
    rpId: "localhost",
    userVerification: "required",
    allowCredentials: [{ id: device.credentialId, type: "public-key" }],
  });
  // Devices omit the user handle if they were asked for a specific passkey.
  const answer = device.signIn(options);
  const { userHandle: _, ...response } = answer.response;
  expect((await maya.send("POST", "/api/user/confirm/passkey", { ...answer, response })).statusCode).toBe(204);
  expect(await addKey(maya)).toBe(201);
  expect(await addKey(noah)).toBe(403);
  const [used] = (await maya.send("GET", "/api/user/passkeys")).json();
  expect(used.lastUsedAt).toEqual(expect.any(String));
  expect((await send("POST", "/api/user/confirm/passkey/options")).statusCode).toBe(401);
});

describe("confirming is rejected without ending the session", () => {
  const refusals: [string, PasskeyOverrides, string][] = [
    ["from another origin", { origin: "https://evil.example" }, "wrong_passkey"],
    ["for another domain", { rpId: "evil.example" }, "wrong_passkey"],
    ["without a check of the user", { isUserVerified: false }, "wrong_passkey"],
    ["with something else than what was signed", { isTampered: true }, "wrong_passkey"],
    ["with a challenge that is not ours", { challenge: Buffer.alloc(54, 1).toString("base64url") }, "passkey_too_late"],
  ];
  test("with a forged response", async () => {
    const { maya, device } = await stage();
    for (const [what, deviations, code] of refusals) {
      const refused = await confirm(maya, device, deviations);
      expect([refused.statusCode, refused.json().code], what).toEqual([400, code]);
    }
    expect(await addKey(maya)).toBe(403);
    expect((await confirm(maya, device)).statusCode).toBe(204);
  });

  test("with another user's passkey, challenge or session, with a challenge for the login, and twice", async () => {
    const { maya, noah, device, noahsDevice, send } = await stage();
    const readProblemCode = async (person: SignedIn, answer: object) =>
      (await person.send("POST", "/api/user/confirm/passkey", answer)).json().code;
    expect(await readProblemCode(maya, noahsDevice.signIn(await ask(maya)))).toBe("wrong_passkey");
    expect(await readProblemCode(maya, device.signIn(await ask(noah)))).toBe("passkey_too_late");
    const login = await send("POST", "/api/login/passkey/options", undefined, { cookie: maya.cookie });
    expect(await readProblemCode(maya, device.signIn(login.json().options))).toBe("passkey_too_late");
    const options = await ask(maya);
    const signedIn = await send("POST", "/api/login/passkey", device.signIn(options), { cookie: readCookie(login) });
    expect(signedIn.json().code).toBe("passkey_too_late");
    expect(await addKey(maya)).toBe(403);
    const answer = device.signIn(options);
    const answers = await Promise.all([1, 2].map(() => maya.send("POST", "/api/user/confirm/passkey", answer)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 400]);
    expect(await addKey(noah)).toBe(403);
  });

  test("with a copy of a passkey, which is blocked, and without any working passkey", async () => {
    const { maya, device, database } = await stage();
    expect((await confirm(maya, device, { counter: 9 })).statusCode).toBe(204);
    const copied = await confirm(maya, device, { counter: 9 });
    expect([copied.statusCode, copied.json().code]).toEqual([409, "passkey_blocked"]);
    const none = await maya.send("POST", "/api/user/confirm/passkey/options");
    expect([none.statusCode, none.json().code]).toEqual([409, "no_passkeys"]);
    const [row] = await database.db.select().from(passkeys).where(eq(passkeys.userId, maya.user.id));
    expect(row?.blockedAt).toEqual(expect.any(Date));
  });
});
