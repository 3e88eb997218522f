import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import { expect, inject, onTestFinished, test } from "vitest";
import { demoMind } from "#server/demo/canned-answers.ts";
import { FakeAiServer } from "#server/demo/fake-ai-server.ts";
import { readConfig } from "#server/platform/config.ts";
import { openMailbox } from "#server/testing/mailbox.ts";
import { barcode, muesli, OffStandIn } from "#server/testing/open-food-facts.ts";
import { PASSWORD, signInAs, startTestApp, type TestParts } from "#server/testing/test-app.ts";
import { Metrics, serveMetrics } from "./metrics.ts";
import { type Operations, Uptime } from "./system-status.ts";

async function startWithMetrics(parts: TestParts = {}, operations?: Operations) {
  const { app, database, send } = await startTestApp(parts);
  const metrics = new Metrics(app, database.db, operations);
  const { url, close } = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const read = async () => (await fetch(url)).text();
  const readMetric = async (series: string) =>
    Number(
      (await read())
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length + 1),
    );
  return { app, database, send, url, read, readMetric };
}

test("requests are counted by route, method and status, with their duration", async () => {
  const { app, send, readMetric } = await startWithMetrics();
  const maya = await signInAs(app);
  for (let day = 1; day <= 3; day += 1) await maya.send("GET", `/api/water/2026-03-0${day}`);
  await send("GET", "/api/water/2026-03-01");
  const of = (status: number) => `method="GET",route="/api/water/:date",status="${status}"}`;
  expect(await readMetric(`bitebright_http_request_duration_seconds_count{${of(200)}`)).toBe(3);
  expect(await readMetric(`bitebright_http_request_duration_seconds_bucket{le="+Inf",${of(200)}`)).toBe(3);
  expect(await readMetric(`bitebright_http_request_duration_seconds_sum{${of(200)}`)).toBeGreaterThan(0);
  expect(await readMetric(`bitebright_http_request_duration_seconds_count{${of(401)}`)).toBe(1);
  expect(await readMetric("bitebright_http_requests_in_flight")).toBe(0);
});

test("the metrics contain nothing about a user, whatever is requested", async () => {
  const { app, send, read } = await startWithMetrics();
  const maya = await signInAs(app, { email: "canary@example.com", firstName: "Canary" });
  await maya.send("GET", "/api/foods/search?q=canary");
  await send("GET", '/canary/"}1');
  await send("DELETE", `/api/diary/${maya.user.id}`);
  const text = await read();
  expect(text).not.toMatch(/canary/i);
  expect(text).not.toContain(maya.user.id);
  // Every line is a comment, or a series with a number.
  for (const line of text.trim().split(/\n+/)) expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\n]*",?)+\})? -?[\d.e+-]+)$/);
});

test("requests rejected by a rate limit are counted", async () => {
  const { send, readMetric } = await startWithMetrics();
  const tries = Array.from({ length: 12 }, () => send("POST", "/api/login", { email: "maya@example.com", password: "wrong" }));
  const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(await readMetric('bitebright_rate_limit_refusals_total{route="/api/login"}')).toBe(refused);
});

const AI_QUESTION = { foodName: "moon stew", provider: "openai" };
const AI_PATH = "/api/foods/info";

async function startWithAi(parts: TestParts = {}) {
  const ai = await FakeAiServer.start(demoMind);
  onTestFinished(() => ai.stop());
  const { app, read, readMetric } = await startWithMetrics({ environment: ai.environmentWithKeys, ...parts });
  const maya = await signInAs(app);
  const counted = (outcome: string) => readMetric(`bitebright_ai_request_duration_seconds_count{provider="openai",outcome="${outcome}"}`);
  return { ai, app, read, readMetric, counted, maya, ask: () => maya.send("POST", AI_PATH, AI_QUESTION) };
}

test("calls to AI providers are counted by outcome, with their duration and without keys", async () => {
  const { ai, app, read, readMetric, counted, maya, ask } = await startWithAi();
  await ask();
  await ask();
  expect(await counted("answered")).toBe(2);
  expect(await readMetric('bitebright_ai_request_duration_seconds_sum{provider="openai",outcome="answered"}')).toBeGreaterThan(0);
  for (const [status, outcome] of [
    [401, "invalid_api_key"],
    [429, "ai_quota"],
    [500, "ai_unavailable"],
  ] as const) {
    ai.answer({ status, raw: "no" });
    await ask();
    expect(await counted(outcome)).toBe(1);
  }

  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  const leaving = new AbortController();
  ai.answer(() => {
    leaving.abort();
    return { silence: true };
  });
  const headers = { cookie: maya.cookie, "content-type": "application/json" };
  const left = fetch(address + AI_PATH, { method: "POST", headers, body: JSON.stringify(AI_QUESTION), signal: leaving.signal });
  await expect(left).rejects.toThrow();
  await expect.poll(() => counted("left")).toBe(1);
  expect(await read()).not.toContain("operator-openai");
});

test("a call to an AI provider that timed out is counted as such", async () => {
  const { ai, counted, ask } = await startWithAi({ aiTimeoutMs: 300 });
  ai.answer({ silence: true });
  await ask();
  expect(await counted("too_slow")).toBe(1);
});

test("the process and the connections to PostgreSQL are measured", async () => {
  const { readMetric, read, url } = await startWithMetrics();
  for (const series of ["process_cpu_seconds_total", "process_resident_memory_bytes", 'nodejs_eventloop_delay_seconds{quantile="0.99"}'])
    expect(await readMetric(series)).toBeGreaterThanOrEqual(0);
  expect((await read()).includes('bitebright_db_pool_connections{state="idle"}')).toBe(inject("databaseSource").kind === "postgres");
  expect((await fetch(new URL("/", url))).status).toBe(404);
});

test("the metrics say which program runs", async () => {
  const { read } = await startWithMetrics();
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(await read()).toContain(`bitebright_build_info{version="${version}",commit="unknown"} 1\n`);
});

test("failed sign-ins are counted by route, and nothing else is", async () => {
  const { app, send, readMetric } = await startWithMetrics();
  const maya = await signInAs(app, { email: "maya@example.com" });
  const logIn = (password: string) => send("POST", "/api/login", { email: "maya@example.com", password });
  await logIn("wrong");
  await logIn("wrong too");
  await logIn(PASSWORD);
  await send("GET", "/api/user");
  await maya.send("POST", "/api/2fa/disable", { token: "123456" });
  expect(await readMetric('bitebright_failed_sign_ins_total{route="/api/login"}')).toBe(2);
});

test("a school's sign-in that failed on the way back is counted", async () => {
  const { send, readMetric } = await startWithMetrics({
    environment: { PUBLIC_URL: "http://food.example", OIDC_ISSUER: "http://127.0.0.1:9", OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b" },
  });
  expect((await send("GET", "/api/school-sign-in/1/callback?code=a&state=b")).statusCode).toBe(302);
  expect(await readMetric('bitebright_failed_sign_ins_total{route="/api/school-sign-in/:provider/callback"}')).toBe(1);
});

test("requests to Open Food Facts are counted by outcome", async () => {
  const off = await OffStandIn.start();
  off.know(muesli(barcode(1)));
  const { app, readMetric } = await startWithMetrics({ environment: off.environment });
  const maya = await signInAs(app);
  const counted = async (outcome: string) => (await readMetric(`bitebright_open_food_facts_requests_total{outcome="${outcome}"}`)) || 0;
  const outcomes = async () => ({ found: await counted("found"), unknown: await counted("unknown"), failed: await counted("failed") });
  // The process counts, and other tests of this worker may have asked before.
  const before = await outcomes();
  for (const code of [1, 1, 2]) await maya.send("GET", `/api/products/${barcode(code)}`);
  off.failWith("down");
  await maya.send("GET", `/api/products/${barcode(3)}`);
  expect(await outcomes()).toEqual({ found: before.found + 1, unknown: before.unknown + 1, failed: before.failed + 1 });
});

test("mails in the queue, the last backup and the disk are measured, also while the database does not answer", async () => {
  const { environment } = await openMailbox();
  const madeAt = new Date("2026-03-01T03:00:00Z");
  const operations: Operations = {
    uptime: new Uptime(undefined, 0),
    isNightlyBackupOn: true,
    findNewestBackupAt: async () => madeAt,
    readDiskSpace: () => ({ freeBytes: 5, sizeBytes: 9 }),
  };
  const { app, database, readMetric, read } = await startWithMetrics({ environment }, operations);
  await signInAs(app);
  expect(await readMetric("bitebright_mails_waiting")).toBe(1);
  await database.db.execute(sql`alter table mails rename to lost_mails`);
  onTestFinished(async () => void (await database.db.execute(sql`alter table lost_mails rename to mails`)));
  expect(await read()).not.toMatch(/^bitebright_mails_waiting /m);
  expect(await readMetric("bitebright_last_backup_timestamp_seconds")).toBe(madeAt.getTime() / 1000);
  expect([await readMetric("bitebright_disk_free_bytes"), await readMetric("bitebright_disk_size_bytes")]).toEqual([5, 9]);
});

test("statements on PostgreSQL are measured, each once", async () => {
  const { database, readMetric, read } = await startWithMetrics();
  if (inject("databaseSource").kind === "pglite") return expect(await read()).not.toContain("bitebright_sql_duration_seconds");
  const measured = () => readMetric("bitebright_sql_duration_seconds_count");
  // Scraping itself reads the queue of mails.
  const [first, second] = [await measured(), await measured()];
  const perScrape = second - first;
  await database.db.execute(sql`select pg_sleep(0.03)`);
  await database.db.transaction((tx) => tx.execute(sql`select 1`));
  expect((await measured()) - second).toBe(perScrape + 1 + 3);
  expect(await readMetric('bitebright_sql_duration_seconds_bucket{le="0.025"}')).toBeLessThan(await measured());
});

test("the metrics are off unless a port is given, and a port in use is reported in one line", async () => {
  expect(readConfig({}).metrics).toBeUndefined();
  expect(readConfig({ METRICS_PORT: "9464" }).metrics).toEqual({ port: 9464, host: "127.0.0.1" });
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { app, database } = await startTestApp();
  await expect(serveMetrics(new Metrics(app, database.db), { port, host: "127.0.0.1" })).rejects.toThrow(`METRICS_PORT ${port}`);
});
