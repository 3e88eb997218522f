// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { Shell } from "./shell.tsx";

function Page() {
  const user = useCurrentUser();
  return user && <Shell user={user}>Hello</Shell>;
}

test("a user whose second factor an administrator removed sees a notice until they dismiss it", async () => {
  const user = makeUser({ twoFactorRemovedAt: "2026-03-01T12:00:00.000Z" });
  const calls = fakeServer({
    "DELETE /api/user/two-factor-removal": { status: 204 },
    "GET /api/user": { body: { ...user, twoFactorRemovedAt: null } },
  });
  renderAt(<Page />, { user });
  expect(await screen.findByText(/An administrator switched off your two-factor login/)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByText(/An administrator switched off/)).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain("DELETE /api/user/two-factor-removal");
});
