// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { useCurrentUser } from "#web/api/sign-in/current-user.tsx";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { DataCard } from "./data-card.tsx";

/** Behaves like the app, which unmounts the page as soon as the user is signed out. */
const Page = () => (useCurrentUser() ? <DataCard /> : <p>Landing</p>);

function openCard(answer: Answer = { status: 204 }) {
  const calls = fakeServer({ "DELETE /api/user": answer });
  const app = renderAt(<Page />, { path: "/profile?tab=security", user: makeUser() });
  return { user: userEvent.setup(), app, calls };
}

async function ask(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole("button", { name: "Delete my account" }));
  await screen.findByRole("alertdialog", { name: "Delete your account?" });
}
const passwordField = () => screen.getByLabelText<HTMLInputElement>("Your password");
const confirm = () => screen.getByRole("button", { name: "Delete my account" });
const message = () => document.getElementById(passwordField().getAttribute("aria-describedby") ?? "")?.textContent;

// Spec: D2.53
it("offers all data, and the diary for a spreadsheet, as downloads", () => {
  openCard();
  const links = screen
    .getAllByRole<HTMLAnchorElement>("link")
    .map((link) => [link.textContent, link.getAttribute("href"), link.hasAttribute("download")]);
  expect(links).toEqual([
    ["Download my data", `/api/user/export?for=${makeUser().id}`, true],
    ["Download my diary (CSV)", `/api/user/export/diary.csv?for=${makeUser().id}`, true],
    ["Bring in my diary", "/profile/import", false],
  ]);
});

// Spec: D2.54
it("deletes the account with the password, signs out and goes home", async () => {
  const { user, app, calls } = openCard();
  app.client.setQueryData(["/api/diary"], ["toast"]);
  await ask(user);
  await user.type(passwordField(), "Sunny-day1");
  await user.click(confirm());
  await expectToast("Account deleted", "Everything you stored here is gone.");
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([["DELETE", "/api/user", { password: "Sunny-day1" }]]);
  expect(app.client.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(app.client.getQueryData(["/api/diary"])).toBeUndefined();
  expect(app.path()).toBe("/");
});

it("says what is deleted, and asks for the password", async () => {
  const { user, calls } = openCard();
  await ask(user);
  expect(screen.getByText(/your profile, preferences, food diary, water log, your own foods and your API keys/)).toBeDefined();
  await user.click(confirm());
  expect(message()).toBe("Password is required");
  expect(calls).toEqual([]);
});

it("shows a wrong password at its field", async () => {
  const { user, app } = openCard({ status: 400, body: { message: "That password is incorrect", code: "wrong_password" } });
  await ask(user);
  await user.type(passwordField(), "wrong{Enter}");
  await waitFor(() => expect(message()).toBe("That password is incorrect"));
  expect(screen.queryByRole("alert")).toBeNull();
  expect(app.client.getQueryData(currentUserQuery.queryKey)).toEqual(makeUser());
});

it.each<[string, Answer, string]>([
  [
    "the last administrator",
    { status: 403, body: { message: "You are the last administrator. Make somebody else one first.", code: "last_admin" } },
    "You are the last administrator. Make somebody else one first.",
  ],
  [
    "somebody who tried too often",
    { status: 429, body: { message: "Too many tries. Please try again in 15 minutes.", code: "rate_limited" } },
    "Too many tries. Please try again in 15 minutes.",
  ],
  ["somebody without a connection", { status: 502, body: "" }, "Failed to delete your account. Please try again."],
])("tells %s why the account cannot be deleted", async (_, answer, words) => {
  const { user } = openCard(answer);
  await ask(user);
  await user.type(passwordField(), "Sunny-day1{Enter}");
  expect((await screen.findByRole("alert")).textContent).toBe(words);
  expect(message()).toBeUndefined();
});

it("clears the password when it is closed", async () => {
  const { user } = openCard();
  await ask(user);
  await user.type(passwordField(), "Sunny-day1");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await ask(user);
  expect(passwordField().value).toBe("");
});
