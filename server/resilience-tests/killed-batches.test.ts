import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Import } from "#core/contracts/imports.ts";
import { freshDatabase, makeDataFolder, runServer, startServer } from "#server/testing/server-process.ts";
import { TEST_TIMEOUT_MS } from "./amounts.ts";
import { call, callWithRetry, findFoodId, PASSWORD, type Person, register } from "./people.ts";

const LINES = 3_000;
const FOODS = 1_500;
const DAYS = 28;
/** The first claim of a killed process has to run out before another continues. */
const SOON = { timeout: 120_000, interval: 20 };
const FILE = [
  "Date,Food,Amount,Calories",
  ...Array.from(
    { length: LINES },
    (_, nth) => `2026-02-${String((nth % DAYS) + 1).padStart(2, "0")},Mayadish ${nth % FOODS},${(nth % 90) + 10} g,50`,
  ),
].join("\n");

/** What is in the account, apart from the times of its devices. */
async function readContent(url: string, { cookie }: Person) {
  const response = await callWithRetry(url, cookie, "GET", "/api/user/export");
  const { account, diary, foods } = (await response.json()) as { account: { id: string }; diary: unknown[]; foods: unknown[] };
  return { account, diary, foods };
}

async function sendFile(url: string, { cookie }: Person): Promise<Import> {
  const headers = { cookie, "content-type": "application/octet-stream" };
  const response = await fetch(`${url}/api/imports?tz=UTC`, { method: "POST", headers, body: FILE });
  expect(response.status).toBe(201);
  return response.json() as Promise<Import>;
}

async function listImports(url: string, { cookie }: Person): Promise<Import[]> {
  const response = await callWithRetry(url, cookie, "GET", "/api/imports");
  return response.json() as Promise<Import[]>;
}

/** Sends a request that will have no answer. */
const sendWithoutAnswer = (...parts: Parameters<typeof call>): void => void call(...parts).catch(() => {});

test("an import, its undo and the deletion of an account are finished after a kill in their middle, and others lose nothing", {
  timeout: 3 * TEST_TIMEOUT_MS,
}, async () => {
  const environment = { ...(await freshDatabase()), LOG_LEVEL: "info" };
  let server = await startServer(environment);
  const killAndStart = async () => {
    server.kill("SIGKILL");
    expect(await server.exited).toBeNull();
    server = await startServer(environment);
  };
  const [maya, noah] = [await register(server.url), await register(server.url)];
  const foodId = await findFoodId(server.url, maya.cookie);
  for (const { cookie } of [maya, noah]) {
    const entry = { foodId, quantity: 118, mealType: "lunch", loggedAt: "2026-02-01T12:00:00.000Z" };
    expect((await callWithRetry(server.url, cookie, "POST", "/api/diary", entry)).status).toBe(201);
  }
  const [before, ofNoah] = [await readContent(server.url, maya), await readContent(server.url, noah)];
  const isUnderWay = () =>
    expect.poll(async () => (await listImports(server.url, maya))[0]?.progress ?? 0, { ...SOON, interval: 1 }).toBeGreaterThan(0);

  const { id } = await sendFile(server.url, maya);
  sendWithoutAnswer(server.url, maya.cookie, "POST", `/api/imports/${id}/confirm`);
  await isUnderWay();
  await killAndStart();
  expect((await listImports(server.url, maya))[0]?.state).toBe("importing");
  await expect.poll(async () => (await listImports(server.url, maya))[0]?.state, SOON).toBe("imported");
  const imported = await readContent(server.url, maya);
  expect([imported.diary.length, imported.foods.length]).toEqual([LINES + 1, FOODS]);
  expect((await listImports(server.url, maya))[0]).toMatchObject({ added: LINES });

  sendWithoutAnswer(server.url, maya.cookie, "DELETE", `/api/imports/${id}`);
  await isUnderWay();
  await killAndStart();
  expect((await listImports(server.url, maya))[0]?.state).toBe("undoing");
  await expect.poll(() => listImports(server.url, maya), SOON).toEqual([]);
  expect(await readContent(server.url, maya)).toEqual(before);

  const again = await sendFile(server.url, maya);
  sendWithoutAnswer(server.url, maya.cookie, "POST", `/api/imports/${again.id}/confirm`);
  await expect.poll(async () => (await listImports(server.url, maya))[0]?.state, SOON).toBe("imported");
  sendWithoutAnswer(server.url, maya.cookie, "DELETE", "/api/user", { password: PASSWORD });
  await expect.poll(async () => (await call(server.url, maya.cookie, "GET", "/api/user")).status, { ...SOON, interval: 1 }).toBe(401);
  expect(server.output()).not.toContain("a deleted account is empty");
  await killAndStart();
  const { status } = await callWithRetry(server.url, "", "POST", "/api/register", {
    email: maya.email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  expect(status).toBe(201);
  await expect.poll(() => server.output(), SOON).toContain("a deleted account is empty");
  expect(await readContent(server.url, noah)).toEqual(ofNoah);
  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);

  const file = path.join(makeDataFolder(), "after.jsonl.gz");
  expect((await runServer(environment, "backup", file)).code).toBe(0);
  const rows = gunzipSync(readFileSync(file)).toString();
  expect([ofNoah.account.id, before.account.id, "Mayadish"].map((text) => rows.includes(text))).toEqual([true, false, false]);
});
