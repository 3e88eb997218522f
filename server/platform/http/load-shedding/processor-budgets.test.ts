import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { endpoint } from "#core/contracts/http/endpoint.ts";
import { route } from "#server/platform/http/route.ts";
import { Metrics } from "#server/platform/observability/metrics.ts";
import { signInAs, startTestApp } from "#server/testing/test-app.ts";
import { ProcessorBudgets } from "./processor-budgets.ts";

/** The process's processor time, which each test spends as it likes. */
let processorMs = 0;
const compute = (ms: number) => {
  processorMs += ms;
};

beforeEach(() => {
  processorMs = 0;
  vi.spyOn(process, "cpuUsage").mockImplementation(() => ({ user: processorMs * 1000, system: 0 }));
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
});

const use = (budgets: ProcessorBudgets, userId: string, ms: number) => {
  budgets.enter(userId);
  compute(ms);
  budgets.leave(userId);
};

test("a user who is alone may take all of the process", () => {
  const budgets = new ProcessorBudgets();
  for (let nth = 0; nth < 20; nth += 1) use(budgets, "maya", 1_000);
  expect(budgets.hasTimeLeft("maya")).toBe(true);
});

test("a user who has taken a lot is refused while somebody else is there, until a fifth of the time since then makes up for it", () => {
  const budgets = new ProcessorBudgets();
  use(budgets, "maya", 3_000);
  use(budgets, "noah", 1);
  expect(budgets.hasTimeLeft("maya")).toBe(true);
  use(budgets, "maya", 600);
  expect(() => budgets.assertTimeLeft("maya")).toThrow("Please try again in 3 seconds.");
  expect(budgets.hasTimeLeft("noah")).toBe(true);
  vi.advanceTimersByTime(2_900);
  use(budgets, "noah", 1);
  expect(budgets.hasTimeLeft("maya")).toBe(false);
  vi.advanceTimersByTime(200);
  expect(budgets.hasTimeLeft("maya")).toBe(true);
});

test("a visitor is company too, and is never refused", () => {
  const budgets = new ProcessorBudgets();
  use(budgets, "maya", 5_000);
  use(budgets, "", 5_000);
  expect([budgets.hasTimeLeft("maya"), budgets.hasTimeLeft("")]).toEqual([false, true]);
});

test("a user is served again as soon as everybody else has left", () => {
  const budgets = new ProcessorBudgets();
  use(budgets, "noah", 1);
  use(budgets, "maya", 5_000);
  expect(budgets.hasTimeLeft("maya")).toBe(false);
  vi.advanceTimersByTime(5_001);
  expect(budgets.hasTimeLeft("maya")).toBe(true);
});

test("processor time is divided among those whose requests are in progress", () => {
  const budgets = new ProcessorBudgets();
  budgets.enter("maya");
  compute(1_000);
  budgets.enter("noah");
  compute(4_100);
  budgets.leave("maya");
  budgets.leave("noah");
  use(budgets, "third", 1);
  expect([budgets.hasTimeLeft("maya"), budgets.hasTimeLeft("noah")]).toEqual([false, true]);
});

test("one very long request does not shut its user out for minutes", () => {
  const budgets = new ProcessorBudgets();
  use(budgets, "maya", 600_000);
  use(budgets, "noah", 1);
  expect(() => budgets.assertTimeLeft("maya")).toThrow("Please try again in 15 seconds.");
});

test("work in the background waits before its user's own requests are refused", async () => {
  const budgets = new ProcessorBudgets();
  await budgets.spend("maya", async () => compute(2_000));
  use(budgets, "noah", 1);
  expect(budgets.hasTimeLeft("maya")).toBe(true);
  const stopping = new AbortController();
  const waiting = budgets.waitForTime("maya", stopping.signal).then(() => "done");
  expect(await Promise.race([waiting, new Promise((resolve) => setImmediate(resolve, "still waiting"))])).toBe("still waiting");
  stopping.abort();
  expect(await waiting).toBe("done");
  await budgets.waitForTime("noah");
});

const costly = endpoint({ method: "GET", path: "/api/costly", access: "member", summary: "Computes", response: z.object({}) });

test("over HTTP, only the user who has taken too much is refused, with the time to wait", async () => {
  const { app, database } = await startTestApp();
  const metrics = new Metrics(app, database.db);
  route(app, costly, async () => {
    compute(2_000);
    return {};
  });
  const [maya, noah] = [await signInAs(app), await signInAs(app)];
  for (let nth = 0; nth < 2; nth += 1) expect((await maya.send("GET", "/api/costly")).statusCode).toBe(200);
  expect((await noah.send("GET", "/api/user")).statusCode).toBe(200);
  const refused = await maya.send("GET", "/api/costly");
  expect([refused.statusCode, refused.headers["retry-after"], refused.json().code]).toEqual([429, "5", "rate_limited"]);
  expect((await noah.send("GET", "/api/user")).statusCode).toBe(200);
  expect(await metrics.write()).toContain("bitebright_processor_budget_refusals_total 1\n");
  vi.advanceTimersByTime(5_000);
  expect((await noah.send("GET", "/api/user")).statusCode).toBe(200);
  expect((await maya.send("GET", "/api/user")).statusCode).toBe(200);
});
