import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { AuthPage } from "#web/features/auth/auth-page.tsx";
import { fakeServer } from "./fake-server.ts";
import { renderAt } from "./render.tsx";

export function openAuthPage(path: string, answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ "GET /api/admin/settings/public": { body: [] }, ...answers });
  const { client, path: currentPath } = renderAt(<AuthPage />, { path });
  return {
    user: userEvent.setup(),
    path: currentPath,
    currentUser: () => client.getQueryData(currentUserQuery.queryKey),
    sentTo: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body),
  };
}

export const refusal = (status: number, message: string) => ({ status, body: { message, code: "refused" } });

export const networkFailure = () => Promise.reject(new TypeError("Failed to fetch"));

export const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label);

/** The error message of a field, as it is associated for screen readers. */
export function messageUnder(label: string): string | undefined {
  const input = field(label);
  const ids = input.getAttribute("aria-invalid") === "true" ? (input.getAttribute("aria-describedby") ?? "") : "";
  return document.getElementById(ids)?.textContent ?? undefined;
}
