// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { renderAt } from "#web/testing/render.tsx";
import { AuthPage } from "./auth-page.tsx";
import { JoinPage } from "./join-page.tsx";

const PASSWORD = "Crunchy-apple-7";

function openRegistration(asksAge: boolean, page = <AuthPage />, path = "/auth?tab=register") {
  const calls = fakeServer({
    "GET /api/admin/settings/public": { body: [] },
    "POST /api/register": { status: 201, body: { awaitsConsent: true } },
  });
  const { client } = renderAt(page, { path, user: null, signInWays: { asksAge } });
  const sent = () => calls.filter(({ path }) => path === "/api/register").map(({ body }) => body);
  return { user: userEvent.setup(), sent, currentUser: () => client.getQueryData(currentUserQuery.queryKey) };
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(await screen.findByLabelText("Email"), "mio@example.com");
  await user.type(screen.getByLabelText("Password"), PASSWORD);
  await user.type(screen.getByLabelText("Confirm password"), PASSWORD);
}

it("asks for the age before it sends anything, and says what happens next", async () => {
  const { user, sent, currentUser } = openRegistration(true);
  await fill(user);
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByText("Age must be between 1 and 150")).toBeDefined();
  expect(sent()).toEqual([]);

  await user.type(screen.getByLabelText("How old are you?"), "12");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  const title = await screen.findByRole("heading", { name: "Almost there" });
  expect(document.activeElement?.contains(title)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText("Your account is ready in a minute.")).toBeNull();
  expect(screen.getByText(/A parent or guardian has to agree first/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Read our lessons meanwhile" }).getAttribute("href")).toBe("/learn");
  expect(screen.queryByLabelText("Email")).toBeNull();
  expect(sent()).toMatchObject([{ email: "mio@example.com", age: 12 }]);
  expect(currentUser()).toBeNull();
});

it("says the same to an invited user", async () => {
  const { user } = openRegistration(true, <JoinPage />, "/join");
  await fill(user);
  await user.type(screen.getByLabelText("How old are you?"), "12");
  await user.click(screen.getByRole("button", { name: "Create account" }));
  expect(await screen.findByRole("heading", { name: "Almost there" })).toBeDefined();
  expect(screen.queryByRole("heading", { name: "You're invited" })).toBeNull();
});

it("does not ask for the age if it is not needed", async () => {
  openRegistration(false);
  expect(await screen.findByLabelText("Email")).toBeDefined();
  expect(screen.queryByLabelText("How old are you?")).toBeNull();
});
