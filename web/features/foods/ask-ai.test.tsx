// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import type { Answer } from "#web/testing/fake-server.ts";
import { BANANA, box, type Opening, openPage } from "#web/testing/food-search.tsx";
import { expectToast } from "#web/testing/toasts.ts";

beforeEach(() => localStorage.clear());

const FAILED = "Failed to get food information. Please try again.";
const problem = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
const analyze = (query: string) => screen.findByRole("button", { name: `Analyze "${query}" with AI` });

async function ask(opening: Opening = {}) {
  const page = openPage({ path: "/search?q=zzz", providers: ["openai"], ...opening });
  await screen.findByRole("button", { name: "AI provider: OpenAI" });
  await page.user.click(await analyze("zzz"));
  return { ...page, requests: () => page.calls.filter(({ path }) => path === "/api/foods/info") };
}

describe("an unknown food", () => {
  // Spec: S1.4, S7.26
  it("is analyzed by the chosen provider, opens, and is found from then on", async () => {
    let isAnalysed = false;
    const { requests, path } = await ask({
      search: () => ({ body: isAnalysed ? [BANANA] : [] }),
      analyse: () => {
        isAnalysed = true;
        return { body: BANANA };
      },
    });
    await screen.findByRole("dialog", { name: "Banana" });
    expect(requests().map(({ body }) => body)).toEqual([{ foodName: "zzz", provider: "openai" }]);
    expect(path()).toBe(`/search?q=zzz&food=${BANANA.id}`);
    await waitFor(() => expect(screen.getByText("1 food")).toBeTruthy());
  });

  it("shows which provider is at work, and can be canceled", async () => {
    const { user, requests } = await ask({ analyse: () => new Promise(() => undefined) });
    expect(await screen.findByText("OpenAI is looking at “zzz”...")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Analyzing..." }).getAttribute("aria-busy")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Cancel" })).toBeNull());
    expect(requests()[0]?.init.signal?.aborted).toBe(true);
    expect(document.activeElement).toBe(await analyze("zzz"));
    expect(screen.queryByText(FAILED)).toBeNull();
  });

  it("is dropped when the user searches for something else", async () => {
    const { user, requests } = await ask({ analyse: () => new Promise(() => undefined) });
    await screen.findByText("OpenAI is looking at “zzz”...");
    await user.type(box(), "y");
    await analyze("zzzy");
    expect(requests()[0]?.init.signal?.aborted).toBe(true);
  });

  it("can be requested even if something was found", async () => {
    const { user, calls } = openPage({ path: "/search?q=banana", providers: ["gemini"] });
    await screen.findByRole("heading", { name: "Not the food you meant?" });
    await screen.findByRole("button", { name: "AI provider: Gemini" });
    await user.click(await analyze("banana"));
    await screen.findByRole("dialog", { name: "Banana" });
    expect(calls.find(({ path }) => path === "/api/foods/info")?.body).toEqual({ foodName: "banana", provider: "gemini" });
  });
});

describe("when it does not work", () => {
  // Spec: S8.16, S8.17
  it.each([
    ["an outage", problem(502, "ai_unavailable", "The AI provider can't answer right now."), "Error", FAILED],
    ["no food", problem(422, "not_food", "That does not look like a food."), "Error", "That does not look like a food."],
    [
      "our own limit",
      problem(429, "rate_limited", "Please try again in 1 minute."),
      "Please wait a moment",
      "Please try again in 1 minute.",
    ],
    [
      "a used-up quota",
      problem(429, "ai_quota", "Used up."),
      "AI Service Quota Exceeded",
      "Check the plan of your key with the provider, or try another provider.",
    ],
  ])("%s is reported", async (_case, analyse, title, description) => {
    await ask({ analyse });
    await expectToast(title, description);
    expect(await analyze("zzz")).toBeTruthy();
  });

  it("a rejected key links to the API keys", async () => {
    const { user, path } = await ask({ analyse: problem(400, "invalid_api_key", "The AI provider did not accept the key.") });
    await expectToast("API key not accepted", "The AI provider did not accept the key.");
    await user.click(screen.getByRole("button", { name: "Go to API keys" }));
    expect(path()).toBe("/profile?tab=api-keys");
  });

  // Spec: D5.4
  it("without any provider no request is sent, and one line says what is missing", async () => {
    const { user, calls } = openPage({ path: "/search?q=zzz", providers: [] });
    const button = await analyze("zzz");
    await waitFor(() => expect(calls.some(({ path }) => path === "/api/user/ai-providers")).toBe(true));
    await user.click(button);
    expect(await screen.findByText("AI needs a key first. Add one under Profile, API keys, and this button wakes up.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to API keys" }).getAttribute("href")).toBe("/profile?tab=api-keys");
    expect(calls.some(({ path }) => path === "/api/foods/info")).toBe(false);
  });
});
