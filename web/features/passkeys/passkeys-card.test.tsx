// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Passkey } from "#core/contracts/sign-in/passkeys.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { PasskeysCard } from "./passkeys-card.tsx";

const PHONE: Passkey = {
  id: "0190a0a0-0000-7000-8000-00000000aaaa",
  name: "Safari on iPhone",
  isSynced: true,
  createdAt: "2025-11-13T12:00:00.000Z",
  lastUsedAt: null,
  blockedAt: null,
};
const STICK: Passkey = { ...PHONE, id: "0190a0a0-0000-7000-8000-00000000bbbb", name: "Stick", isSynced: false };

function openCard(passkeys: Passkey[], answers: Parameters<typeof fakeServer>[0] = {}) {
  const calls = fakeServer({ "GET /api/user/passkeys": () => ({ body: passkeys }), ...answers });
  renderAt(<PasskeysCard />, { path: "/profile", user: makeUser() });
  return { user: userEvent.setup(), calls };
}

it("lists passkeys and says what to do about a blocked one", async () => {
  openCard([PHONE, { ...STICK, blockedAt: "2025-11-14T12:00:00.000Z" }]);
  const [phone, stick] = await screen.findAllByRole("listitem");
  expect(phone?.textContent).toContain("Added Nov 13, 2025, on all your devices");
  expect(phone?.textContent).not.toContain("Blocked");
  expect(stick?.textContent).toContain("Blocked since Nov 14, 2025.");
  expect(stick?.textContent).toContain("Remove it, add a new one");
});

it("renames a passkey", async () => {
  const passkeys = [PHONE];
  const { user, calls } = openCard(passkeys, {
    [`PUT /api/user/passkeys/${PHONE.id}`]: () => {
      passkeys[0] = { ...PHONE, name: "My phone" };
      return { body: passkeys[0] };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Rename Safari on iPhone" }));
  const name = screen.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "My phone");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByRole("heading", { name: "My phone" });
  expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ name: "My phone" });
});

it("removes a passkey after confirmation, and says why the only way to sign in stays", async () => {
  const message = "This is your last way in. Set up another one first, then take this one away.";
  const passkeys = [PHONE, STICK];
  const { user } = openCard(passkeys, {
    [`DELETE /api/user/passkeys/${PHONE.id}`]: () => {
      passkeys.shift();
      return { status: 204 };
    },
    [`DELETE /api/user/passkeys/${STICK.id}`]: { status: 409, body: { message, code: "last_way_in" } },
  });
  const remove = async (name: string) => {
    await user.click(await screen.findByRole("button", { name: `Remove ${name}` }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remove" }));
  };
  await remove(PHONE.name);
  await expectToast("Passkey removed", "“Safari on iPhone” opens nothing here anymore.");
  await waitFor(() => expect(screen.getAllByRole("listitem").filter((item) => item.closest("section"))).toHaveLength(1));
  await remove(STICK.name);
  await expectToast("Error", message);
});

it("says in a browser without passkeys that it can't create one", async () => {
  const { user } = openCard([], { "POST /api/user/passkeys/options": { body: {} } });
  await user.click(await screen.findByRole("button", { name: "Add a passkey" }));
  await expectToast("No passkey added", "This browser can't make passkeys here. They need a newer browser, and a site with https.");
});
