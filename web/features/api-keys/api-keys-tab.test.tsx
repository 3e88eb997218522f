// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { ApiKey } from "#core/contracts/api-keys.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { ApiKeysTab } from "./api-keys-tab.tsx";

const STORED: ApiKey = {
  id: "0190a0a0-0000-7000-8000-00000000aaaa",
  provider: "openai",
  lastFour: "wXyZ",
  createdAt: "2025-11-13T12:00:00.000Z",
};
const SHORT_KEY: ApiKey = { ...STORED, id: "0190a0a0-0000-7000-8000-00000000bbbb", provider: "gemini", lastFour: "" };

interface Options {
  keys?: ApiKey[];
  operator?: string[];
  answers?: Parameters<typeof fakeServer>[0];
}

/** The server responds with the current content of `keys`. */
function openTab({ keys = [], operator = [], answers = {} }: Options = {}) {
  const calls = fakeServer({
    "GET /api/user/api-keys": () => ({ body: keys }),
    "GET /api/user/ai-providers": () => ({
      body: [
        ...keys.map(({ provider }) => ({ provider, keyFrom: "person" })),
        ...operator.map((provider) => ({ provider, keyFrom: "operator" })),
      ],
    }),
    ...answers,
  });
  renderAt(<ApiKeysTab />, { path: "/profile?tab=api-keys", user: makeUser() });
  return {
    user: userEvent.setup(),
    sent: (method: string) => calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]),
    reads: () => calls.filter(({ method }) => method === "GET").map(({ path }) => path),
  };
}

const keyField = () => screen.getByLabelText<HTMLInputElement>("API key");
const rows = () => screen.queryAllByRole("listitem").filter((row) => row.closest("section"));

it("says what keys are for, and that a key is never shown again", async () => {
  openTab();
  expect(screen.getByText(/^AI answers come from Anthropic, OpenAI or Gemini\./)).toBeDefined();
  expect(screen.getByText(/We store your key encrypted and never show it again\./)).toBeDefined();
  expect(await screen.findByRole("heading", { name: "No keys yet" })).toBeDefined();
});

it("hides the key from onlookers, autofill and spell checkers, and shows it on request", async () => {
  const { user } = openTab();
  const { type, autocomplete } = keyField();
  expect([type, autocomplete, keyField().getAttribute("spellcheck")]).toEqual(["password", "off", "false"]);
  await user.click(screen.getByRole("button", { name: "Show key" }));
  expect(keyField().type).toBe("text");
  await user.click(screen.getByRole("button", { name: "Hide key" }));
  expect(keyField().type).toBe("password");
});

// Spec: S5.46
it("names what is missing and sends nothing", async () => {
  const { user, sent } = openTab();
  await user.click(screen.getByRole("button", { name: "Add key" }));
  expect(await screen.findByText("Please choose a provider")).toBeDefined();
  expect(screen.getByText("Please paste your key")).toBeDefined();
  await user.type(keyField(), "sk two words");
  expect(await screen.findByText("A key has no spaces or special letters")).toBeDefined();
  expect(sent("POST")).toEqual([]);
});

// Spec: S1.12, S7.10, S7.20
it("adds a key, says so, empties the form, and refetches keys and providers", async () => {
  const keys: ApiKey[] = [];
  const { user, sent, reads } = openTab({
    keys,
    answers: {
      "POST /api/user/api-keys": () => {
        keys.push(STORED);
        return { status: 201, body: STORED };
      },
    },
  });
  await user.click(screen.getByRole("radio", { name: "OpenAI" }));
  await user.type(keyField(), " sk-test-wXyZ ");
  await user.click(screen.getByRole("button", { name: "Add key" }));
  await expectToast("API key added", "OpenAI is ready. Pick it at the top of any page.");
  expect(sent("POST")).toEqual([["/api/user/api-keys", { provider: "openai", key: "sk-test-wXyZ" }]]);
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(["OpenAIAdded Nov 13, 2025, ends in wXyZ"]));
  expect(reads().filter((path) => path === "/api/user/ai-providers")).toHaveLength(2);
  expect(keyField().value).toBe("");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "OpenAI" }).checked).toBe(false);
});

it("replaces a key if the provider already has one", async () => {
  const { user } = openTab({ keys: [STORED], answers: { "POST /api/user/api-keys": { status: 201, body: STORED } } });
  await screen.findByText(/ends in wXyZ/);
  await user.click(screen.getByRole("radio", { name: "Anthropic" }));
  expect(screen.getByRole("button", { name: "Add key" })).toBeDefined();
  await user.click(screen.getByRole("radio", { name: "OpenAI" }));
  await user.type(keyField(), "sk-other");
  await user.click(screen.getByRole("button", { name: "Replace key" }));
  await expectToast("API key replaced", "The new OpenAI key is in use from now on.");
});

// Spec: S8.26
it.each([
  [
    "in words of its own",
    { status: 500, body: { message: "Something broke.", code: "internal" } },
    "Failed to add API key. Please try again.",
  ],
  [
    "with the server's words for when to try again",
    { status: 429, body: { message: "Too many tries. Please try again in 12 minutes.", code: "rate_limited" } },
    "Too many tries. Please try again in 12 minutes.",
  ],
])("says %s that a key was not added, and keeps it", async (_, answer, words) => {
  const { user } = openTab({ answers: { "POST /api/user/api-keys": answer } });
  await user.click(screen.getByRole("radio", { name: "Gemini" }));
  await user.type(keyField(), "AIza{Enter}");
  await expectToast("Error", words);
  expect(keyField().value).toBe("AIza");
});

it("shows no ending if there is none, and which providers need no key", async () => {
  openTab({ keys: [SHORT_KEY], operator: ["anthropic", "openai"] });
  await waitFor(() => expect(rows().map((row) => row.textContent)).toEqual(["GeminiAdded Nov 13, 2025"]));
  expect(screen.getByText("Anthropic and OpenAI").closest("p")?.textContent).toBe(
    "Anthropic and OpenAI work without a key of yours: whoever runs this site brought one. A key that you add is used instead.",
  );
});

// Spec: D2.52
it("removes a key after asking, and says so", async () => {
  const keys = [STORED];
  const { user, sent } = openTab({
    keys,
    answers: {
      [`DELETE /api/user/api-keys/${STORED.id}`]: () => {
        keys.pop();
        return { status: 204 };
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove OpenAI key" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Remove your OpenAI key?" }));
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(sent("DELETE")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove OpenAI key" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await expectToast("API key removed", "Your OpenAI key is deleted here.");
  expect(await screen.findByRole("heading", { name: "No keys yet" })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your keys" }));
});

it("says that a key could not be removed", async () => {
  const { user } = openTab({ keys: [STORED], answers: { [`DELETE /api/user/api-keys/${STORED.id}`]: { status: 500 } } });
  await user.click(await screen.findByRole("button", { name: "Remove OpenAI key" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  await expectToast("Error", "Failed to remove API key. Please try again.");
  expect(rows()).toHaveLength(1);
});

it("offers to retry when the list failed to load", async () => {
  let isUp = false;
  const { user } = openTab({ answers: { "GET /api/user/api-keys": () => (isUp ? { body: [STORED] } : { status: 500 }) } });
  const retry = await screen.findByRole("button", { name: "Try again" });
  isUp = true;
  await user.click(retry);
  expect(await screen.findByText(/ends in wXyZ/)).toBeDefined();
});
