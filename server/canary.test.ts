import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { PERSONAL_TABLES, tableName } from "#server/db/personal-data.ts";
import { openEmbedded, openPostgres } from "#server/platform/storage/database.ts";
import { authenticatorCode } from "#server/testing/authenticator.ts";
import { freshDatabase, type ServerProcess, startServer } from "#server/testing/server-process.ts";

const PASSWORD = "Canary-password-1";
const WRONG_PASSWORD = "Canary-wrong-2";
const API_KEY = "sk-canary-key-0123456789";
const QUERY = "canary-query";

type Answer = { status: number; text: string; cookie: string };

function sender(server: ServerProcess) {
  const answers: Answer[] = [];
  const send = async (method: string, path: string, body?: unknown, cookie = ""): Promise<Answer> => {
    const response = await fetch(server.url + path, {
      method,
      redirect: "manual",
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }) },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    const answer = {
      status: response.status,
      text: await response.text(),
      cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
    };
    answers.push(answer);
    return answer;
  };
  return { send, answers };
}

async function dumpDatabase(environment: Record<string, string>): Promise<string> {
  const database = environment.DATABASE_URL ? await openPostgres(environment.DATABASE_URL) : await openEmbedded(environment.DATA_DIR ?? "");
  try {
    const tables = ["users", "rate_limits", ...PERSONAL_TABLES.map(tableName)];
    const rows = await Promise.all(tables.map((table) => database.db.execute(sql.raw(`select to_jsonb(t) from ${table} t`))));
    return JSON.stringify(rows);
  } finally {
    await database.close();
  }
}

// Spec: S3.21, D2.8
test("a password, a key, a token and a query appear in no log, no response and no column in plain text, not even after an error", {
  timeout: 120_000,
}, async () => {
  const environment = await freshDatabase();
  const server = await startServer({ ...environment, LOG_LEVEL: "trace" });
  const { send, answers } = sender(server);
  const email = "maya@example.com";

  const { cookie } = await send("POST", "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
  await send("POST", "/api/register", { email, password: PASSWORD, confirmPassword: PASSWORD });
  await send("POST", "/api/register", { email, password: PASSWORD, confirmPassword: WRONG_PASSWORD });
  await send("POST", "/api/login", { email, password: WRONG_PASSWORD });
  await send("POST", "/api/login", `{"password":"${PASSWORD}"`);
  await send("POST", "/api/login", { email: [PASSWORD], password: { nested: PASSWORD } });
  await send("POST", "/api/user/api-keys", { provider: "openai", key: API_KEY }, cookie);
  await send("POST", "/api/user/api-keys", { provider: API_KEY, key: API_KEY }, cookie);
  await send("GET", "/api/user/api-keys", undefined, cookie);
  await send("DELETE", `/api/user/api-keys/${API_KEY}`, undefined, cookie);
  await send("PUT", "/api/user/password", { currentPassword: WRONG_PASSWORD, newPassword: PASSWORD }, cookie);
  await send("DELETE", "/api/user", { password: WRONG_PASSWORD }, cookie);
  await send("GET", `/api/user?key=${API_KEY}&q=${QUERY}`, undefined, cookie);
  await send("GET", "/api/user/export", undefined, cookie);
  const setup = JSON.parse((await send("POST", "/api/2fa/setup", undefined, cookie)).text) as { manualEntryKey: string };
  answers.pop();
  const token = authenticatorCode(setup.manualEntryKey);
  const enabled = JSON.parse((await send("POST", "/api/2fa/enable", { token }, cookie)).text) as { backupCodes: string[] };
  answers.pop();
  await send("POST", "/api/login", { email, password: PASSWORD, twoFactorToken: token });

  server.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  expect(answers.some(({ status }) => status === 400)).toBe(true);

  const sessionToken = cookie.split("=")[1] ?? "no cookie";
  const secrets = [PASSWORD, WRONG_PASSWORD, API_KEY, setup.manualEntryKey, sessionToken, ...enabled.backupCodes];
  const places = { log: server.output(), answers: answers.map(({ text }) => text).join("\n"), database: await dumpDatabase(environment) };
  for (const [place, content] of Object.entries(places)) {
    for (const secret of secrets) expect(content.includes(secret), `${secret} in the ${place}`).toBe(false);
  }
  expect(places.log).toContain('"route":"/api/user/api-keys/:id"');
  expect(places.log).not.toContain(QUERY);
  expect(places.log).not.toContain(email);
});
