// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { AuthPage } from "#web/features/auth/auth-page.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

const TICKET = "t".repeat(43);
const PROVIDERS = [
  { id: "1", name: "Northfield High" },
  { id: "2", name: "Home" },
];

function openPage(path: string, answers: Parameters<typeof fakeServer>[0] = {}, { only = false } = {}) {
  const calls = fakeServer({
    "GET /api/admin/settings/public": { body: [] },
    "GET /api/sign-in-ways": { body: { providers: PROVIDERS, only, registration: "open" } },
    ...answers,
  });
  const { client, path: currentPath } = renderAt(<AuthPage />, { path });
  return {
    user: userEvent.setup(),
    path: currentPath,
    currentUser: () => client.getQueryData(currentUserQuery.queryKey),
    sent: () => calls.filter(({ path: to }) => to === "/api/school-sign-in/finish").map(({ body }) => body),
  };
}

it("offers every provider as a link beside the password", async () => {
  openPage("/auth");
  const links = await screen.findAllByRole("link", { name: /^Sign in with/ });
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sign in with Northfield High", "/api/school-sign-in/1"],
    ["Sign in with Home", "/api/school-sign-in/2"],
  ]);
  expect(screen.getByRole("button", { name: "Login" })).toBeDefined();
});

it("hides passwords if only providers are allowed, except for administrators", async () => {
  const { user } = openPage("/auth", {}, { only: true });
  const forAdministrators = await screen.findByRole("button", { name: "Administrator? Use a password" });
  expect(screen.queryByLabelText("Password")).toBeNull();
  expect(screen.queryByRole("tab")).toBeNull();
  await user.click(forAdministrators);
  expect(screen.getByLabelText("Password")).toBeDefined();
});

it("says why a sign-in failed", async () => {
  openPage("/auth?school-problem=canceled");
  expect((await screen.findByRole("alert")).textContent).toBe("You stopped the sign-in. Nothing has changed.");
});

it("offers a new account if nobody has shown that the one with the same address is theirs", async () => {
  const maya = makeUser();
  const { user, sent, currentUser } = openPage(`/auth?school=${TICKET}`, {
    "GET /api/school-sign-in/waiting": { body: { kind: "link", school: "Northfield High", email: maya.email, canStartNew: true } },
    "POST /api/school-sign-in/finish": { body: maya },
  });
  await user.click(await screen.findByRole("button", { name: "This isn't my account: start a new one" }));
  expect(sent()).toEqual([{ ticket: TICKET, startNew: true }]);
  expect(currentUser()).toMatchObject({ email: maya.email });
});

it("asks for the password of the account with the same address, then for its code, and signs in", async () => {
  const maya = makeUser();
  let answers = 0;
  const { user, sent, currentUser, path } = openPage(`/auth?school=${TICKET}`, {
    "GET /api/school-sign-in/waiting": { body: { kind: "link", school: "Northfield High", email: maya.email, canStartNew: false } },
    "POST /api/school-sign-in/finish": () => {
      answers += 1;
      return { body: answers === 1 ? { requiresTwoFactor: true, tempUserId: "opaque" } : maya };
    },
  });
  expect(await screen.findByText(/maya@example.com has an account/)).toBeDefined();
  await user.type(screen.getByLabelText("Password"), "Sunny-day1{Enter}");
  await user.type(await screen.findByLabelText("Code"), "123456");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await expect.poll(path).toBe("/");
  expect(currentUser()).toEqual(maya);
  expect(sent()).toEqual([
    { ticket: TICKET, password: "Sunny-day1" },
    { ticket: TICKET, twoFactorToken: "123456", password: "Sunny-day1" },
  ]);
});

it("returns to the beginning if the step took too long", async () => {
  openPage(`/auth?school=${TICKET}`, {
    "GET /api/school-sign-in/waiting": { status: 400, body: { message: "That took too long.", code: "school_expired" } },
  });
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(screen.getByRole("link", { name: "Back" }).getAttribute("href")).toBe("/auth");
});
