import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { PASSWORD, post, register } from "#server/testing/process-requests.ts";
import { freshDatabase, runServer, runServerAnswering, startServer } from "#server/testing/server-process.ts";

// Starting the server takes seconds on a busy machine, and most of these tests start several.
vi.setConfig({ testTimeout: 300_000 });

// Spec: D2.39, D2.40, D7.1
test("a member can be promoted later by a command; without an administrator, startup says so", async () => {
  const environment = await freshDatabase();
  const first = await startServer(environment);
  expect(first.output()).toContain("There is no administrator yet");
  await register(first, "maya@example.com");
  first.kill("SIGTERM");
  await first.exited;

  expect((await runServer(environment, "admin", "promote", "nobody@example.com")).output).toContain(
    "Nobody is registered as nobody@example.com",
  );
  const unanswered = await runServer(environment, "admin", "promote", "Maya@example.com");
  expect(unanswered).toMatchObject({ code: 1, output: expect.stringContaining("(less than a day ago)") });
  expect(unanswered.output).toContain("Make this account an administrator? (y/N)");
  const answered = await runServerAnswering(environment, "y\n", "admin", "promote", "Maya@example.com");
  expect(answered).toMatchObject({ code: 0, output: expect.stringContaining("maya@example.com is now an administrator") });
  const second = await startServer(environment);
  expect(await (await post(second, "/api/login", { email: "maya@example.com", password: PASSWORD })).json()).toMatchObject({
    isAdmin: true,
  });
});

// Spec: D7.5
test("the encryption key of stored secrets can be replaced while the server is stopped", async () => {
  const environment = await freshDatabase();
  const first = await startServer(environment);
  const cookie = (await register(first, "maya@example.com")).headers.get("set-cookie")?.split(";")[0] ?? "";
  const headers = { cookie, "content-type": "application/json" };
  const key = { provider: "openai", key: "sk-0123456789-0123456789" };
  expect((await fetch(`${first.url}/api/user/api-keys`, { method: "POST", headers, body: JSON.stringify(key) })).status).toBe(201);
  first.kill("SIGTERM");
  await first.exited;

  const otherKey = { ...environment, PORT: "0", ENCRYPTION_KEY: Buffer.alloc(32, 1).toString("base64") };
  expect(await runServer(otherKey)).toEqual({
    code: 1,
    output:
      "BiteBright did not start: ENCRYPTION_KEY decrypts none of the stored secrets. Use the key that they were encrypted with; if it is lost for good, set ENCRYPTION_KEY_LOST=true.\n",
  });
  const withLostKey = await startServer({ ...otherKey, ENCRYPTION_KEY_LOST: "true" });
  await expect.poll(() => withLostKey.output()).toContain("Warning: ENCRYPTION_KEY_LOST is true");
  withLostKey.kill("SIGTERM");
  await withLostKey.exited;

  const secrets = path.join(environment.DATA_DIR ?? "", "secrets.json");
  const before = JSON.parse(readFileSync(secrets, "utf8"));
  expect(await runServer(environment, "rotate-keys")).toEqual({ code: 0, output: "Secrets re-encrypted with the new key: 1.\n" });
  const after = JSON.parse(readFileSync(secrets, "utf8"));
  expect(after.encryptionKey).not.toBe(before.encryptionKey);
  expect(after).toMatchObject({ sessionSecret: before.sessionSecret, formerEncryptionKeys: [] });
});

test("an operator checks the settings without starting the server", async () => {
  const environment = { ...(await freshDatabase()), SESSION_SECRET: "canary".repeat(8), REGISTATION: "invite" };
  const { code, output } = await runServer(environment, "check-config");
  expect(code).toBe(0);
  expect(output).toContain("  SESSION_SECRET = (not shown), from the environment\n");
  expect(output).toContain("Warning: REGISTATION is not a setting and has no effect. Did you mean REGISTRATION?\n");
  expect(output).not.toContain("canary");
  expect(await runServer({ ...environment, PORT: "http" }, "check-config")).toEqual({
    code: 1,
    output: 'Failed: PORT must be a whole number from 0 to 65535, not "http".\n',
  });
});

test.runIf(process.platform === "linux")("a data folder that cannot be created ends startup with one line", async () => {
  const { code, output } = await runServer({ DATA_DIR: "/proc/bitebright/data", PORT: "0" });
  expect(code).toBe(1);
  expect(output).toMatch(/^BiteBright did not start: DATA_DIR \/proc\/bitebright\/data cannot be written \(\w+\)\. .+\n$/);
});
