// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Import } from "#core/contracts/imports.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { ImportPage } from "./import-page.tsx";

const DRAFT: Import = {
  id: "0190a0a0-0000-7000-8000-00000000aaaa",
  state: "draft",
  progress: null,
  createdAt: "2026-03-02T12:00:00.000Z",
  expiresAt: "2026-03-03T12:00:00.000Z",
  app: "cronometer",
  kind: "food",
  entries: 12,
  alreadyHere: 2,
  firstDay: "2026-03-01",
  lastDay: "2026-03-02",
  days: 2,
  foods: { sure: 1, unsure: 1, own: 0 },
  shownFoods: [
    { name: "Banana, raw", times: 3, certainty: "unsure", match: "Banana" },
    { name: "Apple", times: 9, certainty: "sure", match: "Apple" },
  ],
  notUnderstood: { lines: 1, shown: [{ line: 4, reason: "There is no date that we can read." }] },
  fullDays: { days: 0, entries: 0, shown: [] },
  foodsWithoutRoom: 0,
  notes: [],
  whole: null,
  added: null,
  removed: null,
};

it("says what is in the file before importing it, and shows no calories", async () => {
  const done: Import = { ...DRAFT, state: "imported", added: 10 };
  let files = [DRAFT];
  const calls = fakeServer({
    "GET /api/imports": () => ({ body: files }),
    [`POST /api/imports/${DRAFT.id}/confirm`]: () => {
      files = [done];
      return { body: done };
    },
  });
  renderAt(<ImportPage />, { path: "/profile/import", user: makeUser() });
  expect(await screen.findByRole("heading", { name: "Your file from Cronometer" })).toBeTruthy();
  expect(screen.getByText("12 entries on 2 days, from Mar 1, 2026 to Mar 2, 2026.")).toBeTruthy();
  expect(screen.getByText(/Banana, raw/).textContent).toBe("Banana, raw · 3 times · similar to our Banana");
  expect(screen.getByText("Line 4: There is no date that we can read.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/kcal|calorie/i);
  await userEvent.click(screen.getByRole("button", { name: "Bring in 10 entries" }));
  await expect.poll(() => calls.map(({ method, path }) => `${method} ${path}`)).toContain(`POST /api/imports/${DRAFT.id}/confirm`);
  const heading = await screen.findByRole("heading", { name: "Your diary from Cronometer is here" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Your diary from Cronometer is here",
    "Bring in another file",
  ]);
});

it("shows how far a large import is until it is done, and lets it be stopped", async () => {
  let files: Import[] = [{ ...DRAFT, state: "importing", progress: 0.25 }];
  const calls = fakeServer({
    "GET /api/imports": () => ({ body: files }),
    [`DELETE /api/imports/${DRAFT.id}`]: () => {
      files = [];
      return { body: { ...DRAFT, state: "undone", removed: 3 } };
    },
  });
  renderAt(<ImportPage />, { path: "/profile/import", user: makeUser() });
  const bar = await screen.findByRole("progressbar", { name: "Entries that came in" });
  expect(bar.getAttribute("value")).toBe("0.25");
  files = [{ ...DRAFT, state: "importing", progress: 0.5 }];
  await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("value")).toBe("0.5"), { timeout: 10_000 });
  await userEvent.click(screen.getByRole("button", { name: "Stop and undo" }));
  await waitFor(() => expect(screen.queryByRole("progressbar")).toBeNull());
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});

it("names the one day of a file once", async () => {
  fakeServer({ "GET /api/imports": { body: [{ ...DRAFT, lastDay: DRAFT.firstDay, days: 1 }] } });
  renderAt(<ImportPage />, { path: "/profile/import", user: makeUser() });
  expect(await screen.findByText("12 entries on Mar 1, 2026.")).toBeTruthy();
});

it("sends the chosen file as it is, and says why it cannot be read", async () => {
  const message = "We found no entries of a food diary in this file.";
  const calls = fakeServer({
    "GET /api/imports": { body: [] },
    "POST /api/imports": { status: 400, body: { message, code: "unreadable_file" } },
  });
  renderAt(<ImportPage />, { path: "/profile/import", user: makeUser() });
  await userEvent.upload(
    await screen.findByLabelText(/Choose a file/, { selector: "input" }),
    new File(["Date,Weight"], "weights.csv", { type: "text/csv" }),
  );
  expect((await screen.findByRole("alert")).textContent).toBe(message);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
});

it("offers to undo imports of the last day", async () => {
  const calls = fakeServer({
    "GET /api/imports": { body: [{ ...DRAFT, state: "imported", added: 10 }] },
    [`DELETE /api/imports/${DRAFT.id}`]: { body: { ...DRAFT, state: "undone", added: 10, removed: 10 } },
  });
  renderAt(<ImportPage />, { path: "/profile/import", user: makeUser() });
  expect(await screen.findByText(/10 entries came in/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Undo" }));
  await expect.poll(() => calls.some(({ method }) => method === "DELETE")).toBe(true);
});
