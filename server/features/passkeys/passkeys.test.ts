import { eq } from "drizzle-orm";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { MAX_PASSKEYS } from "#core/domain/accounts/limits.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { users } from "#server/db/tables/users.ts";
import { NO_PASSWORD } from "#server/platform/auth/passwords.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { PasskeyDevice, type PasskeyOverrides } from "#server/testing/passkey-device.ts";
import { addPasskey, askToSignIn, OPTIONS, readProblemCode, signIn, startWithPasskey } from "#server/testing/passkeys.ts";
import { PASSWORD, readCookie, type SignedIn, signInAs, startTestApp } from "#server/testing/test-app.ts";

test("a user adds a passkey, signs in with it without a name or a code, and removes it", async () => {
  const { send, maya, device, passkey } = await startWithPasskey();
  expect(passkey).toEqual({
    id: expect.any(String),
    name: "Unknown device",
    isSynced: false,
    createdAt: expect.any(String),
    lastUsedAt: null,
    blockedAt: null,
  });
  const { manualEntryKey } = (await maya.send("POST", "/api/2fa/setup")).json();
  await maya.send("POST", "/api/2fa/enable", { token: authenticatorCode(manualEntryKey) });

  const response = await signIn(send, device);
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ id: maya.user.id, email: maya.user.email });
  const cookie = readCookie(response);
  expect(cookie).toContain("bitebright-device=");
  const [used] = (await send("GET", "/api/user/passkeys", undefined, { cookie })).json();
  expect(used).toMatchObject({ id: passkey.id, lastUsedAt: expect.any(String) });

  expect((await send("DELETE", `/api/user/passkeys/${passkey.id}`, undefined, { cookie })).statusCode).toBe(204);
  expect(readProblemCode(await signIn(send, device))).toBe("unknown_passkey");
});

test("the browser is asked for a discoverable passkey that verifies its user and identifies nobody", async () => {
  const { maya, device } = await startWithPasskey();
  const options = (await maya.send("POST", OPTIONS)).json();
  expect(options).toMatchObject({
    rp: { id: "localhost", name: "BiteBright" },
    attestation: "none",
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    excludeCredentials: [{ id: device.credentialId, type: "public-key", transports: ["hybrid", "internal"] }],
  });
  const handle = Buffer.from(options.user.id, "base64url");
  expect(handle).toHaveLength(32);
  for (const name of [maya.user.email, maya.user.id, maya.user.id.replaceAll("-", "")]) expect(handle.includes(name)).toBe(false);
  expect(handle.includes(Buffer.from(maya.user.id.replaceAll("-", ""), "hex"))).toBe(false);
  expect((await maya.send("POST", OPTIONS)).json().user.id).toBe(options.user.id);
});

test("a passkey is named after what stores it or where it was created, and can be renamed", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  const options = (await maya.send("POST", OPTIONS)).json();
  const userAgent = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1";
  const added = await maya.send("POST", "/api/user/passkeys", new PasskeyDevice().create(options), { "user-agent": userAgent });
  expect(added.json().name).toBe("Safari on iPhone");
  const rename = (name: string) => maya.send("PUT", `/api/user/passkeys/${added.json().id}`, { name });
  expect((await rename("  My phone ")).json().name).toBe("My phone");
  for (const name of ["", " \u200b ", "x".repeat(61)]) expect((await rename(name)).statusCode, name).toBe(400);
  expect((await maya.send("GET", "/api/user/passkeys")).json()).toMatchObject([{ name: "My phone" }]);
});

test("passkeys that would have the same name are numbered", async () => {
  const { maya } = await startWithPasskey();
  await addPasskey(maya);
  await addPasskey(maya);
  const names = (await maya.send("GET", "/api/user/passkeys")).json().map(({ name }: { name: string }) => name);
  expect(names).toEqual(["Unknown device", "Unknown device 2", "Unknown device 3"]);
});

describe("adding is rejected", () => {
  const refusals: [string, PasskeyOverrides, string][] = [
    ["from another origin", { origin: "https://evil.example" }, "wrong_passkey"],
    ["for another domain", { rpId: "evil.example" }, "wrong_passkey"],
    ["without a check of the user", { isUserVerified: false }, "wrong_passkey"],
    ["with the answer of a login", { type: "webauthn.get" }, "wrong_passkey"],
    ["with a certificate", { certificate: Buffer.from("certificate") }, "wrong_passkey"],
    ["with a challenge that is not ours", { challenge: Buffer.alloc(54, 1).toString("base64url") }, "passkey_too_late"],
  ];
  test.each(refusals)("%s", async (_, deviations, code) => {
    const { app, database } = await startTestApp();
    const refused = await addPasskey(await signInAs(app), new PasskeyDevice(), deviations);
    expect([refused.statusCode, readProblemCode(refused)]).toEqual([400, code]);
    expect(await database.db.select().from(passkeys)).toEqual([]);
  });

  test("with another user's challenge, or with a challenge for the second time", async () => {
    const { app } = await startTestApp();
    const [maya, noah] = [await signInAs(app), await signInAs(app)];
    const options = (await maya.send("POST", OPTIONS)).json();
    const add = (person: SignedIn) => person.send("POST", "/api/user/passkeys", new PasskeyDevice().create(options));
    expect(readProblemCode(await add(noah))).toBe("passkey_too_late");
    expect((await add(maya)).statusCode).toBe(201);
    expect(readProblemCode(await add(maya))).toBe("passkey_too_late");
  });

  test("for a passkey that another account has", async () => {
    const { app, device, send, maya } = await startWithPasskey();
    const noah = await signInAs(app);
    expect(readProblemCode(await addPasskey(noah, new PasskeyDevice(), { credentialId: device.credentialId }))).toBe("passkey_known");
    expect((await noah.send("GET", "/api/user/passkeys")).json()).toEqual([]);
    expect((await signIn(send, device)).json().id).toBe(maya.user.id);
  });

  test("if the password was entered long ago", async () => {
    const { maya, passkey } = await startWithPasskey();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect(readProblemCode(await maya.send("POST", OPTIONS))).toBe("password_needed");
    expect(readProblemCode(await maya.send("DELETE", `/api/user/passkeys/${passkey.id}`))).toBe("password_needed");
  });
});

test("the number of passkeys is limited, also for those added at the same moment", async () => {
  const { database, maya } = await startWithPasskey();
  const [row] = await database.db.select().from(passkeys);
  if (!row) throw new Error("There is no passkey.");
  const more = Array.from({ length: MAX_PASSKEYS - 2 }, (_, index) => ({ ...row, id: undefined, credentialId: `more-${index}` }));
  await database.db.insert(passkeys).values(more);
  const offers = await Promise.all([1, 2, 3].map(async () => (await maya.send("POST", OPTIONS)).json()));
  const answers = await Promise.all(offers.map((options) => maya.send("POST", "/api/user/passkeys", new PasskeyDevice().create(options))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
  expect((await maya.send("GET", "/api/user/passkeys")).json()).toHaveLength(MAX_PASSKEYS);
  expect((await maya.send("POST", OPTIONS)).json()).toEqual({
    code: TOO_MANY,
    message: "You have 20 passkeys, and there is no room for more. Remove one that you no longer need.",
  });
});

test("a user without a password keeps their last passkey, even if two devices remove one each", async () => {
  const { send, maya, device, passkey, database } = await startWithPasskey();
  const second = (await addPasskey(maya)).json();
  await database.db.update(users).set({ password: NO_PASSWORD }).where(eq(users.id, maya.user.id));
  const wrong = await send("POST", "/api/login", { email: maya.user.email, password: PASSWORD });
  expect(wrong.statusCode).toBe(401);
  const cookie = readCookie(await signIn(send, device));
  const remove = (id: string) => send("DELETE", `/api/user/passkeys/${id}`, undefined, { cookie });
  const answers = await Promise.all([passkey.id, second.id].map(remove));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
  const [left] = (await send("GET", "/api/user/passkeys", undefined, { cookie })).json();
  expect(readProblemCode(await remove(left.id))).toBe("last_way_in");
});

test("another user cannot see, rename or remove a passkey", async () => {
  const { app, passkey, maya } = await startWithPasskey();
  const noah = await signInAs(app);
  expect((await noah.send("GET", "/api/user/passkeys")).json()).toEqual([]);
  expect((await noah.send("PUT", `/api/user/passkeys/${passkey.id}`, { name: "Mine" })).statusCode).toBe(404);
  expect((await noah.send("DELETE", `/api/user/passkeys/${passkey.id}`)).statusCode).toBe(404);
  expect((await maya.send("GET", "/api/user/passkeys")).json()).toEqual([passkey]);
});

test("the download lists passkeys without their keys, and they are deleted with the account", async () => {
  const { maya, device, database } = await startWithPasskey();
  const { passkeys: exported } = (await maya.send("GET", "/api/user/export")).json();
  expect(exported).toMatchObject([{ name: "Unknown device", rpId: "localhost", counter: 1 }]);
  expect(JSON.stringify(exported)).not.toContain(device.credentialId);
  expect((await maya.send("DELETE", "/api/user", { password: PASSWORD })).statusCode).toBe(204);
  expect(await database.db.select().from(passkeys)).toEqual([]);
});

describe("the addresses of PUBLIC_URL", () => {
  const environment = { PUBLIC_URL: "https://food.school.example, https://school.example, https://food.home.example" };

  test("share passkeys under one domain, and no others", async () => {
    const { app, send } = await startTestApp({ environment });
    const maya = await signInAs(app);
    const device = new PasskeyDevice("https://food.school.example");
    const options = (await maya.send("POST", OPTIONS, undefined, { origin: "https://food.school.example" })).json();
    expect(options.rp.id).toBe("school.example");
    expect((await maya.send("POST", "/api/user/passkeys", device.create(options))).statusCode).toBe(201);

    const origin = "https://school.example";
    const near = await askToSignIn(send, { origin });
    expect((await send("POST", "/api/login/passkey", device.signIn(near.options, { origin }), near.headers)).statusCode).toBe(200);
    const far = await askToSignIn(send, { origin: "https://food.home.example" });
    expect(far.options.rpId).toBe("food.home.example");
    expect(readProblemCode(await send("POST", "/api/login/passkey", device.signIn(far.options), far.headers))).toBe("wrong_passkey");
  });

  test("are required everywhere except on localhost, whatever host a request names", async () => {
    const { app, send } = await startTestApp();
    const ask = (host: string) => send("POST", "/api/login/passkey/options", undefined, { host });
    expect((await ask("food.example")).json()).toEqual({ options: null });
    expect((await ask("localhost:3000")).json().options.rpId).toBe("localhost");
    const maya = await signInAs(app);
    expect(readProblemCode(await maya.send("POST", OPTIONS, undefined, { host: "food.example" }))).toBe("no_passkeys");
  });
});
