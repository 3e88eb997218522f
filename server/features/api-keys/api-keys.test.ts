import { expect, test, vi } from "vitest";
import { apiKeys } from "#server/db/tables/api-keys.ts";
import { users } from "#server/db/tables/users.ts";
import { apiKeyContext, Encryption, twoFactorPlace } from "#server/platform/auth/encryption/encryption.ts";
import { rotateSecrets } from "#server/platform/auth/encryption/rotate-keys.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";

const KEY = "sk-canary-0123456789-abcd";
const OLD = Buffer.alloc(32, 1).toString("base64");
const NEW = Buffer.alloc(32, 2).toString("base64");

// Spec: S3.20, S3.21, S3.22, S7.20, D2.57
test("a key is stored encrypted, listed by its ending, and replaced by a second one", async () => {
  const { app, database } = await startTestApp();
  const maya = await signInAs(app);
  const saved = await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: ` ${KEY} ` });
  expect(saved.statusCode).toBe(201);
  expect(saved.json()).toEqual({ id: expect.any(String), provider: "openai", lastFour: "abcd", createdAt: expect.any(String) });
  expect(JSON.stringify(await database.db.select().from(apiKeys))).not.toContain("canary");

  await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: "sk-another-0123456789-wxyz" });
  const list = await maya.send("GET", "/api/user/api-keys");
  expect(list.json()).toEqual([{ id: saved.json().id, provider: "openai", lastFour: "wxyz", createdAt: expect.any(String) }]);
  expect(list.body).not.toContain("sk-");
});

test("a short key shows no ending", async () => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: "sk-123" })).json().lastFour).toBe("");
});

// Spec: D2.52
test("a key can be removed by its owner; another user cannot see or remove it", async () => {
  const { app } = await startTestApp();
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  const { id } = (await maya.send("POST", "/api/user/api-keys", { provider: "gemini", key: KEY })).json();
  expect((await noah.send("GET", "/api/user/api-keys")).json()).toEqual([]);
  expect((await noah.send("DELETE", `/api/user/api-keys/${id}`)).statusCode).toBe(404);
  expect((await maya.send("DELETE", `/api/user/api-keys/${id}`)).statusCode).toBe(204);
  expect((await maya.send("DELETE", `/api/user/api-keys/${id}`)).statusCode).toBe(404);
  expect((await maya.send("DELETE", "/api/user/api-keys/not-an-id")).statusCode).toBe(400);
});

// Spec: S5.46
test.each([
  { provider: "acme", key: KEY },
  { provider: "openai", key: "  " },
  { provider: "openai" },
  { provider: "openai", key: "x".repeat(501) },
  { provider: "openai", key: "two words" },
])("%o is rejected", async (body) => {
  const { app } = await startTestApp();
  const maya = await signInAs(app);
  expect((await maya.send("POST", "/api/user/api-keys", body)).statusCode).toBe(400);
});

// Spec: D5.2, D5.7
test("providers are usable with the user's own key or the operator's, unless switched off", async () => {
  const { app } = await startTestApp({
    environment: { AI_PROVIDERS: "anthropic,openai", OPENAI_API_KEY: "sk-operator", GEMINI_API_KEY: "g" },
  });
  const maya = await signInAs(app);
  const usable = async () => (await maya.send("GET", "/api/user/ai-providers")).json();
  expect(await usable()).toEqual([{ provider: "openai", keyFrom: "operator" }]);
  await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: KEY });
  await maya.send("POST", "/api/user/api-keys", { provider: "gemini", key: KEY });
  expect(await usable()).toEqual([{ provider: "openai", keyFrom: "person" }]);
});

test("key rotation re-encrypts every secret, resumes where it was stopped, and reports what it cannot decrypt", async () => {
  const { app, database } = await startTestApp({ encryption: new Encryption(OLD) });
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  await maya.send("POST", "/api/user/api-keys", { provider: "openai", key: KEY });
  await noah.send("POST", "/api/user/api-keys", { provider: "gemini", key: KEY });
  const { manualEntryKey } = (await maya.send("POST", "/api/2fa/setup")).json();

  const rotated = new Encryption(NEW, [OLD]);
  expect(await rotateSecrets(database.db, new Encryption(NEW))).toEqual({ rotated: 0, unreadable: 3 });
  expect(await rotateSecrets(database.db, rotated)).toEqual({ rotated: 3, unreadable: 0 });
  expect(await rotateSecrets(database.db, rotated)).toEqual({ rotated: 0, unreadable: 0 });

  const onlyNew = new Encryption(NEW);
  for (const row of await database.db.select().from(apiKeys)) {
    expect(onlyNew.decrypt(row.encryptedKey, apiKeyContext(row.userId, row.provider))).toBe(KEY);
  }
  const [user] = (await database.db.select().from(users)).filter(({ id }) => id === maya.user.id);
  expect(onlyNew.decrypt(user?.twoFactorSecret ?? "", twoFactorPlace(maya.user.id))).toBe(manualEntryKey);
});

test("a key that another process stores or removes changes what this process lists as usable", async () => {
  const { app, database } = await startTestApp();
  const other = await startTestApp({ database });
  const maya = await signInAs(app);
  const onOther = async () => (await other.send("GET", "/api/user/ai-providers", undefined, { cookie: maya.cookie })).json();
  expect(await onOther()).toEqual([]);
  const { id } = (await maya.send("POST", "/api/user/api-keys", { provider: "gemini", key: KEY })).json();
  await vi.waitFor(async () => expect(await onOther()).toEqual([{ provider: "gemini", keyFrom: "person" }]));
  await maya.send("DELETE", `/api/user/api-keys/${id}`);
  await vi.waitFor(async () => expect(await onOther()).toEqual([]));
});
