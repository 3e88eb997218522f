import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/endpoint.ts";
import { CROWD } from "#server/platform/overload.ts";
import { route } from "#server/platform/route.ts";
import { startTestApp } from "#server/testing/test-app.ts";

const answer = { response: z.object({}), summary: "For the test", method: "GET", access: "anyone" } as const;
const slow = endpoint({ ...answer, path: "/api/slow" });
const waiting = endpoint({ ...answer, path: "/api/waiting", waits: true });

/** An app with a route that answers when it is told to, and a clock that moves when it is told to. */
async function startCrowded() {
  const { app, send } = await startTestApp();
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
