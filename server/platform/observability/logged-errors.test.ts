import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import type { PageToRender } from "#core/contracts/boot.ts";
import { cleanUp } from "#server/maintenance/clean-up.ts";
import { Sessions } from "#server/platform/auth/sessions/sessions.ts";
import { UserCache } from "#server/platform/auth/sessions/user-cache.ts";
import { RateLimits } from "#server/platform/http/rate-limits/rate-limit.ts";
import type { Database } from "#server/platform/storage/database.ts";
import { makeWebApp } from "#server/security-tests/small-web-app.ts";
import { openTestDatabase } from "#server/testing/database/test-database.ts";
import { barcode, muesli, OffStandIn } from "#server/testing/open-food-facts.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { cleanUpFailures } from "./counters.ts";

const CANARY = "canary-value";
let database: Database;
/** What the log contains, as text. */
let log: string[] = [];
beforeAll(async () => {
  // Its own, because its tables are broken meanwhile.
  database = await openTestDatabase();
});
afterAll(() => database.close());

const lines = () => log.map((line) => JSON.parse(line));
const logStream = { write: (line: string) => void log.push(line) };

async function stage(environment: Record<string, string> = {}) {
  const renderPage = async ({ read }: PageToRender) => {
    const { body } = await read("/api/water/2026-03-07");
    return { title: "Water", html: body };
  };
  const testApp = await startTestApp({
    database,
    logStream,
    webApp: { ...makeWebApp(), renderPage },
    environment: { LOG_LEVEL: "trace", ...environment },
  });
  const maya = await signInAs(testApp.app, { firstName: CANARY, email: `${CANARY}-${randomUUID()}@example.com` });
  log = [];
  return { ...testApp, maya };
}

const run = (statement: string) => database.db.execute(sql.raw(statement));

/** Until the test ends, no row can be written to the table; PostgreSQL's details then quote the row. */
async function refuseRows(table: string): Promise<void> {
  onTestFinished(async () => void (await run(`alter table ${table} drop constraint refused`)));
  await run(`alter table ${table} add constraint refused check (false) not valid`);
}

async function loseTable(table: string): Promise<void> {
  onTestFinished(async () => void (await run(`alter table lost_${table} rename to ${table}`)));
  await run(`alter table ${table} rename to lost_${table}`);
}

function expectNoValues(...values: string[]): void {
  const text = log.join("\n");
  for (const value of [CANARY, "params", "Failing row", ...values]) expect(text).not.toContain(value);
}

test("a request whose statement fails is logged with the statement, without its values and the row", async () => {
  const { maya } = await stage();
  await refuseRows("water_intake");
  expect((await maya.send("PUT", "/api/water/2026-03-07", { morning: 1, afternoon: 47, evening: 0 })).statusCode).toBe(500);
  const line = lines().find(({ err }) => err);
  expect(line).toMatchObject({
    msg: "internal",
    err: { type: "DrizzleQueryError", message: expect.stringMatching(/^Query failed: insert/) },
  });
  expect(line.err.cause.message).toContain("refused");
  expect(line.err.stack).toMatch(/^at /);
  // A number as short as the glasses also occurs in times and line numbers.
  expectNoValues(maya.user.id, "2026-03-07");
});

test("a page whose reading fails is logged without values", async () => {
  const { maya } = await stage();
  await loseTable("water_intake");
  await maya.send("GET", "/", undefined, { cookie: `${maya.cookie}; time-zone=UTC` });
  expect(lines().map(({ msg }) => msg)).toContain("a page could not be rendered; the browser renders it");
  expectNoValues(maya.user.id, "2026-03-07");
});

test("a product that cannot be stored is logged without values", async () => {
  const off = await OffStandIn.start();
  const code = barcode(1);
  off.know({ ...muesli(code), product_name: CANARY });
  const { maya } = await stage(off.environment);
  await refuseRows("products");
  await maya.send("GET", `/api/products/${code}`);
  expect(lines().map(({ msg }) => msg)).toContain("Open Food Facts could not be reached");
  expectNoValues(code);
});

test("a clean-up that fails is logged by its task without values, and the other tasks run", async () => {
  const { app, maya } = await stage();
  await loseTable("sessions");
  await database.db.execute(sql`update rate_limits set expire = now() - interval '1 day'`);
  const limits = new RateLimits(database.db);
  const failures = async () => (await cleanUpFailures.get()).values.find(({ labels }) => labels.task === "sessions")?.value ?? 0;
  const before = await failures();
  await cleanUp({
    db: database.db,
    sessions: new Sessions(database.db, "secret", new UserCache()),
    limits,
    accountEventsDays: 180,
    log: app.log,
  });
  expect(lines()).toEqual([expect.objectContaining({ msg: "clean-up failed", task: "sessions", level: 40 })]);
  expect(await failures()).toBe(before + 1);
  expect(await database.db.execute(sql`select 1 from rate_limits`)).toMatchObject({ rows: [] });
  expectNoValues(maya.user.id);
});

test("however an error is handed to the logger, the line has none of its values", async () => {
  const { app } = await stage();
  const failure = await database.db.execute(sql`select ${CANARY}::uuid`).catch((error: unknown) => error);
  const { cause } = failure as Error;
  expect(String(failure) + String(cause)).toContain(CANARY);
  for (const error of [failure, cause, new Error("outer", { cause: failure }), new AggregateError([failure, cause], "several")]) {
    app.log.warn(error);
    app.log.warn(error, "a message");
    app.log.warn(error, (error as Error).message);
    app.log.warn({ err: error });
    app.log.warn({ reason: error }, "a message");
  }
  expect(log).toHaveLength(20);
  expect(lines()[0].msg).toBe("Query failed: select $1::uuid");
  expect(lines()[3].err.message).toBe("Query failed: select $1::uuid");
  expectNoValues();
});
