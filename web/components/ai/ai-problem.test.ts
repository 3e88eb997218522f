import { expect, test, vi } from "vitest";
import { ApiError } from "#web/lib/http/api-client.ts";
import type { ToastMessage } from "#web/ui/toasts/use-toast.ts";
import { aiProblem } from "./ai-problem.ts";

const FAILURE: ToastMessage = { title: "Scan Failed", description: "Failed to analyze the image.", kind: "destructive" };
const openKeys = vi.fn();

const problem = (status: number, code: string, message = "The server's words.") =>
  aiProblem(new ApiError(status, JSON.stringify({ code, message }), ""), FAILURE, openKeys);

// Spec: S8.17
test("a used-up quota advises the user to check the plan or to try another provider", () => {
  const { title, description } = problem(429, "ai_quota");
  expect(title).toBe("AI Service Quota Exceeded");
  expect(description).toMatch(/check the plan.*try another provider/i);
});

test("our own rate limit is reported in the server's words", () => {
  expect(problem(429, "rate_limited", "Please try again in 20 seconds.")).toMatchObject({
    title: "Please wait a moment",
    description: "Please try again in 20 seconds.",
  });
});

test.each([
  [429, "photo_in_progress"],
  [503, "photo_queue_full"],
])("a photo that has to wait (%i %s) is reported in the server's words", (status, code) => {
  expect(problem(status, code, "Please wait.")).toEqual({ title: "Please wait a moment", description: "Please wait.", kind: "info" });
});

test("no room for another own food is news, not an error", () => {
  expect(problem(409, "too_many", "Delete one first.")).toEqual({ title: "No more room", description: "Delete one first.", kind: "info" });
});

test("the message links to the API keys when the day's questions are used up", () => {
  const said = problem(429, "ai_day_limit", "AI answers again in about 5 hours.");
  expect(said).toMatchObject({ title: "That's all the AI for today", description: "AI answers again in about 5 hours.", kind: "info" });
  expect(said.action?.label).toBe("Go to API keys");
});

test("the message links to the API keys when there is no key or it is rejected", () => {
  const missing = problem(400, "no_api_key");
  expect(missing.description).toMatch(/^AI needs a key first/);
  const refused = problem(400, "invalid_api_key", "The AI provider did not accept the key.");
  expect(refused.description).toBe("The AI provider did not accept the key.");
  for (const { action } of [missing, refused]) {
    expect(action?.label).toBe("Go to API keys");
    action?.onAct();
  }
  expect(openKeys).toHaveBeenCalledTimes(2);
});

test("the server's own message is shown for problems with what was sent", () => {
  expect(problem(400, "not_food", "That does not sound like a food.")).toEqual({
    ...FAILURE,
    description: "That does not sound like a food.",
  });
});

test("an outage, no network and a response that is not ours are reported in the page's own words", () => {
  expect(problem(502, "ai_unavailable")).toBe(FAILURE);
  expect(aiProblem(new TypeError("Failed to fetch"), FAILURE, openKeys)).toBe(FAILURE);
  expect(aiProblem(new ApiError(413, "<html>Too large</html>", ""), FAILURE, openKeys)).toBe(FAILURE);
});
