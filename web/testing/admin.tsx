import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { AdminPage } from "#web/app/admin/admin-page.tsx";
import { type Answer, fakeServer } from "./fake-server.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

export const ADMIN = makeUser({ id: "0190a0a0-0000-7000-8000-00000000000a", email: "ada@example.com", firstName: "Ada", isAdmin: true });
export const LEO = makeUser({ id: "0190a0a0-0000-7000-8000-00000000000b", email: "leo@example.com", firstName: "Leo", lastName: "Tanaka" });
export const NAMELESS = makeUser({
  id: "0190a0a0-0000-7000-8000-00000000000c",
  email: "sofia@example.com",
  firstName: null,
  lastName: null,
});

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

export const userListAnswer = (users: User[], total = users.length): Answer => ({
  body: users,
  headers: { "x-total-count": String(total) },
});

/** Opens the administrators' page with a server that has three accounts. */
export function openAdmin(answers: Answers = {}, admin: User = ADMIN) {
  const calls = fakeServer({
    "GET /api/admin/system": { body: { problems: [], uptimePercent: null, lastBackupAt: null, unfilledTexts: [] } },
    "GET /api/admin/stats": { body: { totalUsers: 1248, newThisWeek: 37, activeUsers: 164, adminUsers: 2 } },
    "GET /api/admin/users": userListAnswer([ADMIN, LEO, NAMELESS]),
    "GET /api/admin/audit": { body: [] },
    ...answers,
  });
  const { path, client } = renderAt(<AdminPage />, { path: "/admin", user: admin });
  /** The requests that change something. */
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ method, path: to, body }) => [method, to, body]);
  /** The requests for the list at that path, in order. */
  const requests = (base: string) =>
    calls.filter(({ method, path: to }) => method === "GET" && to.split("?")[0] === base).map((call) => call.path);
  return { user: userEvent.setup(), sent, requests, path, client };
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });

export async function dialogNamed(name: string, role: "dialog" | "alertdialog" = "dialog") {
  return within(await screen.findByRole(role, { name }));
}

export const dialogIsGone = (role: "dialog" | "alertdialog" = "dialog") => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** Expects a toast next to an open dialog, which hides everything around it from queries by role. */
export async function expectToastBeside(title: string, description: string): Promise<void> {
  await screen.findByText(title);
  await screen.findByText(description);
}
