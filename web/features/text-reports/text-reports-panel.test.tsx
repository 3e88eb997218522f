// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TextReport } from "#core/contracts/text-reports.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { TextReportsPanel } from "./text-reports-panel.tsx";

const report = (overrides: Partial<TextReport> = {}): TextReport => ({
  id: "0190a0a0-0000-7000-8000-0000000000a1",
  kind: "lesson",
  textId: "allergies",
  title: "Allergies",
  words: "The order is wrong.",
  createdAt: "2026-01-01T00:00:00.000Z",
  doneAt: null,
  ...overrides,
});

test("lists what readers wrote with a way to the text, and marks it as done", async () => {
  const food = "0190a0a0-0000-7000-8000-000000000001";
  const calls = fakeServer({
    "GET /api/admin/text-reports": {
      body: [
        report(),
        report({ id: "2", kind: "food", textId: food, title: "Banana", words: "Not yellow", doneAt: "2026-01-02T00:00:00.000Z" }),
      ],
    },
    "PUT /api/admin/text-reports/0190a0a0-0000-7000-8000-0000000000a1": { status: 204 },
  });
  renderAt(<TextReportsPanel />, { path: "/admin", user: makeUser({ isAdmin: true }) });
  expect((await screen.findByRole("link", { name: "Allergies" })).getAttribute("href")).toBe("/learn/allergies");
  expect(screen.getByRole("link", { name: "Banana" }).getAttribute("href")).toBe(`/search?food=${food}`);
  expect(screen.getByText("Not yellow")).toBeDefined();
  expect(screen.getByText("Done")).toBeDefined();
  await userEvent.setup().click(screen.getByRole("button", { name: /^Mark as done.*Allergies$/ }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ isDone: true }));
});

test("says when there is nothing", async () => {
  fakeServer({ "GET /api/admin/text-reports": { body: [] } });
  renderAt(<TextReportsPanel />, { path: "/admin", user: makeUser({ isAdmin: true }) });
  expect(await screen.findByText("Nobody has reported anything.")).toBeDefined();
});
