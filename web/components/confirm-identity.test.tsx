// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { useSaveApiKey } from "#web/api/api-keys.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast, startWithNoToast } from "#web/testing/toasts.ts";
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

/** A server that accepts a key once the password has been confirmed. */
async function open() {
  startWithNoToast();
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
