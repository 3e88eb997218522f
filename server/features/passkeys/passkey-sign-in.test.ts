import { describe, expect, onTestFinished, test, vi } from "vitest";
import { auditLog } from "#server/db/tables/audit.ts";
import { passkeys } from "#server/db/tables/passkeys.ts";
import { CHALLENGE_LIFETIME_MS } from "#server/platform/auth/challenges.ts";
import { PasskeyDevice, type PasskeyOverrides } from "#server/testing/passkey-device.ts";
import { addPasskey, askToSignIn, OPTIONS, readProblemCode, signIn, startWithPasskey } from "#server/testing/passkeys.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

describe("signing in is rejected", () => {
  const refusals: [string, PasskeyOverrides, string][] = [
    ["from another origin", { origin: "https://evil.example" }, "wrong_passkey"],
    ["for another domain", { rpId: "evil.example" }, "wrong_passkey"],
    ["without a check of the user", { isUserVerified: false }, "wrong_passkey"],
    ["with something else than what was signed", { isTampered: true }, "wrong_passkey"],
    ["with a signature for another act", { type: "webauthn.create" }, "wrong_passkey"],
    ["with a challenge that is not ours", { challenge: Buffer.alloc(54, 1).toString("base64url") }, "passkey_too_late"],
    ["within another site's page", { crossOrigin: true }, "passkey_too_late"],
    ["as another account", { userHandle: Buffer.alloc(32, 1).toString("base64url") }, "unknown_passkey"],
    ["with a passkey that was never stored", { credentialId: Buffer.alloc(16, 1).toString("base64url") }, "unknown_passkey"],
  ];
  test.each(refusals)("%s", async (_, deviations, code) => {
    const { send, device, database } = await startWithPasskey();
    const refused = await signIn(send, device, deviations);
    expect([refused.statusCode, readProblemCode(refused)]).toEqual([code === "passkey_too_late" ? 400 : 401, code]);
    expect(refused.cookies).toEqual([]);
    expect(await database.db.select({ lastUsedAt: passkeys.lastUsedAt, blockedAt: passkeys.blockedAt }).from(passkeys)).toEqual([
      { lastUsedAt: null, blockedAt: null },
    ]);
    // The owner can still sign in.
    expect((await signIn(send, device)).statusCode).toBe(200);
  });

  test("with the same response twice, also at the same moment", async () => {
    const { send, device } = await startWithPasskey();
    const { options, headers } = await askToSignIn(send);
    const answer = device.signIn(options);
    const answers = await Promise.all([1, 2, 3].map(() => send("POST", "/api/login/passkey", answer, headers)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400]);
    expect(readProblemCode(await send("POST", "/api/login/passkey", answer, headers))).toBe("passkey_too_late");
  });

  test("in another browser than the one that asked", async () => {
    const { send, device } = await startWithPasskey();
    const { options } = await askToSignIn(send);
    const other = await askToSignIn(send);
    const answer = device.signIn(options);
    expect(readProblemCode(await send("POST", "/api/login/passkey", answer, other.headers))).toBe("passkey_too_late");
    expect(readProblemCode(await send("POST", "/api/login/passkey", answer))).toBe("passkey_too_late");
  });

  test("with a challenge that was issued to add a passkey", async () => {
    const { send, maya, device } = await startWithPasskey();
    const { headers } = await askToSignIn(send);
    const { challenge } = (await maya.send("POST", OPTIONS)).json();
    const answer = device.signIn({ challenge, rpId: "localhost" });
    expect(readProblemCode(await send("POST", "/api/login/passkey", answer, headers))).toBe("passkey_too_late");
  });

  test("after five minutes", async () => {
    const { send, device } = await startWithPasskey();
    const { options, headers } = await askToSignIn(send);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + CHALLENGE_LIFETIME_MS });
    onTestFinished(() => void vi.useRealTimers());
    expect(readProblemCode(await send("POST", "/api/login/passkey", device.signIn(options), headers))).toBe("passkey_too_late");
  });
});

describe("a counter that goes backwards", () => {
  test.each([
    ["backwards", 1],
    ["nowhere", 2],
    ["back to zero", 0],
  ])("blocks the passkey if it goes %s, is recorded in the audit log, and is reported to the owner", async (_, counter) => {
    const { send, maya, device, database } = await startWithPasskey();
    expect((await signIn(send, device, { counter: 2 })).statusCode).toBe(200);
    expect(readProblemCode(await signIn(send, device, { counter }))).toBe("passkey_blocked");
    // It is unknown which of the two is the copy, so neither can sign in.
    expect(readProblemCode(await signIn(send, device, { counter: 9 }))).toBe("passkey_blocked");
    expect((await maya.send("GET", "/api/user/passkeys")).json()).toMatchObject([{ blockedAt: expect.any(String) }]);
    expect(await database.db.select({ action: auditLog.action, subjectId: auditLog.subjectId }).from(auditLog)).toEqual([
      { action: "passkey_blocked", subjectId: maya.user.id },
    ]);
  });

  test("does not matter for devices that do not count", async () => {
    const { app, send } = await startTestApp();
    const device = new PasskeyDevice("http://localhost", { counts: false });
    await addPasskey(await signInAs(app), device);
    expect((await signIn(send, device)).statusCode).toBe(200);
    expect((await signIn(send, device)).statusCode).toBe(200);
  });
});
