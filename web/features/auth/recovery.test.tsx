// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { AuthPage } from "./auth-page.tsx";
import { NewPasswordPage } from "./new-password-page.tsx";
import { VerifyEmailPage } from "./verify-email-page.tsx";

const TOKEN = "t".repeat(43);
const MAYA = makeUser({ email: "maya@example.com" });
const LINK = { email: "maya@example.com", isOwn: true, canClaim: true, asksAge: false, additions: [] };
const DEAD = { status: 400, body: { message: "This link no longer works.", code: "dead_link" } };
const DONE = { status: 204, body: undefined };

function open(page: ReactNode, path: string, answers: Parameters<typeof fakeServer>[0] = {}, options: { user?: User } = {}) {
  const calls = fakeServer({ "GET /api/admin/settings/public": { body: [] }, "POST /api/recovery/link": { body: LINK }, ...answers });
  const { path: currentPath } = renderAt(page, { path, ...options });
  return {
    user: userEvent.setup(),
    path: currentPath,
    sentTo: (to: string) => calls.filter((call) => call.path === to).map(({ body }) => body),
  };
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const press = (name: string) => screen.findByRole("button", { name });
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

beforeEach(() => {
  window.location.hash = "";
});

describe("Forgot password?", () => {
  it("takes the typed address along, sends the link, and says the same for every address", async () => {
    const answers = { "GET /api/recovery": { body: { byMail: true } }, "POST /api/recovery/links": DONE };
    const { user, sentTo } = open(<AuthPage />, "/auth", answers);
    await user.type(field("Email"), "maya@example.com");
    await user.click(await press("Forgot password?"));
    expect(await heading("New password")).toBeDefined();
    expect(field("Email").value).toBe("maya@example.com");
    await user.click(await press("Send the link"));
    expect(await heading("Look in your mail")).toBeDefined();
    expect(screen.getByText(/If there is an account for/).textContent).toContain("maya@example.com");
    expect(sentTo("/api/recovery/links")).toEqual([{ email: "maya@example.com" }]);
    expect((await screen.findByRole("button", { name: /^Send it again in 0:/ })).hasAttribute("disabled")).toBe(true);
    await user.click(await press("Back"));
    expect(await heading("Good to see you")).toBeDefined();
    expect(document.activeElement).toBe(field("Email"));
  });

  it("names a wrong address under the field and sends nothing", async () => {
    const { user, sentTo } = open(<AuthPage />, "/auth", { "GET /api/recovery": { body: { byMail: true } } });
    await user.click(await press("Forgot password?"));
    await user.type(await screen.findByLabelText("Email"), "maya");
    await user.click(await press("Send the link"));
    expect(await screen.findByText("Invalid email address")).toBeDefined();
    expect(sentTo("/api/recovery/links")).toEqual([]);
  });

  it("refers to the administrator if the server sends no mail", async () => {
    const { user } = open(<AuthPage />, "/auth", { "GET /api/recovery": { body: { byMail: false } } });
    await user.click(await press("Forgot password?"));
    expect(await screen.findByText(/Ask your administrator for a link/)).toBeDefined();
    expect(screen.queryByLabelText("Email")).toBeNull();
  });
});

describe("the page for a new password", () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, again = "Sunny-day1") => {
    await user.type(await screen.findByLabelText("New password"), "Sunny-day1");
    await user.type(field("Again"), again);
    await user.click(await press("Save and log in"));
  };

  it("takes the token from the fragment, removes it from the address bar, saves and logs in", async () => {
    window.location.hash = TOKEN;
    const answers = { "POST /api/recovery/password": { body: { email: "maya@example.com" } }, "POST /api/login": { body: MAYA } };
    const { user, sentTo, path } = open(<NewPasswordPage />, "/new-password", answers);
    await waitFor(() => expect(window.location.hash).toBe(""));
    await fill(user);
    await waitFor(() => expect(path()).toBe("/"));
    expect(sentTo("/api/recovery/password")).toEqual([{ token: TOKEN, password: "Sunny-day1" }]);
    expect(sentTo("/api/login")).toEqual([{ email: "maya@example.com", password: "Sunny-day1" }]);
  });

  it("asks for the code if two-factor is on", async () => {
    window.location.hash = TOKEN;
    const answers = {
      "POST /api/recovery/password": { body: { email: "maya@example.com" } },
      "POST /api/login": { body: { requiresTwoFactor: true, tempUserId: "opaque" } },
    };
    const { user } = open(<NewPasswordPage />, "/new-password", answers);
    await fill(user);
    expect(await heading("One more step")).toBeDefined();
    expect(screen.getByLabelText("Code")).toBeDefined();
  });

  it("sends nothing while the two differ", async () => {
    window.location.hash = TOKEN;
    const { user, sentTo } = open(<NewPasswordPage />, "/new-password");
    await fill(user, "Sunny-day2");
    expect(await screen.findByText("Passwords don't match")).toBeDefined();
    expect(sentTo("/api/recovery/password")).toEqual([]);
  });

  it.each([
    ["is used up", TOKEN],
    ["has no token", ""],
  ])("says so if the link %s", async (_, token) => {
    window.location.hash = token;
    const { user } = open(<NewPasswordPage />, "/new-password", { "POST /api/recovery/password": DEAD });
    if (token !== "") await fill(user);
    expect(await heading("This link is over")).toBeDefined();
    expect(within(screen.getByRole("main")).getByRole("link", { name: "Go to login" }).getAttribute("href")).toBe("/auth");
  });
});

describe("the page for a new password, when the link asks for more", () => {
  const PASSKEY = {
    id: "00000000-0000-4000-8000-000000000001",
    kind: "passkey",
    name: "Maya's phone",
    addedAt: "2025-11-13T12:00:00.000Z",
  };
  const AI_KEY = { id: "00000000-0000-4000-8000-000000000002", kind: "ai_key", name: "openai", addedAt: null };
  const SAVED = { "POST /api/recovery/password": { body: { email: "maya@example.com" } }, "POST /api/login": { body: MAYA } };

  it("lists what somebody added, ticks none of it, and keeps what is ticked", async () => {
    window.location.hash = TOKEN;
    const details = { ...LINK, additions: [PASSKEY, AI_KEY] };
    const { user, sentTo, path } = open(<NewPasswordPage />, "/new-password", { ...SAVED, "POST /api/recovery/link": { body: details } });
    const group = await screen.findByRole("group", { name: "What of this is yours?" });
    const boxes = within(group).getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(within(group).getByRole("checkbox", { name: /^Passkey: Maya's phone/ }));
    await user.type(await screen.findByLabelText("New password"), "Sunny-day1");
    await user.type(field("Again"), "Sunny-day1");
    await user.click(await press("Save and log in"));
    await waitFor(() => expect(path()).toBe("/"));
    expect(sentTo("/api/recovery/password")).toEqual([{ token: TOKEN, password: "Sunny-day1", retain: [PASSKEY.id] }]);
  });

  it("asks for the age where it matters", async () => {
    window.location.hash = TOKEN;
    const details = { ...LINK, asksAge: true };
    const { user, sentTo } = open(<NewPasswordPage />, "/new-password", { ...SAVED, "POST /api/recovery/link": { body: details } });
    await user.type(await screen.findByLabelText("How old are you?"), "15");
    await user.type(field("New password"), "Sunny-day1");
    await user.type(field("Again"), "Sunny-day1");
    await user.click(await press("Save and log in"));
    await waitFor(() => expect(sentTo("/api/recovery/password")).toEqual([{ token: TOKEN, password: "Sunny-day1", age: 15 }]));
  });

  it("offers to try again if the link could not be read", async () => {
    window.location.hash = TOKEN;
    let isUp = false;
    const link = () => (isUp ? { body: LINK } : { status: 503, body: { message: "Later.", code: "unavailable" } });
    const { user } = open(<NewPasswordPage />, "/new-password", { "POST /api/recovery/link": link });
    const again = await press("Try again");
    isUp = true;
    await user.click(again);
    expect(await screen.findByLabelText("New password")).toBeDefined();
  });
});

describe("the page for a new address, in a browser that is not signed in to its account", () => {
  const STRANGE = { "POST /api/recovery/link": { body: { ...LINK, isOwn: false } } };

  it("logs in and confirms in one step, and says which address it is about", async () => {
    window.location.hash = TOKEN;
    let isIn = false;
    const logIn = () => {
      isIn = true;
      return { body: MAYA };
    };
    const current = () => (isIn ? { body: MAYA } : { status: 401, body: { message: "Unauthorized", code: "unauthorized" } });
    const answers = { ...STRANGE, "POST /api/login": logIn, "POST /api/recovery/email": DONE, "GET /api/user": current };
    const { user, sentTo, path } = open(<VerifyEmailPage />, "/verify-email", answers);
    expect(await heading("Is this account yours?")).toBeDefined();
    expect(field("Email").value).toBe("maya@example.com");
    await user.type(field("Password"), "Sunny-day1");
    await user.click(await press("Log in and confirm"));
    await waitFor(() => expect(path()).toBe("/"));
    expect(sentTo("/api/login")).toEqual([{ email: "maya@example.com", password: "Sunny-day1" }]);
    expect(sentTo("/api/recovery/email")).toEqual([{ token: TOKEN }]);
  });

  it("asks for the code if two-factor is on, and confirms nothing before", async () => {
    window.location.hash = TOKEN;
    const answers = { ...STRANGE, "POST /api/login": { body: { requiresTwoFactor: true, tempUserId: "opaque" } } };
    const { user, sentTo } = open(<VerifyEmailPage />, "/verify-email", answers);
    await user.type(await screen.findByLabelText("Password"), "Sunny-day1");
    await user.click(await press("Log in and confirm"));
    expect(await heading("One more step")).toBeDefined();
    expect(sentTo("/api/recovery/email")).toEqual([]);
  });

  it("makes the account mine with a new password, and deletes nothing unless asked", async () => {
    window.location.hash = TOKEN;
    const answers = {
      ...STRANGE,
      "POST /api/recovery/account": { body: { email: "maya@example.com" } },
      "POST /api/login": { body: MAYA },
    };
    const { user, sentTo, path } = open(<VerifyEmailPage />, "/verify-email", answers);
    await user.click(await press("This isn't my account: make it mine"));
    expect(await heading("Make it yours")).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Back" }));
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /^Start empty/ }).checked).toBe(false);
    await user.type(field("New password"), "Sunny-day1");
    await user.type(field("Again"), "Sunny-day1");
    await user.click(await press("Make it mine and log in"));
    await waitFor(() => expect(path()).toBe("/"));
    expect(sentTo("/api/recovery/account")).toEqual([{ token: TOKEN, password: "Sunny-day1", startEmpty: false }]);
  });

  it("does not offer to take an account that somebody vouches for, and asks for its own address", async () => {
    window.location.hash = TOKEN;
    const details = { ...LINK, email: "new@example.com", isOwn: false, canClaim: false };
    open(<VerifyEmailPage />, "/verify-email", { "POST /api/recovery/link": { body: details } });
    expect(await heading("Is this account yours?")).toBeDefined();
    expect(field("Email").value).toBe("");
    expect(screen.queryByRole("button", { name: /make it mine/ })).toBeNull();
  });

  it("names both accounts if another one is signed in, and goes on after logging out", async () => {
    window.location.hash = TOKEN;
    const noah = makeUser({ email: "noah@example.com" });
    const answers = { ...STRANGE, "POST /api/logout": DONE, "GET /api/user": { status: 401, body: { message: "Unauthorized" } } };
    const { user } = open(<VerifyEmailPage />, "/verify-email", answers, { user: noah });
    expect(await heading("This is for another account")).toBeDefined();
    expect(screen.getByText("noah@example.com")).toBeDefined();
    await user.click(await press("Log out and go on"));
    expect(await heading("Is this account yours?")).toBeDefined();
  });

  it("says so at once if the link is used up", async () => {
    window.location.hash = TOKEN;
    open(<VerifyEmailPage />, "/verify-email", { "POST /api/recovery/link": DEAD });
    expect(await heading("This link is over")).toBeDefined();
  });
});

describe("the page for a new address", () => {
  it("confirms when the button is pressed, not when the page is opened", async () => {
    window.location.hash = TOKEN;
    const answers = { "POST /api/recovery/email": DONE, "GET /api/user": { body: { ...MAYA, emailVerified: true } } };
    const { user, sentTo } = open(<VerifyEmailPage />, "/verify-email", answers, { user: MAYA });
    const button = await press("Confirm my address");
    await waitFor(() => expect(window.location.hash).toBe(""));
    expect(sentTo("/api/recovery/email")).toEqual([]);
    await user.click(button);
    expect(await heading("Thank you!")).toBeDefined();
    expect(sentTo("/api/recovery/email")).toEqual([{ token: TOKEN }]);
  });

  it("says so if the link is used up", async () => {
    window.location.hash = TOKEN;
    const { user } = open(<VerifyEmailPage />, "/verify-email", { "POST /api/recovery/email": DEAD });
    await user.click(await press("Confirm my address"));
    expect(await heading("This link is over")).toBeDefined();
  });
});
