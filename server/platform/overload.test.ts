import { createHash } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/endpoint.ts";
import { makeWebApp } from "#server/attacks/small-web-app.ts";
import { CROWD } from "#server/platform/overload.ts";
import { route } from "#server/platform/route.ts";
import { startTestApp, type TestParts } from "#server/testing/test-app.ts";

const webApp = makeWebApp();
const answer = { response: z.object({}), summary: "For the test", method: "GET", access: "anyone" } as const;
const slow = endpoint({ ...answer, path: "/api/slow" });
const waiting = endpoint({ ...answer, path: "/api/waiting", waits: true });

/** An app with a route that answers when it is told to, and a clock that moves when it is told to. */
async function startCrowded(parts: TestParts = {}) {
  const { app, send } = await startTestApp(parts);
  let letGo: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const one of [slow, waiting]) {
    route(app, one, async () => {
      await told;
      return {};
    });
  }
  await app.ready();
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const statusOf = async (url: string) => (await send("GET", url)).statusCode;
  const enter = (people: number, url: string = slow.path) => Array.from({ length: people }, () => statusOf(url));
  return { send, statusOf, enter, letGo };
}

const other = "/api/admin/settings/public";

test("a crowd that comes at once is served; one that stays turns newcomers away, until it has gone", async () => {
  const { send, statusOf, enter, letGo } = await startCrowded();
  const crowd = enter(CROWD);
  expect(await statusOf(other)).toBe(200);
  vi.advanceTimersByTime(400);
  expect(await statusOf(other)).toBe(200);

  vi.advanceTimersByTime(200);
  const refused = await send("GET", other);
  expect([refused.statusCode, refused.json().code, refused.headers["retry-after"]]).toEqual([503, "unavailable", "2"]);
  expect(await statusOf("/healthz")).toBe(200);

  letGo();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([200]));
  await expect.poll(() => statusOf(other)).toBe(200);
});

test("who waits for an AI or a password is no crowd", async () => {
  const { statusOf, enter, letGo } = await startCrowded();
  const crowd = enter(2 * CROWD, waiting.path);
  expect(await statusOf(other)).toBe(200);
  vi.advanceTimersByTime(600);
  expect(await statusOf(other)).toBe(200);
  letGo();
  await Promise.all(crowd);
});

test("a page that is opened meanwhile is a readable one, which no cache keeps; a file of it and the API say so in JSON", async () => {
  const { send, statusOf, enter, letGo } = await startCrowded({ webApp });
  const crowd = enter(CROWD);
  expect(await statusOf("/")).toBe(200);
  vi.advanceTimersByTime(600);
  const open = (url: string, accept: string) => send("GET", url, undefined, { accept });

  const page = await open("/?from=a-poster", "text/html,application/xhtml+xml,*/*;q=0.8");
  expect([page.statusCode, page.headers["content-type"], page.headers["retry-after"]]).toEqual([503, "text/html; charset=utf-8", "2"]);
  expect(page.body).toContain("Lots of people are here right now");
  expect(page.body).toContain('<a href="">Try again</a>');
  expect(page.headers).toMatchObject({ "cache-control": "no-store", "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  const style = createHash("sha256")
    .update(/<style>(.*)<\/style>/.exec(page.body)?.[1] ?? "")
    .digest("base64");
  expect(page.headers["content-security-policy"]).toBe(`default-src 'none'; frame-ancestors 'none'; style-src 'sha256-${style}'`);

  for (const [url, accept] of [
    [other, "text/html"],
    ["/", "*/*"],
  ] as const) {
    const refused = await open(url, accept);
    expect([refused.statusCode, refused.json().code, refused.headers["cache-control"]]).toEqual([503, "unavailable", "no-store"]);
  }
  letGo();
  await Promise.all(crowd);
});
