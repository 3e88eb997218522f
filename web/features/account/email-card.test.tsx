// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { EmailCard } from "./email-card.tsx";

const open = (byMail: boolean, emailVerified: boolean, answers: Parameters<typeof fakeServer>[0] = {}) => {
  const calls = fakeServer({
    "GET /api/recovery": { body: { byMail } },
    "POST /api/user/email/verification": { status: 204 },
    ...answers,
  });
  renderAt(<EmailCard />, { user: makeUser({ email: "maya@example.com", emailVerified }) });
  return calls;
};

it("says that the address is not confirmed yet and sends a link when asked", async () => {
  const calls = open(true, false);
  expect(await screen.findByText("Not confirmed yet")).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: "Send me a link to confirm it" }));
  await expectToast("Link sent", "Look in your mail, and in spam too.");
  expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual(["/api/user/email/verification"]);
});

it("says that the address is confirmed", async () => {
  open(true, true);
  expect(await screen.findByText("Confirmed")).toBeDefined();
  expect(screen.queryByRole("button", { name: /link/ })).toBeNull();
});

it("does not mention confirmation if the server sends no mail", async () => {
  open(false, false);
  expect(await screen.findByText("maya@example.com")).toBeDefined();
  expect(screen.queryByText(/confirm/i)).toBeNull();
  expect(screen.getByRole("button", { name: "Change address" })).toBeDefined();
  expect(screen.queryByRole("button", { name: /link/ })).toBeNull();
});

async function typeNewAddress(email: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Change address" }));
  const dialog = within(screen.getByRole("dialog", { name: "Change your email address" }));
  await user.type(dialog.getByLabelText("New email address"), `${email}{Enter}`);
  return dialog;
}

it("sends a link to a new address, and says where to look", async () => {
  const calls = open(true, true, { "PUT /api/user/email": { body: { isChanged: false } } });
  await typeNewAddress("Maya.New@example.com");
  expect((await screen.findByText(/A link is on its way to/)).textContent).toContain("maya.new@example.com");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(calls.at(-1)?.body).toEqual({ email: "maya.new@example.com" });
});

it("changes the address at once if the server sends no mail", async () => {
  const moved = makeUser({ email: "maya.new@example.com" });
  open(false, false, { "PUT /api/user/email": { body: { isChanged: true } }, "GET /api/user": { body: moved } });
  await typeNewAddress("maya.new@example.com");
  await expectToast("Address changed", "You log in with maya.new@example.com now.");
  expect(await screen.findByText("maya.new@example.com")).toBeDefined();
});

it("says at the field why an address was not accepted", async () => {
  const message = "An account with this email already exists.";
  open(false, false, { "PUT /api/user/email": { status: 409, body: { message, code: "email_taken" } } });
  const dialog = await typeNewAddress("noah@example.com");
  expect(await dialog.findByText(message)).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText("New email address"));
});
