// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast, startWithNoToast } from "#web/testing/toasts.ts";
import { EmailCard } from "./email-card.tsx";

const open = (byMail: boolean, emailVerified: boolean) => {
  startWithNoToast();
  const calls = fakeServer({ "GET /api/recovery": { body: { byMail } }, "POST /api/user/email/verification": { status: 204 } });
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

it("shows nothing where no mails are sent", async () => {
  const calls = open(false, false);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain("/api/recovery"));
  expect(screen.queryByText("maya@example.com")).toBeNull();
});
