// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { AppRouter } from "#web/app/router.tsx";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

async function openShell(user: Partial<User> = {}) {
  const app = renderAt(<AppRouter />, { path: "/nothing", user: makeUser(user) });
  await screen.findByRole("heading", { level: 1 });
  return { app, header: within(screen.getByRole("banner")), footer: within(screen.getByRole("contentinfo")) };
}

// Spec: S2.43, S2.44, S2.45, S2.50, D1.7
test("the footer has a blurb, quick links, resources, the legal texts and a copyright line", async () => {
  const { footer } = await openShell();
  expect(footer.getByText("Your AI-powered nutrition companion. Learn what food does, one bite at a time.")).toBeTruthy();
  expect(footer.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual(["Quick Links", "Resources", "Legal"]);
  expect(footer.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Food Search", "/search"],
    ["Food Diary", "/diary"],
    ["Profile", "/profile"],
    ["AI Suggestions", "/suggestions"],
    ["Nutrition Guide", "/learn"],
    ["Healthy Recipes", "/recipes"],
    ["When food feels hard", "/support"],
  ]);
  expect(footer.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "FAQ",
    "Terms of Service",
    "Privacy Policy",
    "Cookie Policy",
  ]);
  expect(footer.getByText("© 2025 BiteBright™. All rights reserved.")).toBeTruthy();
});

// Spec: S2.30, S2.34
test("the header links home through the wordmark, and shows the provider and the user", async () => {
  const { header } = await openShell();
  expect(header.getByRole("link", { name: "BiteBright home" }).textContent).toBe("BiteBright™");
  expect(header.getByRole("link", { name: "BiteBright home" }).getAttribute("href")).toBe("/");
  expect(header.getByRole("button", { name: /^AI provider/ })).toBeTruthy();
  expect(header.getByRole("button", { name: "User menu: Maya Lopez" }).textContent).toContain("ML");
});

// Spec: S2.35, S2.37
test("a user without a name is shown by their email address and its first letter", async () => {
  const { header } = await openShell({ firstName: null, lastName: null, email: "noor@example.com" });
  expect(header.getByRole("button", { name: "User menu: noor@example.com" }).textContent).toBe("Nnoor@example.com");
});

// Spec: S2.38
test("the user menu leads to the profile", async () => {
  const { app, header } = await openShell();
  await userEvent.click(header.getByRole("button", { name: /^User menu/ }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Profile" }));
  expect(app.path()).toBe("/profile");
});
