// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import type { RegistrationMode } from "#core/domain/accounts/registration-modes.ts";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { AuthPage } from "./auth-page.tsx";
import { JoinPage } from "./join-page.tsx";

const TOKEN = "t".repeat(43);
const CHECK = "POST /api/invitations/check";

const openAuth = (path: string, registration: RegistrationMode) =>
  renderAt(<AuthPage />, { path, user: null, signInWays: { registration } });

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the sign-in page", () => {
  it("says who creates invitations, and shows no form without one", async () => {
    openAuth("/auth?tab=register", "invite");
    expect(await heading("Nice to meet you")).toBeDefined();
    expect(screen.getByText("You need an invitation to make an account here.")).toBeDefined();
    expect(screen.getByText(/Your teacher, or whoever told you about this site, can give you one/)).toBeDefined();
    expect(screen.queryByLabelText("Email")).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: "Login" }));
    expect(screen.getByLabelText("Email")).toBeDefined();
  });

  it("switches from registering to logging in if only administrators create accounts", async () => {
    openAuth("/auth?tab=register", "closed");
    expect(await screen.findByText(/Your school, or whoever runs this site, makes it for you/)).toBeDefined();
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getByRole("button", { name: "Login" })).toBeDefined();
    expect(screen.queryByLabelText("Confirm password")).toBeNull();
  });
});

describe("the page of an invitation", () => {
  beforeEach(() => {
    window.location.hash = "";
  });

  function openJoin(
    answers: Parameters<typeof fakeServer>[0] = {},
    { token = TOKEN, registration = "invite", user = null }: { token?: string; registration?: RegistrationMode; user?: User | null } = {},
  ) {
    window.location.hash = token;
    const calls = fakeServer({ "GET /api/admin/settings/public": { body: [] }, ...answers });
    const { client, path } = renderAt(<JoinPage />, { path: "/join", user, signInWays: { registration } });
    const sentTo = (to: string) => calls.filter((call) => call.path === to).map(({ body }) => body);
    return { user: userEvent.setup(), sentTo, path, currentUser: () => client.getQueryData(currentUserQuery.queryKey) };
  }

  it("takes the token from the address bar, checks it, and registers with it", async () => {
    const maya = makeUser();
    const { user, sentTo, path, currentUser } = openJoin({
      [CHECK]: { body: { works: true } },
      "POST /api/register": { status: 201, body: maya },
    });
    await user.type(await screen.findByLabelText("Email"), maya.email);
    expect(window.location.hash).toBe("");
    expect(sentTo("/api/invitations/check")).toEqual([{ token: TOKEN }]);
    await user.type(screen.getByLabelText("Password"), "Sunny-day1");
    await user.type(screen.getByLabelText("Confirm password"), "Sunny-day1");
    await user.click(screen.getByRole("button", { name: "Create account" }));
    await expect.poll(path).toBe("/?welcome");
    expect(currentUser()).toMatchObject({ email: maya.email });
    expect(sentTo("/api/register")).toMatchObject([{ email: maya.email, invitation: TOKEN }]);
  });

  it("says that an invitation is no longer valid before anything is typed", async () => {
    openJoin({ [CHECK]: { body: { works: false } } });
    expect(await heading("This invitation is over")).toBeDefined();
    expect(screen.queryByLabelText("Email")).toBeNull();
    expect(screen.getByRole("link", { name: "Go to login" }).getAttribute("href")).toBe("/auth");
  });

  it("says the same without a token, and sends no request", async () => {
    const { sentTo } = openJoin({}, { token: "" });
    expect(await heading("This invitation is over")).toBeDefined();
    expect(sentTo("/api/invitations/check")).toEqual([]);
  });

  it("retries if the check failed", async () => {
    let tries = 0;
    const check = () => {
      tries += 1;
      return tries === 1 ? Promise.reject(new TypeError("Failed to fetch")) : { body: { works: true } };
    };
    const { user } = openJoin({ [CHECK]: check });
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText("Email")).toBeDefined();
  });

  it("needs no invitation if everybody can register", async () => {
    openJoin({}, { token: "", registration: "open" });
    expect(await screen.findByLabelText("Email")).toBeDefined();
  });

  it("lets nobody register if registration is closed", async () => {
    openJoin({}, { registration: "closed" });
    expect(await heading("Nobody can register here")).toBeDefined();
    expect(screen.queryByLabelText("Email")).toBeNull();
  });

  it("sends a logged-in user to the dashboard", async () => {
    openJoin({}, { user: makeUser() });
    expect(await heading("You're in already")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go on" }).getAttribute("href")).toBe("/");
  });
});
