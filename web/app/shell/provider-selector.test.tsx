// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AiProvider } from "#core/domain/ai/ai-providers.ts";
import { AppRouter } from "#web/app/router.tsx";
import { fakeServer, laterAnswer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";

const preferences = (preferredLLM: AiProvider) => ({
  body: { preferredLLM, dietaryRestrictions: [], allergies: ["Peanuts"], foodPreferences: [], medicalConditions: [] },
});
const usable = (...providers: AiProvider[]) => ({ body: providers.map((provider) => ({ provider, keyFrom: "person" })) });

function openApp(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer(answers);
  const app = renderAt(<AppRouter />, { path: "/diary", user: makeUser() });
  return { app, saved: () => calls.filter(({ method }) => method === "PUT").map(({ path, body }) => [path, body]) };
}

const open = async (name: string) => userEvent.click(await screen.findByRole("button", { name: `AI provider: ${name}` }));
const choices = () =>
  screen.queryAllByRole("menuitemradio").map((item) => [item.textContent, item.getAttribute("aria-checked") === "true"]);
const choose = (name: string) => userEvent.click(screen.getByRole("menuitemradio", { name }));

// Spec: S2.31, D5.4
test("the selector starts with Anthropic, explains that it needs a key and links to where one is added", async () => {
  const { app } = openApp({ "GET /api/user/ai-providers": usable(), "GET /api/user/preferences": preferences("anthropic") });
  await open("Anthropic");
  expect(await screen.findByText("AI needs a key first. Add one under Profile, API keys, and this button wakes up.")).toBeTruthy();
  expect(choices()).toEqual([]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Go to API keys" }));
  expect(app.path()).toBe("/profile?tab=api-keys");
});

// Spec: S2.32, S9.19
test("the saved provider replaces Anthropic when the preferences load", async () => {
  const { answer, send } = laterAnswer();
  openApp({
    "GET /api/user/ai-providers": usable("anthropic", "gemini"),
    "GET /api/user/preferences": () => answer,
  });
  expect(await screen.findByRole("button", { name: "AI provider: Anthropic" })).toBeTruthy();
  send(preferences("gemini"));
  await open("Gemini");
  expect(choices()).toEqual([
    ["Anthropic", false],
    ["Gemini", true],
  ]);
});

test("the saved provider shows even without any key", async () => {
  openApp({ "GET /api/user/ai-providers": usable(), "GET /api/user/preferences": preferences("openai") });
  expect(await screen.findByRole("button", { name: "AI provider: OpenAI" })).toBeTruthy();
});

// Spec: S9.19
test("a saved provider without a key is replaced by one that works", async () => {
  openApp({ "GET /api/user/ai-providers": usable("openai"), "GET /api/user/preferences": preferences("anthropic") });
  await open("OpenAI");
  expect(choices()).toEqual([["OpenAI", true]]);
});

// Spec: S4.28, D2.32
test("a choice shows at once and is saved on its own", async () => {
  const { answer, send } = laterAnswer();
  const { saved } = openApp({
    "GET /api/user/ai-providers": usable("anthropic", "openai"),
    "GET /api/user/preferences": preferences("anthropic"),
    "PUT /api/user/preferences": () => answer,
  });
  await open("Anthropic");
  await choose("OpenAI");
  expect(await screen.findByRole("button", { name: "AI provider: OpenAI" })).toBeTruthy();
  await waitFor(() => expect(saved()).toEqual([["/api/user/preferences", { preferredLLM: "openai" }]]));
  send(preferences("openai"));
  expect(await screen.findByRole("button", { name: "AI provider: OpenAI" })).toBeTruthy();
});

// Spec: S8.18
test("a choice that could not be saved is reverted and reported", async () => {
  openApp({
    "GET /api/user/ai-providers": usable("anthropic", "openai"),
    "GET /api/user/preferences": preferences("anthropic"),
    "PUT /api/user/preferences": { status: 500, body: { message: "Something broke on our side.", code: "internal" } },
  });
  await open("Anthropic");
  await choose("OpenAI");
  await expectToast("Error", "Failed to update LLM preference.");
  expect(await screen.findByRole("button", { name: "AI provider: Anthropic" })).toBeTruthy();
});

test("the usable providers are requested again when the first response was lost", async () => {
  let isUp = false;
  openApp({
    "GET /api/user/ai-providers": () => (isUp ? usable("gemini") : { status: 500 }),
    "GET /api/user/preferences": preferences("gemini"),
  });
  await screen.findByRole("button", { name: "AI provider: Gemini" });
  isUp = true;
  await open("Gemini");
  expect(await screen.findByRole("menuitemradio", { name: "Gemini" })).toBeTruthy();
});
