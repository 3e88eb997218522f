import { expect, onTestFinished, test, vi } from "vitest";
import { demoMind } from "#server/demo/canned-answers.ts";
import type { AiAnswer } from "#server/demo/fake-ai-server.ts";
import { signInAs } from "#server/testing/test-app.ts";
import { saveKey, startWithAi } from "#server/testing/with-ai.ts";

const PATH = "/api/suggestions";
const question = (provider = "anthropic") => ({ mealType: "snack", provider, tz: "UTC" });

test.each<[string, AiAnswer]>([
  ["hangs", { silence: true }],
  ["trickles", { trickle: true }],
  ["sends garbage", { status: 200, raw: "<p>Please log in to the guest network.</p>", contentType: "text/html" }],
  ["fails", { status: 500, raw: "{}" }],
])("a provider that %s is said to be unavailable", async (_, answer) => {
  const { ai, maya } = await startWithAi({ aiTimeoutMs: 300 });
  ai.answer(answer);
  const response = await maya.send("POST", PATH, question());
  expect([response.statusCode, response.json().code]).toEqual([502, "ai_unavailable"]);
});

test("a provider that never answers is left alone for a while, the others are not, and then one question tries", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { ai, app } = await startWithAi({ aiTimeoutMs: 300 });
  const ask = async (provider?: string) => {
    const { send } = await signInAs(app);
    return (await send("POST", PATH, question(provider))).statusCode;
  };
  ai.answer({ silence: true });
  expect(await Promise.all(Array.from({ length: 5 }, () => ask()))).toEqual([502, 502, 502, 502, 502]);
  expect(await ask()).toBe(502);
  expect(ai.requests).toHaveLength(5);

  ai.answer(demoMind);
  expect(await ask("openai")).toBe(200);
  expect(await ask()).toBe(502);
  vi.advanceTimersByTime(31_000);
  expect(await ask()).toBe(200);
});

test("users whose own keys are rejected do not stop the provider for the others", async () => {
  const { ai, app, maya } = await startWithAi();
  const noah = await signInAs(app);
  await saveKey(noah, "anthropic", "sk-ant-made-up-key");
  ai.answer({ status: 401, raw: '{"error":{"message":"invalid x-api-key"}}' });
  for (let tries = 0; tries < 6; tries += 1) expect((await noah.send("POST", PATH, question())).json().code).toBe("invalid_api_key");
  ai.answer(demoMind);
  expect((await maya.send("POST", PATH, question())).statusCode).toBe(200);
});
