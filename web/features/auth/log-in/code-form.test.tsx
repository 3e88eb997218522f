// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { AuthPage } from "#web/features/auth/auth-page.tsx";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";

const MAYA = makeUser({ email: "maya@example.com", twoFactorEnabled: true });
const CODE_NEEDED: Answer = { body: { requiresTwoFactor: true, tempUserId: "opaque" } };
const WRONG_CODE: Answer = { status: 401, body: { message: "Invalid two-factor code", code: "wrong_code" } };
const CREDENTIALS = { email: "maya@example.com", password: "Sunny-day1" };

/** Opens the second step of the login; `answers` are the responses to the codes, in order. */
async function openSecondStep(...answers: Answer[]) {
  const runQueued = [CODE_NEEDED, ...answers];
  const calls = fakeServer({
    "GET /api/admin/settings/public": { body: [] },
    "POST /api/login": () => runQueued.shift() ?? { status: 500 },
  });
  const app = renderAt(<AuthPage />, { path: "/auth" });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Email"), CREDENTIALS.email);
  await user.type(screen.getByLabelText("Password"), `${CREDENTIALS.password}{Enter}`);
  await screen.findByLabelText("Code");
  return { user, app, sent: () => calls.filter(({ path }) => path === "/api/login").map(({ body }) => body) };
}

const codeField = () => screen.getByLabelText<HTMLInputElement>("Code");
const selection = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => value.slice(selectionStart ?? 0, selectionEnd ?? 0);

it("announces the code under the login button", () => {
  fakeServer({ "GET /api/admin/settings/public": { body: [] } });
  renderAt(<AuthPage />, { path: "/auth" });
  expect(screen.getByText("Two-factor on? We ask for your 6-digit code next.")).toBeDefined();
});

// Spec: S2.27, S4.9, S5.11
it("replaces the login form, says what it needs and has the focus", async () => {
  await openSecondStep();
  await expectToast("2FA Required", "Please enter your 2FA code to continue.");
  expect(screen.getByText("Enter the 6-digit code from your authenticator app, or a backup code.")).toBeDefined();
  expect(screen.queryByLabelText("Password")).toBeNull();
  const { autocomplete, maxLength, type } = codeField();
  expect([autocomplete, maxLength, type]).toEqual(["one-time-code", 6, "text"]);
  expect(document.activeElement).toBe(codeField());
});

// Spec: S4.11, S7.12, D2.17
it("sends email and password again, with the code, and signs in", async () => {
  const { user, app, sent } = await openSecondStep({ body: MAYA });
  await user.keyboard("123456{Enter}");
  await expectToast("Welcome back!", "You've been successfully logged in.");
  expect(sent()).toEqual([CREDENTIALS, { ...CREDENTIALS, twoFactorToken: "123456" }]);
  expect(app.client.getQueryData(currentUserQuery.queryKey)).toEqual(MAYA);
  expect(app.path()).toBe("/");
});

// Spec: S2.27
it("accepts a backup code, which has letters, and a code that was copied with its gap", async () => {
  const { user, sent } = await openSecondStep(WRONG_CODE, { body: MAYA });
  await user.keyboard("AB7XK2");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(selection(codeField())).toBe("AB7XK2"));
  await user.paste("123 456");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(sent().slice(1)).toEqual(["AB7XK2", "123456"].map((twoFactorToken) => ({ ...CREDENTIALS, twoFactorToken }))));
});

it("shows the server's reason after a wrong code, and selects it for the next", async () => {
  const { user, app } = await openSecondStep(WRONG_CODE);
  await user.keyboard("000000");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await expectToast("Login failed", "Invalid two-factor code");
  await waitFor(() => expect(document.activeElement).toBe(codeField()));
  expect(selection(codeField())).toBe("000000");
  expect(app.client.getQueryData(currentUserQuery.queryKey)).toBeUndefined();
});

it("asks again if there is no code, and sends nothing", async () => {
  const { user, sent } = await openSecondStep();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await expectToast("2FA Required", "Please enter your 2FA code to continue.");
  expect(sent()).toHaveLength(1);
  expect(document.activeElement).toBe(codeField());
});

// Spec: S2.28, S4.10
it("goes back to an empty login form", async () => {
  const { user } = await openSecondStep();
  await user.click(screen.getByRole("button", { name: "Back" }));
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  expect([email.value, screen.getByLabelText<HTMLInputElement>("Password").value]).toEqual(["", ""]);
  expect(document.activeElement).toBe(email);
});

it("keeps no password afterwards", async () => {
  const { user, app } = await openSecondStep(WRONG_CODE);
  await user.keyboard("000000{Enter}");
  await expectToast("Login failed", "Invalid two-factor code");
  await user.click(screen.getByRole("button", { name: "Back" }));
  const readVariables = () =>
    app.client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables);
  await waitFor(() => expect(JSON.stringify(readVariables())).not.toContain(CREDENTIALS.password));
});
