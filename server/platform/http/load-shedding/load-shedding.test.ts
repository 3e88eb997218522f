import { createHash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { TIME_ZONE_COOKIE } from "#core/contracts/boot.ts";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { route } from "#server/platform/http/route.ts";
import { Metrics } from "#server/platform/observability/metrics.ts";
import type { WebApp } from "#server/platform/pages/web-app.ts";
import { makeWebApp } from "#server/security-tests/small-web-app.ts";
import { signInAs, startTestApp, type TestParts } from "#server/testing/test-app.ts";
import { DEFAULT_OVERLOAD_THRESHOLDS } from "./overload-thresholds.ts";

const { maxInFlight: MAX_IN_FLIGHT } = DEFAULT_OVERLOAD_THRESHOLDS;
const webApp = makeWebApp();
const answer = { response: z.object({}), summary: "For the test", method: "GET", access: "anyone" } as const;
const slow = endpoint({ ...answer, path: "/api/slow" });
const waiting = endpoint({ ...answer, path: "/api/waiting/:id", params: z.object({ id: z.string() }), exemptFromLoadShedding: true });
const other = "/api/admin/settings/public";
/** On a busy machine a request may take a while to be admitted. */
const PATIENCE = { timeout: 20_000 };

/** Starts a server with a route and a clock that the test controls. */
async function startCrowded(parts: TestParts = {}) {
  const { app, database } = await startTestApp(parts);
  const metrics = new Metrics(app, database.db);
  const crowd: (() => void)[] = [];
  for (const one of [slow, waiting]) {
    route(app, one, async () => {
      await new Promise<void>((resolve) => crowd.push(resolve));
      return {};
    });
  }
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  vi.useFakeTimers({ toFake: ["performance"] });
  const letGo = (people = crowd.length) => {
    for (const leave of crowd.splice(0, people)) leave();
  };
  onTestFinished(() => {
    vi.useRealTimers();
    letGo();
  });
  const open = (path: string, headers: Record<string, string> = {}, method = "GET") => fetch(origin + path, { headers, method });
  const readStatus = async (path: string) => (await open(path)).status;
  /** Starts this many requests that stay open until they are released. */
  const enter = async (people: number, path: string = slow.path) => {
    const present = crowd.length + people;
    const answers = Array.from({ length: people }, () => readStatus(path));
    await expect.poll(() => crowd.length, PATIENCE).toBe(present);
    return answers;
  };
  return { app, metrics, open, readStatus, enter, letGo, waitingCount: () => crowd.length };
}

test("a burst of requests is served; load that persists makes the server reject new requests until it is over", async () => {
  const { metrics, open, readStatus, enter, letGo } = await startCrowded();
  const crowd = await enter(MAX_IN_FLIGHT);
  expect(await readStatus(other)).toBe(200);
  vi.advanceTimersByTime(400);
  expect(await readStatus(other)).toBe(200);

  vi.advanceTimersByTime(200);
  const refused = await open(other);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable" });
  expect(await metrics.write()).toContain("bitebright_overload_refusals_total 1\n");

  letGo();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  await expect.poll(() => readStatus(other)).toBe(200);
});

test("during an overload fewer requests are admitted, so that they are fast; afterwards as many as before", async () => {
  const { readStatus, enter, letGo } = await startCrowded();
  const crowd = await enter(MAX_IN_FLIGHT);
  vi.advanceTimersByTime(600);
  expect(await readStatus(other)).toBe(503);
  letGo(3);
  await Promise.all(crowd.slice(0, 3));
  expect(await readStatus(other)).toBe(503);
  letGo(2);
  await expect.poll(() => readStatus(other)).toBe(200);

  await enter(1);
  expect(await readStatus(other)).toBe(503);
  vi.advanceTimersByTime(300);
  expect(await readStatus(other)).toBe(200);
});

test("during an overload a signed-in user's page is left to the browser to render", async () => {
  const { app, open, enter, letGo } = await startCrowded({ webApp });
  const { cookie } = await signInAs(app);
  const openHome = () => open("/", { cookie: `${cookie}; ${TIME_ZONE_COOKIE}=UTC`, accept: "text/html" });
  expect(await (await openHome()).text()).toContain("<h1>Hello</h1>");
  await enter(MAX_IN_FLIGHT);
  vi.advanceTimersByTime(600);
  expect((await openHome()).status).toBe(503);
  letGo(MAX_IN_FLIGHT - 1);
  await expect.poll(async () => (await openHome()).status).toBe(200);
  expect(await (await openHome()).text()).not.toContain("<h1>Hello</h1>");
  vi.advanceTimersByTime(300);
  expect(await (await openHome()).text()).toContain("<h1>Hello</h1>");
});

/** A page that makes this many API requests before it is rendered. */
const pageThatReads = (addresses: readonly string[]): WebApp => ({
  ...webApp,
  renderPage: async ({ read }) => {
    await Promise.all(addresses.map((address) => read(address)));
    return { title: "Read", html: "<h1>Read</h1>" };
  },
});

test("a page view counts as one request, however many API requests it makes", async () => {
  const { app, open, readStatus, waitingCount, letGo } = await startCrowded({ webApp: pageThatReads([slow.path, slow.path, slow.path]) });
  const { cookie } = await signInAs(app);
  const openHome = () => open("/", { cookie: `${cookie}; ${TIME_ZONE_COOKIE}=UTC`, accept: "text/html" });
  const views = Array.from({ length: MAX_IN_FLIGHT - 1 }, openHome);
  await expect.poll(waitingCount, PATIENCE).toBe(views.length * 3);
  vi.advanceTimersByTime(600);
  expect(await readStatus(other)).toBe(200);
  letGo();
  for (const view of await Promise.all(views)) expect(await view.text()).toContain("<h1>Read</h1>");
});

test("a class of thirty opening their dashboards at the same moment gets thirty pages", async () => {
  const { app, open } = await startCrowded({ webApp: pageThatReads(["/api/user", "/api/user/preferences", "/api/user/ai-providers"]) });
  const { cookie } = await signInAs(app);
  const views = Array.from({ length: 30 }, () => open("/", { cookie: `${cookie}; ${TIME_ZONE_COOKIE}=UTC`, accept: "text/html" }));
  const answers = await Promise.all(views);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  for (const answer of answers) expect(await answer.text()).toContain("<h1>Read</h1>");
});

test("health checks, files and requests that wait for AI or a password are served during an overload", async () => {
  const { readStatus, enter, letGo } = await startCrowded({ webApp });
  const crowd = await enter(MAX_IN_FLIGHT);
  vi.advanceTimersByTime(600);
  expect(await readStatus(other)).toBe(503);
  for (const path of ["/healthz", "/readyz?from=proxy", "/favicon.svg", "/assets/main-1a2b.js?v=1"])
    expect.soft([path, await readStatus(path)]).toEqual([path, 200]);
  // This is a page path, despite its name.
  for (const path of ["/favicon-svg", "/healthz/more"]) expect.soft([path, await readStatus(path)]).toEqual([path, 503]);
  crowd.push(...(await enter(1, "/api/waiting/for-ai")));
  letGo();
  await Promise.all(crowd);
});

test("suggestions are rejected during an overload, because most of them do not wait for AI", async () => {
  const { open, enter, letGo } = await startCrowded();
  const suggest = async () => (await open("/api/suggestions", {}, "POST")).status;
  expect(await suggest()).toBe(401);
  const crowd = await enter(MAX_IN_FLIGHT);
  vi.advanceTimersByTime(600);
  expect(await suggest()).toBe(503);
  letGo();
  await Promise.all(crowd);
});

test("requests that wait for AI or a password do not count as load", async () => {
  const { readStatus, enter, letGo } = await startCrowded();
  const crowd = await enter(2 * MAX_IN_FLIGHT, "/api/waiting/for-ai");
  expect(await readStatus(other)).toBe(200);
  vi.advanceTimersByTime(600);
  expect(await readStatus(other)).toBe(200);
  letGo();
  await Promise.all(crowd);
});

test("work that goes on after a response has begun counts as load until it is done", async () => {
  const { app, readStatus } = await startCrowded();
  const works: (() => void)[] = [];
  const all = Array.from({ length: MAX_IN_FLIGHT }, () =>
    app.overload.count("maya", () => new Promise<void>((resolve) => works.push(resolve))),
  );
  expect(await readStatus(other)).toBe(200);
  vi.advanceTimersByTime(600);
  expect(await readStatus(other)).toBe(503);
  for (const finish of works) finish();
  await Promise.all(all);
  await expect.poll(() => readStatus(other)).toBe(200);
});

test("a page opened during an overload is readable HTML that no cache keeps; other requests are answered in JSON", async () => {
  const { open, readStatus, enter, letGo } = await startCrowded({ webApp });
  const crowd = await enter(MAX_IN_FLIGHT);
  expect(await readStatus("/")).toBe(200);
  vi.advanceTimersByTime(600);

  const page = await open("/?from=a-poster", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  const headers = Object.fromEntries(page.headers);
  const body = await page.text();
  expect([page.status, headers["content-type"], headers["retry-after"]]).toEqual([503, "text/html; charset=utf-8", "2"]);
  expect(body).toContain("Lots of people are here right now");
  expect(body).toContain('<a href="">Try again</a>');
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  const style = createHash("sha256")
    .update(/<style>(.*)<\/style>/.exec(body)?.[1] ?? "")
    .digest("base64");
  expect(headers["content-security-policy"]).toBe(`default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${style}'`);

  for (const [path, accept] of [
    [other, "text/html"],
    ["/", "*/*"],
  ] as const) {
    const refused = await open(path, { accept });
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
    expect(await refused.json()).toMatchObject({ code: "unavailable" });
  }
  letGo();
  await Promise.all(crowd);
});

test("an operator sets how many requests are an overload, and how long a burst may last", async () => {
  const environment = { OVERLOAD_MAX_IN_FLIGHT: "2", OVERLOAD_REDUCED_IN_FLIGHT: "1", OVERLOAD_BURST_MS: "5000", OVERLOAD_CALM_MS: "1000" };
  const { readStatus, enter, letGo } = await startCrowded({ environment });
  const crowd = await enter(2);
  vi.advanceTimersByTime(4_000);
  expect(await readStatus(other)).toBe(200);
  vi.advanceTimersByTime(2_000);
  expect(await readStatus(other)).toBe(503);
  letGo(1);
  await crowd[0];
  vi.advanceTimersByTime(900);
  expect(await readStatus(other)).toBe(503);
  vi.advanceTimersByTime(1_100);
  expect(await readStatus(other)).toBe(200);
  letGo();
  await Promise.all(crowd);
});
