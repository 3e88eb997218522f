import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { AdminPage } from "#web/app/admin/admin-page.tsx";
import { type Answer, fakeServer } from "./fake-server.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";
import { startWithNoToast } from "./toasts.ts";

export const ADMIN = makeUser({ id: "0190a0a0-0000-7000-8000-00000000000a", email: "ada@example.com", firstName: "Ada", isAdmin: true });
export const LEO = makeUser({ id: "0190a0a0-0000-7000-8000-00000000000b", email: "leo@example.com", firstName: "Leo", lastName: "Tanaka" });
export const NAMELESS = makeUser({
  id: "0190a0a0-0000-7000-8000-00000000000c",
  email: "sofia@example.com",
  firstName: null,
  lastName: null,
});

type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>;

export const listOf = (users: User[], total = users.length): Answer => ({ body: users, headers: { "x-total-count": String(total) } });

/** The administrators' page, over a server with three accounts. */
export function openAdmin(answers: Answers = {}, admin: User = ADMIN) {
  startWithNoToast();
  const calls = fakeServer({
    "GET /api/admin/system": { body: { problems: [], uptimePercent: null } },
    "GET /api/admin/stats": { body: { totalUsers: 1248, newThisWeek: 37, activeUsers: 164, adminUsers: 2 } },
    "GET /api/admin/users": listOf([ADMIN, LEO, NAMELESS]),
    "GET /api/admin/audit": { body: [] },
    ...answers,
  });
  const { path, client } = renderAt(<AdminPage />, { path: "/admin", user: admin });
  /** What was sent to change something. */
  const sent = () => calls.filter(({ method }) => method !== "GET").map(({ method, path: to, body }) => [method, to, body]);
  /** How the list of that path was asked for, in turn. */
  const asked = (base: string) =>
    calls.filter(({ method, path: to }) => method === "GET" && to.split("?")[0] === base).map((call) => call.path);
  return { user: userEvent.setup(), sent, asked, path, client };
}

export const button = (name: string | RegExp) => screen.findByRole("button", { name });

export async function dialogNamed(name: string, role: "dialog" | "alertdialog" = "dialog") {
  return within(await screen.findByRole(role, { name }));
}

export const dialogIsGone = (role: "dialog" | "alertdialog" = "dialog") => waitFor(() => expect(screen.queryByRole(role)).toBeNull());

/** A toast beside a dialog that stays open: the dialog hides everything around it from roles, not from eyes. */
export async function expectToastBeside(title: string, description: string): Promise<void> {
  await screen.findByText(title);
  await screen.findByText(description);
}
