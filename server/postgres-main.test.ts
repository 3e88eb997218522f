import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import { administer, createTestPostgres } from "#server/testing/database/test-database.ts";
import { PASSWORD, post, register } from "#server/testing/process-requests.ts";
import { freshDatabase, makeDataFolder, runServer, startServer } from "#server/testing/server-process.ts";

// Starting the server takes seconds on a busy machine, and most of these tests start several.
vi.setConfig({ testTimeout: 300_000 });

describe("the operator's administrator", () => {
  // Spec: D2.37
  test("is created at the first start, and only signs in with the password given then", async () => {
    const database = await freshDatabase();
    const environment = { ...database, ADMIN_EMAIL: "Boss@Example.com", ADMIN_PASSWORD: PASSWORD };
    const first = await startServer(environment);
    expect(await (await post(first, "/api/login", { email: "boss@example.com", password: PASSWORD })).json()).toMatchObject({
      isAdmin: true,
    });
    expect(first.output()).not.toContain("no administrator yet");
    // Hashed at the full cost; tests without a separate process use cheap hashing.
    const [stored] = await administer<{ password: string }>(database.DATABASE_URL ?? "", "SELECT password FROM users");
    expect(stored?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    first.kill("SIGTERM");
    expect(await first.exited).toBe(0);

    const second = await startServer({ ...environment, ADMIN_PASSWORD: "Another-apple-8" });
    expect((await post(second, "/api/login", { email: "boss@example.com", password: PASSWORD })).ok).toBe(true);
  });

  test("with an address that somebody else has registered prevents startup with one line", async () => {
    const environment = await freshDatabase();
    const first = await startServer(environment);
    await register(first, "head@school.example");
    first.kill("SIGTERM");
    await first.exited;
    const named = { ...environment, PORT: "0", ADMIN_EMAIL: "head@school.example", ADMIN_PASSWORD: "Another-apple-8" };
    const { code, output } = await runServer(named);
    expect(output.trim().split("\n")).toEqual([expect.stringContaining("ADMIN_EMAIL head@school.example already belongs to an account")]);
    expect(code).toBe(1);
  });

  test("with a password that breaks the rules prevents startup", async () => {
    const environment = { ...(await freshDatabase()), PORT: "0", ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "weak" };
    expect(await runServer(environment)).toMatchObject({
      code: 1,
      output: expect.stringContaining("ADMIN_PASSWORD: Password must be at least 8 characters"),
    });
  });
});

test("a shutdown lets open requests finish, then ends cleanly", async () => {
  const server = await startServer(await freshDatabase());
  const underWay = Promise.all(["a", "b", "c", "d"].map((name) => register(server, `${name}@example.com`)));
  await register(server, "first@example.com");
  server.kill("SIGTERM");
  expect((await underWay).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await server.exited).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

test("a server whose output nobody reads anymore still serves, and stops cleanly", async () => {
  const server = await startServer({ ...(await freshDatabase()), LOG_LEVEL: "info" });
  server.closeOutput();
  // Enough requests that the log is written while the server runs.
  for (let request = 0; request < 200; request += 1) expect((await fetch(`${server.url}/api/faqs/public`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
});

test("two processes that start at once on an empty database agree on its tables", async () => {
  const source = inject("databaseSource");
  if (source.kind !== "postgres") return expect.unreachable();
  const { url, drop } = await createTestPostgres({ ...source, templateName: "template0" });
  onTestFinished(drop);
  const [first, second] = await Promise.all([
    startServer({ DATABASE_URL: url, DATA_DIR: makeDataFolder(), SESSION_SECRET: "the same secret in both processes" }),
    startServer({ DATABASE_URL: url, DATA_DIR: makeDataFolder(), SESSION_SECRET: "the same secret in both processes" }),
  ]);
  const cookie = (await register(first, "maya@example.com")).headers.get("set-cookie")?.split(";")[0] ?? "";
  expect((await fetch(`${second.url}/api/user`, { headers: { cookie } })).status).toBe(200);
  await fetch(`${second.url}/api/logout`, { method: "POST", headers: { cookie } });
  expect((await fetch(`${first.url}/api/user`, { headers: { cookie } })).status).toBe(401);
});
