// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeServer, laterAnswer, NOT_SIGNED_IN } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { AppRouter } from "./router.tsx";

const heading = () => screen.findByRole("heading", { level: 1 });

// Spec: S2.1, S2.2, S2.3, S2.4, S2.5, S2.6, S2.8, S2.13, S2.81, S4.1, S4.6, S6.3, S8.32
test.each([
  ["/", "Hi, Maya!", "Dashboard"],
  ["/auth", "Hi, Maya!", "Dashboard"],
  ["/search", "Discover Foods & Nutrition", "Food Search"],
  ["/diary", "Food Diary", "Food Diary"],
  ["/scan", "Scan Your Food", "Scan Food"],
  ["/suggestions", "What Should I Eat Right Now?", "Suggestions"],
  ["/profile", "Profile", "Profile"],
  ["/admin", "Access Denied", "Admin Dashboard"],
  ["/nowhere", "Page Not Found", "Page Not Found"],
  ["/constructor", "Page Not Found", "Page Not Found"],
])("%s shows '%s' inside the shell to a signed-in user", async (path, title, documentTitle) => {
  renderAt(<AppRouter />, { path, user: makeUser() });
  expect((await heading()).textContent).toBe(title);
  expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toBeTruthy();
  expect(screen.getByRole("banner")).toBeTruthy();
  // The title is set after the page is shown.
  await waitFor(() => expect(document.title).toBe(`${documentTitle} · BiteBright™`));
});

// Spec: S2.7, S6.5
test("an administrator sees the admin dashboard", async () => {
  renderAt(<AppRouter />, { path: "/admin", user: makeUser({ isAdmin: true }) });
  expect((await heading()).textContent).toBe("Admin Dashboard");
  expect(screen.getByText("Manage users and system configuration")).toBeTruthy();
});

test("a user without a first name is greeted too", async () => {
  renderAt(<AppRouter />, { user: makeUser({ firstName: null }) });
  expect((await heading()).textContent).toBe("Hi there!");
});

// Spec: S1.18
test("a visitor sees the landing page at /", async () => {
  renderAt(<AppRouter />, { user: null });
  expect((await heading()).textContent).toBe("The Fun Way to Learn About Food");
  await waitFor(() => expect(document.title).toBe("BiteBright™: the fun way to learn about food"));
});

// Spec: S1.18
test("a visitor sees the sign-in page at /auth", async () => {
  renderAt(<AppRouter />, { path: "/auth", user: null });
  expect(await screen.findByRole("tab", { name: "Register" })).toBeTruthy();
});

// Spec: S2.9, S2.10, S4.6, S6.1
test.each(["/search", "/diary", "/scan", "/suggestions", "/profile", "/admin", "/nowhere"])(
  "signed out, %s is not found and leads home",
  async (path) => {
    const app = renderAt(<AppRouter />, { path, user: null });
    expect((await heading()).textContent).toBe("Page Not Found");
    expect(screen.queryByRole("banner")).toBeNull();
    expect(screen.getByRole("link", { name: "When food feels hard" }).getAttribute("href")).toBe("/support");
    await userEvent.click(screen.getByRole("link", { name: "Back home" }));
    expect(app.path()).toBe("/");
  },
);

// Spec: S2.12
test("'Loading...' shows until it is known who is signed in", async () => {
  const { answer, send } = laterAnswer();
  fakeServer({ "GET /api/user": () => answer, "GET /api/admin/settings/public": { body: [] } });
  renderAt(<AppRouter />, { path: "/nowhere" });
  expect(screen.getByRole("status").textContent).toBe("Loading...");
  send(NOT_SIGNED_IN);
  expect((await heading()).textContent).toBe("Page Not Found");
});

test("an unreachable server is reported, and requested again", async () => {
  let isUp = false;
  fakeServer({ "GET /api/user": () => (isUp ? NOT_SIGNED_IN : { status: 500 }), "GET /api/admin/settings/public": { body: [] } });
  renderAt(<AppRouter />, { path: "/nowhere" });
  expect((await heading()).textContent).toBe("No connection right now");
  isUp = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Page Not Found")).toBeTruthy();
});

test("a navigation moves the focus to the title of the new page", async () => {
  renderAt(<AppRouter onPageReady={async () => undefined} />, { user: makeUser() });
  await heading();
  await userEvent.click(within(screen.getByRole("banner")).getByRole("link", { name: "Food Diary" }));
  expect(document.activeElement).toBe(await screen.findByRole("heading", { level: 1, name: "Food Diary" }));
});
