// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Invitation } from "#core/contracts/sign-in/invitations.ts";
import { openAdmin } from "#web/testing/admin.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { InvitationsCard } from "./invitations-card.tsx";

const TOKEN = "t".repeat(43);
const LIST = "GET /api/admin/invitations";
const CLASS: Invitation = {
  id: "0190a0a0-0000-7000-8000-0000000000aa",
  note: "Class 8b",
  people: 30,
  registered: 12,
  expiresAt: "2026-12-01T12:00:00.000Z",
  createdAt: "2026-11-17T12:00:00.000Z",
};

function openCard(answers: Parameters<typeof fakeServer>[0]) {
  const calls = fakeServer(answers);
  renderAt(<InvitationsCard />, { path: "/admin", user: makeUser({ isAdmin: true }) });
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ method, path, body }) => [method, path, body]);
  return { user: userEvent.setup(), sent };
}

it("is hidden if people can register without an invitation", async () => {
  const { requests } = openAdmin();
  expect(await screen.findByRole("heading", { name: "Users" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "Invitations" })).toBeNull();
  expect(requests("/api/admin/invitations")).toEqual([]);
});

it("lists who is invited, and ends an invitation after asking", async () => {
  let open = [CLASS];
  const { user, sent } = openCard({
    [LIST]: () => ({ body: open }),
    [`DELETE /api/admin/invitations/${CLASS.id}`]: () => {
      open = [];
      return { status: 204 };
    },
  });
  expect((await screen.findByRole("listitem")).textContent).toContain("Class 8b18 of 30 places left, until Dec 1, 2026");
  await user.click(screen.getByRole("button", { name: "End the invitation for Class 8b" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "End it" }));
  await expectToast("Invitation ended", "Its link lets nobody in any more.");
  expect(await screen.findByText("No invitation is open right now.")).toBeDefined();
});

it("creates an invitation and shows its link once, also as a QR code and as a sheet to print", async () => {
  const { user, sent } = openCard({
    [LIST]: { body: [] },
    "POST /api/admin/invitations": { status: 201, body: { ...CLASS, registered: 0, token: TOKEN } },
  });
  await user.click(await screen.findByRole("button", { name: "New invitation" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Make the link" }));
  expect(await dialog.findByText("Please say whom it is for.")).toBeDefined();
  await user.type(dialog.getByLabelText("Who is it for?"), "Class 8b");
  await user.clear(dialog.getByLabelText("How many people?"));
  await user.click(dialog.getByRole("button", { name: "Make the link" }));
  expect(await dialog.findByText("Please type a whole number.")).toBeDefined();
  expect(sent()).toEqual([]);
  await user.type(dialog.getByLabelText("How many people?"), "28");
  await user.click(dialog.getByRole("button", { name: "Make the link" }));

  const address = `${window.location.origin}/join#${TOKEN}`;
  expect((await dialog.findByLabelText<HTMLInputElement>("Invitation link")).value).toBe(address);
  expect(sent()).toEqual([["POST", "/api/admin/invitations", { note: "Class 8b", people: 28, days: 14 }]]);
  expect(dialog.getByRole("img", { name: "QR code of the invitation link" })).toBeDefined();
  const sheet = document.querySelector("[data-print-sheet]");
  expect(sheet?.parentElement).toBe(document.body);
  expect(sheet?.textContent).toContain(address);
  expect(sheet?.textContent).toContain("For 30 people, until Dec 1, 2026.");
  await user.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(document.querySelector("[data-print-sheet]")).toBeNull());
  await user.click(screen.getByRole("button", { name: "New invitation" }));
  expect(await screen.findByLabelText("Who is it for?")).toBeDefined();
  expect(screen.queryByLabelText("Invitation link")).toBeNull();
});
