// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { signInWaysQuery } from "#web/api/sign-in/sign-in-methods.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { SchoolCard } from "./school-card.tsx";

const LINKED = {
  id: "0190a0a0-0000-7000-8000-000000000001",
  name: "Northfield High",
  email: "maya@school.example",
  createdAt: "2026-01-01T00:00:00Z",
  lastUsedAt: "2026-01-02T00:00:00Z",
};

it("shows nothing if the operator offers no other sign-in", () => {
  renderAt(<SchoolCard />, { user: makeUser() });
  expect(screen.queryByRole("region", { name: "Sign in elsewhere" })).toBeNull();
});

it("lists what is linked, offers the rest, and unlinks", async () => {
  const calls = fakeServer({
    "GET /api/user/school-sign-ins": { body: [LINKED] },
    [`DELETE /api/user/school-sign-ins/${LINKED.id}`]: { status: 204 },
  });
  const { client } = renderAt(<SchoolCard />, { path: "/profile?tab=security&school-problem=taken", user: makeUser() });
  client.setQueryData(signInWaysQuery.queryKey, {
    providers: [
      { id: "1", name: LINKED.name },
      { id: "2", name: "Home" },
    ],
    only: false,
    registration: "open",
    asksAge: false,
  });
  expect(await screen.findByText(/maya@school.example/)).toBeDefined();
  expect(screen.getByRole("alert").textContent).toBe("That sign-in belongs to another account here.");
  expect(screen.getByRole("button", { name: "Link Home" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Link Northfield High" })).toBeNull();
  await userEvent.setup().click(screen.getByRole("button", { name: "Unlink Northfield High" }));
  await expectToast("Unlinked", "You no longer sign in with Northfield High. Other devices have been signed out.");
  expect(calls.some(({ method }) => method === "DELETE")).toBe(true);
});
