import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import {
  freshDatabase,
  makeDataFolder,
  runServer,
  runServerAnswering,
  type ServerProcess,
  startServer,
} from "#server/testing/server-process.ts";
import { createTestPostgres } from "#server/testing/test-database.ts";

// A start takes seconds on a busy machine, and most of these tests start several.
vi.setConfig({ testTimeout: 300_000 });

const source = inject("databaseSource");
const isEmbedded = source.kind === "pglite";
const PASSWORD = "Crunchy-apple-7";

const post = (server: ServerProcess, route: string, body: object) =>
  fetch(server.url + route, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

const register = (server: ServerProcess, email: string) =>
  post(server, "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });

const canLogIn = async (server: ServerProcess, email: string) => (await post(server, "/api/login", { email, password: PASSWORD })).ok;

describe.runIf(isEmbedded)("a start that cannot succeed says why in one line", () => {
  const expectOneLine = ({ code, output }: { code: number | null; output: string }, text: string) => {
    expect(output.trim().split("\n")).toEqual([expect.stringContaining(text)]);
    expect(code).toBe(1);
  };

  // Spec: D7.10
  test("a wrong PORT", async () => {
    const DATA_DIR = path.join(makeDataFolder(), "data");
    expectOneLine(await runServer({ PORT: "http", DATA_DIR }), "PORT must be a whole number from 0 to 65535");
    expect(existsSync(DATA_DIR)).toBe(false);
  });

  test("a DATA_DIR that cannot be written", async () => {
    const file = path.join(makeDataFolder(), "a-file");
    writeFileSync(file, "");
    expectOneLine(await runServer({ PORT: "0", DATA_DIR: path.join(file, "data") }), "cannot be written");
  });

  // Spec: D7.4
  test("a DATABASE_URL that does not answer, without its password", async () => {
    const folder = makeDataFolder();
    const result = await runServer({ PORT: "0", DATA_DIR: folder, DATABASE_URL: "postgresql://food:canary@127.0.0.1:1/food" });
    expectOneLine(result, "PostgreSQL at 127.0.0.1:1 does not answer (ECONNREFUSED)");
    expect(result.output).not.toContain("canary");
  });

  test("a port in use, before anything is made", async () => {
    const folder = makeDataFolder();
    const other = createServer().listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");
    const address = other.address();
    const PORT = String(typeof address === "object" ? address?.port : 0);
    expectOneLine(await runServer({ PORT, DATA_DIR: folder }), `port ${PORT} is in use`);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe.runIf(isEmbedded)("the embedded database's folder", () => {
  // Spec: D6.17
  test("belongs to one process at a time, and to the next one when the first was killed", async () => {
    const environment = await freshDatabase();
    const first = await startServer(environment);
    const second = await runServer({ ...environment, PORT: "0" });
    expect(second.output).toContain(`is in use by process ${first.pid}`);
    expect(second.code).toBe(1);
    rmSync(path.join(environment.DATA_DIR ?? "", "database.lock"));
    const third = await runServer({ ...environment, PORT: "0" });
    expect([third.code, third.output]).toEqual([1, expect.stringContaining("is in use by another process of this machine")]);
    expect((await fetch(`${first.url}/readyz`)).ok).toBe(true);

    first.kill("SIGKILL");
    await first.exited;
    const fourth = await startServer(environment);
    expect((await fetch(`${fourth.url}/readyz`)).ok).toBe(true);
  });

  // Spec: D7.5
  test("holds the secrets where only the owner can read them", async () => {
    const environment = await freshDatabase();
    await startServer(environment);
    expect(statSync(path.join(environment.DATA_DIR ?? "", "secrets.json")).mode & 0o777).toBe(0o600);
  });

  test("survives a kill in the middle of its making", async () => {
    const DATA_DIR = makeDataFolder();
    const early = startServer({ DATA_DIR }).catch(() => undefined);
    await expect.poll(() => existsSync(path.join(DATA_DIR, "database.new")), { timeout: 60_000, interval: 20 }).toBe(true);
    const holder = JSON.parse(readFileSync(path.join(DATA_DIR, "database.lock"), "utf8"));
    process.kill(holder.pid, "SIGKILL");
    await early;
    const next = await startServer({ DATA_DIR });
    expect((await register(next, "maya@example.com")).status).toBe(201);
    // What is inside the database's own folder nobody else can reach.
    expect(readdirSync(DATA_DIR).filter((name) => statSync(path.join(DATA_DIR, name)).mode & 0o077)).toEqual([]);
  });

  test("is closed to others at every start, and one with other things in it is closed in part", async () => {
    const [alone, shared] = [await freshDatabase(), await freshDatabase()];
    const places = (folder = "") => [folder, path.join(folder, "database"), path.join(folder, "backups")];
    const modes = (folder: string | undefined) => places(folder).map((place) => statSync(place).mode & 0o777);
    for (const { DATA_DIR = "" } of [alone, shared]) {
      mkdirSync(path.join(DATA_DIR, "backups"));
      for (const place of places(DATA_DIR)) chmodSync(place, 0o755);
    }
    writeFileSync(path.join(shared.DATA_DIR ?? "", "holiday.jpg"), "");
    await Promise.all([startServer(alone), startServer(shared)]);
    expect(modes(alone.DATA_DIR)).toEqual([0o700, 0o700, 0o700]);
    expect(modes(shared.DATA_DIR)).toEqual([0o755, 0o700, 0o700]);
  });
});

describe("administrators", () => {
  // Spec: D2.37
  test("the operator's is created at the first start, and only signs in with the password given then", async () => {
    const environment = { ...(await freshDatabase()), ADMIN_EMAIL: "Boss@Example.com", ADMIN_PASSWORD: PASSWORD };
    const first = await startServer(environment);
    expect(await (await post(first, "/api/login", { email: "boss@example.com", password: PASSWORD })).json()).toMatchObject({
      isAdmin: true,
    });
    expect(first.output()).not.toContain("no administrator yet");
    first.kill("SIGTERM");
    expect(await first.exited).toBe(0);

    const second = await startServer({ ...environment, ADMIN_PASSWORD: "Another-apple-8" });
    expect(await canLogIn(second, "boss@example.com")).toBe(true);
  });

  // Spec: D2.39, D2.40, D7.1
  test("a member is promoted later by a command; without any the start says so", async () => {
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
    expect(answered).toMatchObject({ code: 0, output: expect.stringContaining("maya@example.com is an administrator now") });
    const second = await startServer(environment);
    expect(await (await post(second, "/api/login", { email: "maya@example.com", password: PASSWORD })).json()).toMatchObject({
      isAdmin: true,
    });
  });

  test("an address that somebody else has registered stops the start with one line", async () => {
    const environment = await freshDatabase();
    const first = await startServer(environment);
    await register(first, "head@school.example");
    first.kill("SIGTERM");
    await first.exited;
    const named = { ...environment, PORT: "0", ADMIN_EMAIL: "head@school.example", ADMIN_PASSWORD: "Another-apple-8" };
    const { code, output } = await runServer(named);
    expect(output.trim().split("\n")).toEqual([expect.stringContaining("ADMIN_EMAIL head@school.example belongs to an account already")]);
    expect(code).toBe(1);
  });

  test("a password that breaks the rules stops the start", async () => {
    const environment = { ...(await freshDatabase()), PORT: "0", ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "weak" };
    expect(await runServer(environment)).toMatchObject({
      code: 1,
      output: expect.stringContaining("ADMIN_PASSWORD: Password must be at least 8 characters"),
    });
  });
});

// Spec: D7.5
test("the keys that guard stored secrets can be replaced while the server is stopped", async () => {
  const environment = await freshDatabase();
  const first = await startServer(environment);
  const cookie = (await register(first, "maya@example.com")).headers.get("set-cookie")?.split(";")[0] ?? "";
  const headers = { cookie, "content-type": "application/json" };
  const key = { provider: "openai", key: "sk-0123456789-0123456789" };
  expect((await fetch(`${first.url}/api/user/api-keys`, { method: "POST", headers, body: JSON.stringify(key) })).status).toBe(201);
  first.kill("SIGTERM");
  await first.exited;

  const secrets = path.join(environment.DATA_DIR ?? "", "secrets.json");
  const before = JSON.parse(readFileSync(secrets, "utf8"));
  expect(await runServer(environment, "rotate-keys")).toEqual({ code: 0, output: "1 secrets are closed with the new key now.\n" });
  const after = JSON.parse(readFileSync(secrets, "utf8"));
  expect(after.encryptionKey).not.toBe(before.encryptionKey);
  expect(after).toMatchObject({ sessionSecret: before.sessionSecret, formerEncryptionKeys: [] });
});

test("a stop lets what is under way finish, then ends cleanly", async () => {
  const server = await startServer(await freshDatabase());
  const underWay = Promise.all(["a", "b", "c", "d"].map((name) => register(server, `${name}@example.com`)));
  await register(server, "first@example.com");
  server.kill("SIGTERM");
  expect((await underWay).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(await server.exited).toBe(0);
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
});

test.runIf(!isEmbedded)("two processes that start at once on an empty database agree on its tables", async () => {
  if (source.kind !== "postgres") return;
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
