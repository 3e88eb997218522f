// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { ProviderMenu } from "./provider-menu.tsx";

const SAVED = { preferredLLM: "anthropic", dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };

// Spec: D1.11
it("shares one choice: what is chosen in one picker shows in every other", async () => {
  fakeServer({
    "GET /api/user/preferences": { body: SAVED },
    "PUT /api/user/preferences": { body: { ...SAVED, preferredLLM: "gemini" } },
    "GET /api/user/ai-providers": { body: ["anthropic", "gemini"].map((provider) => ({ provider, keyFrom: "person" })) },
  });
  renderAt(
    <>
      <header>
        <ProviderMenu />
      </header>
      <main>
        <ProviderMenu />
      </main>
    </>,
    { user: makeUser() },
  );
  await userEvent.click(within(screen.getByRole("main")).getByRole("button", { name: "AI provider: Anthropic" }));
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Gemini" }));
  expect(await within(screen.getByRole("banner")).findByRole("button", { name: "AI provider: Gemini" })).toBeTruthy();
  expect(within(screen.getByRole("main")).getByRole("button", { name: "AI provider: Gemini" })).toBeTruthy();
});
