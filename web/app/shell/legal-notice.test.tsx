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

const LINE = "Our texts about privacy and terms have changed.";
const user = makeUser({ hasNewLegalTexts: true });

test("changed legal texts are announced in one line until the user has seen it", async () => {
  fakeServer({
    "DELETE /api/user/legal-notice": { status: 204 },
    "GET /api/user": { body: { ...user, hasNewLegalTexts: false } },
    "GET /api/admin/settings/public": { body: [{ key: "footer_privacy_policy", value: "<p>What is new.</p>" }] },
  });
  renderAt(<Page />, { user });
  await userEvent.click(await screen.findByRole("button", { name: "Read what changed" }));
  expect(await screen.findByText("What is new.")).toBeDefined();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(await screen.findByRole("button", { name: "OK" }));
  await waitFor(() => expect(screen.queryByText(LINE)).toBeNull());
});

test("somebody who is looking for help is not asked to read texts", async () => {
  fakeServer({});
  renderAt(<Page />, { user, path: "/support" });
  await expect(screen.findByText(LINE, {}, { timeout: 300 })).rejects.toThrow();
});
