import { once } from "node:events";
import { createServer } from "node:net";
import { expect, inject, onTestFinished, test } from "vitest";
import { demoMind } from "#server/demo/ai-mind.ts";
import { AiStandIn } from "#server/demo/ai-stand-in.ts";
import { readConfig } from "#server/platform/config.ts";
import { signInAs, startTestApp, type TestParts } from "#server/testing/test-app.ts";
import { Metrics, serveMetrics } from "./metrics.ts";

async function startWithMetrics(parts: TestParts = {}) {
  const { app, database, send } = await startTestApp(parts);
  const metrics = new Metrics(app, database.db);
  const { url, close } = await serveMetrics(metrics, { port: 0, host: "127.0.0.1" });
  onTestFinished(close);
  const read = async () => (await fetch(url)).text();
  const figure = async (series: string) =>
    Number(
      (await read())
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length + 1),
    );
  return { app, send, url, read, figure };
}

test("requests are counted by route, method and status, with their duration", async () => {
  const { app, send, figure } = await startWithMetrics();
  const maya = await signInAs(app);
  for (let day = 1; day <= 3; day += 1) await maya.send("GET", `/api/water/2026-03-0${day}`);
  await send("GET", "/api/water/2026-03-01");
  const of = (status: number) => `method="GET",route="/api/water/:date",status="${status}"}`;
  expect(await figure(`http_request_duration_seconds_count{${of(200)}`)).toBe(3);
  expect(await figure(`http_request_duration_seconds_bucket{le="+Inf",${of(200)}`)).toBe(3);
  expect(await figure(`http_request_duration_seconds_sum{${of(200)}`)).toBeGreaterThan(0);
  expect(await figure(`http_request_duration_seconds_count{${of(401)}`)).toBe(1);
  expect(await figure("http_requests_in_flight")).toBe(0);
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
  const { send, figure } = await startWithMetrics();
  const tries = Array.from({ length: 12 }, () => send("POST", "/api/login", { email: "maya@example.com", password: "wrong" }));
  const refused = (await Promise.all(tries)).filter(({ statusCode }) => statusCode === 429).length;
  expect(refused).toBeGreaterThan(0);
  expect(await figure('rate_limit_refusals_total{route="/api/login"}')).toBe(refused);
});

const AI_QUESTION = { foodName: "moon stew", provider: "openai" };
const AI_PATH = "/api/foods/info";

async function startWithAi(parts: TestParts = {}) {
  const ai = await AiStandIn.start(demoMind);
  onTestFinished(() => ai.stop());
  const { app, read, figure } = await startWithMetrics({ environment: ai.environmentWithKeys, ...parts });
  const maya = await signInAs(app);
  const counted = (outcome: string) => figure(`ai_request_duration_seconds_count{provider="openai",outcome="${outcome}"}`);
  return { ai, app, read, figure, counted, maya, ask: () => maya.send("POST", AI_PATH, AI_QUESTION) };
}

test("calls to AI providers are counted by outcome, with their duration and without keys", async () => {
  const { ai, app, read, figure, counted, maya, ask } = await startWithAi();
  await ask();
  await ask();
  expect(await counted("answered")).toBe(2);
  expect(await figure('ai_request_duration_seconds_sum{provider="openai",outcome="answered"}')).toBeGreaterThan(0);
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
  const { figure, read, url } = await startWithMetrics();
  for (const series of ["process_cpu_seconds_total", "process_resident_memory_bytes", 'nodejs_eventloop_delay_seconds{quantile="0.99"}'])
    expect(await figure(series)).toBeGreaterThanOrEqual(0);
  expect((await read()).includes('db_pool_connections{state="idle"}')).toBe(inject("databaseSource").kind === "postgres");
  expect((await fetch(new URL("/", url))).status).toBe(404);
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
