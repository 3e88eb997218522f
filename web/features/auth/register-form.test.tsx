// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { field, messageUnder, networkFailure, openAuthPage, refusal } from "#web/testing/auth-page.tsx";
import { makeUser } from "#web/testing/make-user.ts";
import { expectToast } from "#web/testing/toasts.ts";

const REGISTER = "/auth?tab=register";
const MAYA = makeUser({ email: "maya@example.com" });

const createButton = () => screen.getByRole("button", { name: /^(create account|creating account)/i });

interface Registering {
  email?: string;
  password?: string;
  confirmation?: string;
}

async function fill(user: UserEvent, { email = "maya@example.com", password = "Sunny-day1", confirmation }: Registering = {}) {
  await user.type(field("Email"), email);
  await user.type(field("Password"), password);
  await user.type(field("Confirm password"), confirmation ?? password);
}

describe("registering", () => {
  // Spec: S5.1, S5.7
  it("names what is wrong under each field, focuses the first, and sends nothing", async () => {
    const { user, sentTo } = openAuthPage(REGISTER);
    await user.type(field("Email"), "maya@");
    await user.type(field("Confirm password"), "something");
    await user.click(createButton());
    await waitFor(() => expect(messageUnder("Email")).toBe("Invalid email address"));
    expect(messageUnder("Password")).toBe("Password must be at least 8 characters");
    expect(messageUnder("Confirm password")).toBe("Passwords don't match");
    expect(document.activeElement).toBe(field("Email"));
    expect(sentTo("/api/register")).toEqual([]);
  });

  // Spec: S5.2, S5.3, S5.4, S5.5, S5.6, S9.23
  it.each([
    ["Sun-d1", "Password must be at least 8 characters"],
    ["sunny-day1", "Password must contain at least one uppercase letter"],
    ["SUNNY-DAY1", "Password must contain at least one lowercase letter"],
    ["Sunny-days", "Password must contain at least one number"],
    ["SunnyDays1", "Password must contain at least one special character"],
  ])("answers the password %s with '%s'", async (password, message) => {
    const { user, sentTo } = openAuthPage(REGISTER);
    await fill(user, { password });
    await user.click(createButton());
    await waitFor(() => expect(messageUnder("Password")).toBe(message));
    expect(messageUnder("Confirm password")).toBeUndefined();
    expect(document.activeElement).toBe(field("Password"));
    expect(sentTo("/api/register")).toEqual([]);
  });

  it("removes 'Passwords don't match' whichever of the two is corrected", async () => {
    const { user } = openAuthPage(REGISTER);
    await fill(user, { password: "Sunny-day1", confirmation: "Sunny-day12", email: "maya" });
    await user.click(createButton());
    await waitFor(() => expect(messageUnder("Confirm password")).toBe("Passwords don't match"));
    await user.type(field("Password"), "2");
    await waitFor(() => expect(messageUnder("Confirm password")).toBeUndefined());
  });

  it("ticks off the password rules while typing", async () => {
    const { user } = openAuthPage(REGISTER);
    const met = () =>
      within(screen.getByRole("list", { name: "Password rules" }))
        .getAllByRole("listitem")
        .map((rule) => rule.textContent ?? "")
        .filter((text) => text.endsWith(", met"))
        .map((text) => text.replace(", met", ""));
    expect(met()).toEqual([]);
    await user.type(field("Password"), "sun1");
    expect(met()).toEqual(["One lowercase letter", "One number"]);
    await user.type(field("Password"), "NY-day");
    expect(met()).toHaveLength(5);
  });

  // Spec: S4.12, S5.8, S7.11, S8.7
  it("creates the account, signs in and goes to the dashboard", async () => {
    const { user, sentTo, currentUser, path } = openAuthPage(REGISTER, { "POST /api/register": { status: 201, body: MAYA } });
    await user.type(field(/first name/i), " Maya ");
    await user.type(field(/last name/i), "Lopez");
    await fill(user);
    await user.keyboard("{Enter}");
    await expectToast("Welcome to BiteBright!", "Your account has been created successfully.");
    expect(sentTo("/api/register")).toEqual([
      { email: "maya@example.com", password: "Sunny-day1", confirmPassword: "Sunny-day1", firstName: "Maya", lastName: "Lopez" },
    ]);
    expect(currentUser()).toEqual(MAYA);
    expect(path()).toBe("/?welcome");
  });

  // Spec: S8.6
  it.each([
    ["the server's reason", refusal(409, "This email already has an account"), "This email already has an account"],
    ["a text of its own when the network fails", networkFailure, "Please check your information and try again."],
  ])("shows %s and keeps what was typed", async (_, answer, reason) => {
    const { user, path } = openAuthPage(REGISTER, { "POST /api/register": answer });
    await fill(user);
    await user.click(createButton());
    await expectToast("Registration failed", reason);
    expect([field("Email").value, field("Password").value]).toEqual(["maya@example.com", "Sunny-day1"]);
    expect(path()).toBe(REGISTER);
  });

  // Spec: S5.45
  it("says that it is busy and sends once; blank names are omitted", async () => {
    const { user, sentTo } = openAuthPage(REGISTER, { "POST /api/register": () => new Promise(() => undefined) });
    await user.type(field(/last name/i), "  ");
    await fill(user);
    await user.dblClick(createButton());
    await screen.findByText("Creating account...");
    expect(createButton().getAttribute("aria-busy")).toBe("true");
    await user.type(field("Confirm password"), "{Enter}");
    expect(sentTo("/api/register")).toEqual([{ email: "maya@example.com", password: "Sunny-day1", confirmPassword: "Sunny-day1" }]);
  });
});
