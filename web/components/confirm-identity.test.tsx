// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { useSaveApiKey } from "#web/api/api-keys.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { toast } from "#web/ui/toasts/use-toast.ts";
import { NotConfirmed, useConfirmIdentity } from "./confirm-identity.tsx";

const KEY = { provider: "openai", key: "sk-1" } as const;
const ASKS = { status: 403, body: { message: "Please type your password again.", code: "password_needed" } };
const WRONG = { status: 400, body: { message: "That password is incorrect", code: "wrong_password" } };

function KeySaver() {
  const save = useSaveApiKey();
  const { confirmed, dialog } = useConfirmIdentity();
  async function send() {
    try {
      await confirmed(() => save.mutateAsync(KEY));
      toast({ title: "Saved", description: "It is there." });
    } catch (error) {
      toast({ title: "Not saved", description: error instanceof NotConfirmed ? "Left." : "Failed." });
    }
  }
  return (
    <>
      <button type="button" onClick={send}>
        Save
      </button>
      {dialog}
    </>
  );
}

/** A server that accepts a key only after the password has been confirmed. */
async function open() {
  let isConfirmed = false;
  const calls = fakeServer({
    "POST /api/user/api-keys": () => (isConfirmed ? { status: 201, body: {} } : ASKS),
    "POST /api/user/confirm": () => {
      isConfirmed = calls.at(-1)?.body !== undefined && JSON.stringify(calls.at(-1)?.body).includes("Crunchy");
      return isConfirmed ? { status: 204 } : WRONG;
    },
  });
  renderAt(<KeySaver />, { user: makeUser() });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Confirm it's you" }));
  const sent = (path: string) => calls.filter((call) => call.method === "POST" && call.path === path).map(({ body }) => body);
  return { user, dialog, sent };
}

const isAsking = () => screen.queryByRole("dialog") !== null;

it("asks for the password, then retries what was rejected", async () => {
  const { user, dialog, sent } = await open();
  await user.type(dialog.getByLabelText("Your password"), "Crunchy-apple-7{Enter}");
  await expectToast("Saved", "It is there.");
  expect(sent("/api/user/confirm")).toEqual([{ password: "Crunchy-apple-7" }]);
  expect(sent("/api/user/api-keys")).toEqual([KEY, KEY]);
  await waitFor(() => expect(isAsking()).toBe(false));
});

it("stays open and says so when the password is missing or wrong", async () => {
  const { user, dialog, sent } = await open();
  await user.click(dialog.getByRole("button", { name: "Confirm" }));
  expect(await dialog.findByText("Password is required")).toBeDefined();
  await user.type(dialog.getByLabelText("Your password"), "Wrong-apple-7{Enter}");
  expect(await dialog.findByText("That password is incorrect")).toBeDefined();
  expect(sent("/api/user/api-keys")).toEqual([KEY]);
});

it("does nothing more when the user cancels", async () => {
  const { user, dialog, sent } = await open();
  await user.click(dialog.getByRole("button", { name: "Cancel" }));
  await expectToast("Not saved", "Left.");
  expect(sent("/api/user/confirm")).toEqual([]);
  expect(sent("/api/user/api-keys")).toEqual([KEY]);
  await waitFor(() => expect(isAsking()).toBe(false));
});

const PASSKEY = { id: "0190a0a0-0000-7000-8000-00000000aaaa", name: "Phone", isSynced: true, createdAt: "2025-11-13T12:00:00.000Z" };
const OPTIONS = { challenge: "AAAA", rpId: "localhost", timeout: 300_000, userVerification: "required", allowCredentials: [] };

/** Simulates a device that signs, unless its user cancels. */
function plugInDevice() {
  const device = { isWilling: true };
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  const response = { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes, userHandle: null };
  const get = async () => {
    if (!device.isWilling) throw new DOMException("The user closed it.", "NotAllowedError");
    return { id: "AQID", rawId: bytes, type: "public-key", response, getClientExtensionResults: () => ({}) };
  };
  vi.stubGlobal("PublicKeyCredential", class {});
  const former = Object.getOwnPropertyDescriptor(navigator, "credentials");
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { get } });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (former) Object.defineProperty(navigator, "credentials", former);
    else Reflect.deleteProperty(navigator, "credentials");
  });
  return device;
}

async function openWithPasskey(hasPassword: boolean, passkeys: object[] = [{ ...PASSKEY, lastUsedAt: null, blockedAt: null }]) {
  let isConfirmed = false;
  const calls = fakeServer({
    "GET /api/user/passkeys": { body: passkeys },
    "POST /api/user/api-keys": () => (isConfirmed ? { status: 201, body: {} } : ASKS),
    "POST /api/user/confirm/passkey/options": { body: OPTIONS },
    "POST /api/user/confirm/passkey": () => {
      isConfirmed = true;
      return { status: 204 };
    },
  });
  renderAt(<KeySaver />, { user: makeUser({ hasPassword }) });
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Save" }));
  return { user, calls, dialog: within(await screen.findByRole("dialog", { name: "Confirm it's you" })) };
}

it.each([true, false])("accepts a passkey, whether or not there is a password (%s)", async (hasPassword) => {
  const device = plugInDevice();
  const { user, dialog, calls } = await openWithPasskey(hasPassword);
  const button = await dialog.findByRole("button", { name: "Use a passkey" });
  expect(dialog.queryByLabelText("Your password") !== null).toBe(hasPassword);
  device.isWilling = false;
  await user.click(button);
  expect((await dialog.findByRole("alert")).textContent).toBe("Nothing was signed. Please try again.");
  device.isWilling = true;
  await user.click(dialog.getByRole("button", { name: "Use a passkey" }));
  await expectToast("Saved", "It is there.");
  expect(calls.find(({ path }) => path === "/api/user/confirm/passkey")?.body).toEqual({
    id: "AQID",
    rawId: "AQID",
    type: "public-key",
    response: { clientDataJSON: "AQID", authenticatorData: "AQID", signature: "AQID" },
  });
});

it("says how to continue if there is neither a password nor a working passkey", async () => {
  plugInDevice();
  const { dialog } = await openWithPasskey(false, [{ ...PASSKEY, lastUsedAt: null, blockedAt: "2025-11-14T12:00:00.000Z" }]);
  expect(await dialog.findByText(/Please log out and in again/)).toBeDefined();
  expect(dialog.queryByRole("button", { name: "Use a passkey" })).toBeNull();
});
