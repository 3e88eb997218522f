// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { currentUserQuery } from "#web/api/sign-in/auth.ts";
import { AppRouter } from "#web/app/router.tsx";
import { fakeServer, laterAnswer, NOT_SIGNED_IN } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

const openUserMenu = async () => userEvent.click(await screen.findByRole("button", { name: /^User menu/ }));
const logOut = async () => {
  await openUserMenu();
  await userEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
};

// Spec: S2.15, S2.40, S4.2, S4.3, S4.4, S6.4, S8.12
test("logging out clears the cached user and all their data, goes home and says so", async () => {
  const calls = fakeServer({ "POST /api/logout": { status: 204 }, "GET /api/user": NOT_SIGNED_IN });
  const app = renderAt(<AppRouter />, { path: "/diary", user: makeUser() });
  app.client.setQueryData(["/api/diary"], ["toast"]);
  await logOut();
  expect(await screen.findByText("You have been successfully logged out.")).toBeTruthy();
  expect(screen.getByText("Logged out")).toBeTruthy();
  expect(app.path()).toBe("/");
  expect(app.client.getQueryData(currentUserQuery.queryKey)).toBeNull();
  expect(app.client.getQueryData(["/api/diary"])).toBeUndefined();
  expect(await screen.findByRole("heading", { level: 1, name: "The Fun Way to Learn About Food" })).toBeTruthy();
  const sent = calls.map(({ method, path, body }) => [method, path, body]);
  // None of the user's data is requested afterwards.
  expect(sent.slice(sent.findIndex(([method]) => method === "POST"))).toEqual([
    ["POST", "/api/logout", undefined],
    ["GET", "/api/user", undefined],
  ]);
});

// Spec: S4.5
test("while logging out the menu says so and sends nothing twice", async () => {
  const { answer, send } = laterAnswer();
  const calls = fakeServer({
    "POST /api/logout": () => answer,
    "GET /api/user": NOT_SIGNED_IN,
  });
  renderAt(<AppRouter />, { path: "/diary", user: makeUser() });
  await logOut();
  const item = screen.getByRole("menuitem", { name: "Logging out..." });
  expect([item.getAttribute("aria-busy"), item.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
  await userEvent.click(item).catch(() => undefined);
  expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  send({ status: 204 });
  expect(await screen.findByText("Logged out")).toBeTruthy();
});

// Spec: S8.11
test.each([
  [{ status: 503, body: { message: "We are moving house.", code: "x" } }, "We are moving house."],
  [{ status: 500, body: "" }, "Failed to logout"],
])("a failed logout keeps the user signed in and says why", async (answer, words) => {
  fakeServer({ "POST /api/logout": answer });
  const app = renderAt(<AppRouter />, { path: "/diary", user: makeUser() });
  await logOut();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText("Logout failed")).toBeTruthy();
  expect(app.client.getQueryData(currentUserQuery.queryKey)).toEqual(makeUser());
  expect(app.path()).toBe("/diary");
});

// Spec: S2.39
test("only administrators are offered the admin dashboard", async () => {
  renderAt(<AppRouter />, { user: makeUser() });
  await openUserMenu();
  const items = () => screen.getAllByRole("menuitem").map((item) => item.textContent);
  expect(items()).toEqual(["Learn", "Recipes", "Profile", "Logout"]);
});

// Spec: S2.39, S6.5
test("an administrator is offered the admin dashboard", async () => {
  const app = renderAt(<AppRouter />, { user: makeUser({ isAdmin: true }) });
  await openUserMenu();
  await userEvent.click(screen.getByRole("menuitem", { name: "Admin Dashboard" }));
  expect(app.path()).toBe("/admin");
});

test("the user menu switches the theme and stays open", async () => {
  renderAt(<AppRouter />, { user: makeUser() });
  await openUserMenu();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(screen.getByRole("menuitemradio", { name: "Dark" }).getAttribute("aria-checked")).toBe("true");
});

// Spec: S2.41, S2.42
test("the active tab is marked, also where /auth shows the dashboard", async () => {
  renderAt(<AppRouter />, { path: "/auth", user: makeUser() });
  const header = within(await screen.findByRole("banner"));
  expect(header.getByRole("link", { current: "page" }).textContent).toBe("Dashboard");
  const tabs = within(header.getByRole("navigation")).getAllByRole("link");
  expect(tabs.map((tab) => tab.textContent)).toEqual(["Dashboard", "Food Search", "Food Diary", "Scan Food", "Suggestions"]);
});

// Spec: S2.46, S7.41
test("the footer's FAQ button opens the questions and answers, which are requested only then", async () => {
  const calls = fakeServer({ "GET /api/faqs/public": { body: [] } });
  renderAt(<AppRouter />, { path: "/nothing", user: makeUser() });
  await screen.findByRole("heading", { level: 1 });
  const opener = screen.getByRole("button", { name: "FAQ" });
  expect(calls.some(({ path }) => path.includes("faqs"))).toBe(false);
  await userEvent.click(opener);
  expect(await screen.findByRole("dialog", { name: "Frequently asked questions" })).toBeTruthy();
  expect(await screen.findByText("No FAQs available at this time")).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

// Spec: S2.48, S7.38
test("a legal text opens in a dialog, with the operator's own text, and returns the focus", async () => {
  fakeServer({
    "GET /api/admin/settings/public": { body: [{ key: "cookie_policy", value: "<p>One <strong>session</strong> cookie.</p>" }] },
  });
  renderAt(<AppRouter />, { path: "/nothing", user: makeUser() });
  // A page takes the focus when it loads.
  await screen.findByRole("heading", { level: 1 });
  const link = screen.getByRole("button", { name: "Cookie Policy" });
  await userEvent.click(link);
  const dialog = await screen.findByRole("dialog", { name: "Cookie Policy" });
  await waitFor(() => expect(dialog.querySelector("strong")?.textContent).toBe("session"));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("a legal text that fails to load says so and is requested again", async () => {
  let isBroken = true;
  fakeServer({
    "GET /api/admin/settings/public": () =>
      isBroken ? { status: 500, body: "" } : { body: [{ key: "footer_terms_of_service", value: "<h2>Be kind</h2>" }] },
  });
  renderAt(<AppRouter />, { user: makeUser() });
  await userEvent.click(await screen.findByRole("button", { name: "Terms of Service" }));
  expect(await screen.findByText("This text didn't come through.")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Be kind" })).toBeTruthy();
});
