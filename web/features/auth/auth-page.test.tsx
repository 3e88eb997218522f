// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { SITE_TEXTS } from "#core/domain/site/site-texts.ts";
import { field, messageUnder, networkFailure, openAuthPage, refusal } from "#web/testing/auth-page.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { expectToast } from "#web/testing/toasts.ts";

const MAYA = makeUser({ email: "maya@example.com" });

const loginButton = () => screen.getByRole("button", { name: /^(login|logging in)/i });

describe("the sign-in page", () => {
  // Spec: S2.23
  it("opens on Login, and on Register if the URL says so", async () => {
    const { user, path } = openAuthPage("/auth");
    expect(screen.getByRole("tab", { name: "Login", selected: true })).toBeDefined();
    await user.click(screen.getByRole("tab", { name: "Register" }));
    expect(screen.getByRole("button", { name: "Create account" })).toBeDefined();
    expect(path()).toBe("/auth?tab=register");
    cleanup();
    openAuthPage("/auth?tab=register");
    expect(screen.getByRole("tab", { name: "Register", selected: true })).toBeDefined();
  });

  // Spec: S1.2, S2.26
  it("greets with the built-in texts", () => {
    openAuthPage("/auth");
    expect(screen.getByRole("heading", { level: 2 }).textContent).toBe(SITE_TEXTS.auth_welcome_title.defaultValue);
    expect(screen.getByText(SITE_TEXTS.auth_welcome_description.defaultValue)).toBeDefined();
  });

  // Spec: S2.25
  it("greets with an administrator's texts, as plain text", async () => {
    const settings = [
      { key: "auth_welcome_title", value: "Hello, Riverside High" },
      { key: "auth_welcome_description", value: "<b>Lunch</b> club" },
    ];
    openAuthPage("/auth", { "GET /api/admin/settings/public": { body: settings } });
    expect(await screen.findByRole("heading", { level: 2, name: "Hello, Riverside High" })).toBeDefined();
    expect(screen.getByText("<b>Lunch</b> club")).toBeDefined();
  });

  it("tells password managers what each field is", async () => {
    const { user } = openAuthPage("/auth");
    const purposes = (...labels: (string | RegExp)[]) => labels.map((label) => field(label).autocomplete);
    expect(purposes("Email", "Password")).toEqual(["username webauthn", "current-password"]);
    await user.click(screen.getByRole("tab", { name: "Register" }));
    expect(purposes(/first name/i, /last name/i, "Email", "Password", "Confirm password")).toEqual([
      "given-name",
      "family-name",
      "email",
      "new-password",
      "new-password",
    ]);
  });

  it("shows and hides the password", async () => {
    const { user } = openAuthPage("/auth");
    await user.type(field("Password"), "Sunny-day1");
    await user.click(screen.getByRole("button", { name: "Show password" }));
    expect(field("Password").type).toBe("text");
    await user.click(screen.getByRole("button", { name: "Hide password" }));
    expect(field("Password").type).toBe("password");
  });
});

describe("logging in", () => {
  // Spec: S5.9, S5.10
  it("names what is missing under each field, focuses the first, and sends nothing", async () => {
    const { user, sentTo } = openAuthPage("/auth");
    await user.click(loginButton());
    await waitFor(() => expect(messageUnder("Email")).toBe("Invalid email address"));
    expect(messageUnder("Password")).toBe("Password is required");
    expect(document.activeElement).toBe(field("Email"));
    await user.type(field("Email"), "maya@example.com");
    await waitFor(() => expect(messageUnder("Email")).toBeUndefined());
    await user.click(loginButton());
    expect(document.activeElement).toBe(field("Password"));
    expect(sentTo("/api/login")).toEqual([]);
  });

  // Spec: S4.7, S4.11, S7.12, S8.9
  it("makes them the current user, says so and goes to the dashboard", async () => {
    const { user, sentTo, currentUser, path } = openAuthPage("/auth", { "POST /api/login": { body: MAYA } });
    await user.type(field("Email"), "  Maya@Example.com ");
    await user.type(field("Password"), "Sunny-day1{Enter}");
    await expectToast("Welcome back!", "You've been successfully logged in.");
    expect(sentTo("/api/login")).toEqual([{ email: "maya@example.com", password: "Sunny-day1" }]);
    expect(currentUser()).toEqual(MAYA);
    expect(path()).toBe("/");
  });

  // Spec: S8.10
  it("does not welcome a user who still needs a second factor", async () => {
    const answer = { body: { requiresTwoFactor: true, tempUserId: "opaque" } };
    const { user, currentUser, path } = openAuthPage("/auth", { "POST /api/login": answer });
    await user.type(field("Email"), "maya@example.com");
    await user.type(field("Password"), "Sunny-day1{Enter}");
    await expectToast("2FA Required", "Please enter your 2FA code to continue.");
    expect(currentUser()).toBeUndefined();
    expect(path()).toBe("/auth");
  });

  // Spec: S8.8
  it("shows the server's reason and keeps what was typed", async () => {
    const { user, currentUser, path } = openAuthPage("/auth", { "POST /api/login": refusal(401, "Invalid email or password") });
    await user.type(field("Email"), "maya@example.com");
    await user.type(field("Password"), "wrong");
    await user.click(loginButton());
    await expectToast("Login failed", "Invalid email or password");
    expect([field("Email").value, field("Password").value]).toEqual(["maya@example.com", "wrong"]);
    expect(currentUser()).toBeUndefined();
    expect(path()).toBe("/auth");
  });

  // Spec: S8.8
  it.each<[string, Answer | (() => Promise<Answer>)]>([
    ["the network fails", networkFailure],
    ["the answer is none of ours", { status: 502, body: "<h1>Bad gateway</h1>" }],
  ])("has its own text when %s", async (_, answer) => {
    const { user } = openAuthPage("/auth", { "POST /api/login": answer });
    await user.type(field("Email"), "maya@example.com");
    await user.type(field("Password"), "Sunny-day1{Enter}");
    await expectToast("Login failed", "Please check your credentials and try again.");
  });

  it("says that it is busy, and sends once however often it is submitted", async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const { user, sentTo } = openAuthPage("/auth", { "POST /api/login": () => new Promise((resolve) => (finish = resolve)) });
    await user.type(field("Email"), "maya@example.com");
    await user.type(field("Password"), "Sunny-day1");
    fireEvent.click(loginButton());
    fireEvent.click(loginButton());
    await screen.findByText("Logging in...");
    expect(loginButton().getAttribute("aria-busy")).toBe("true");
    await user.click(loginButton());
    await user.type(field("Password"), "{Enter}");
    expect(sentTo("/api/login")).toHaveLength(1);
    finish(refusal(401, "Invalid email or password"));
    await waitFor(() => expect(loginButton().getAttribute("aria-busy")).toBeNull());
    expect(screen.queryByText("Logging in...")).toBeNull();
    await user.click(loginButton());
    await waitFor(() => expect(sentTo("/api/login")).toHaveLength(2));
  });
});

describe("the passkey step", () => {
  it("says what a browser without passkeys can do instead, and goes back to the form", async () => {
    const { user } = openAuthPage("/auth");
    await user.click(screen.getByRole("button", { name: "Sign in with a passkey" }));
    expect((await screen.findByRole("heading", { level: 1, name: "Sign in with a passkey" })) === document.activeElement).toBe(true);
    expect(screen.getByText("This browser can't use passkeys here. Please use your password.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Use my password" }));
    expect(document.activeElement).toBe(field("Email"));
  });
});
