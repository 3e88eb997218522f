// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { Link } from "wouter";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { ProfilePage } from "./profile-page.tsx";

const PREFERENCES = { preferredLLM: "anthropic", dietaryRestrictions: [], allergies: [], foodPreferences: [], medicalConditions: [] };

function openPage(path: string) {
  const calls = fakeServer({
    "GET /api/admin/settings/public": { body: [] },
    "GET /api/user/preferences": { body: PREFERENCES },
    "GET /api/user/api-keys": { body: [] },
  });
  const ui = (
    <>
      <Link href="/diary">Food Diary</Link>
      <Link href="/profile?tab=api-keys">Keys</Link>
      <ProfilePage />
    </>
  );
  const { path: currentPath } = renderAt(ui, { path, user: makeUser() });
  return { user: userEvent.setup(), path: currentPath, requests: () => calls.map((call) => call.path) };
}

const chosenTab = () => screen.getByRole("tab", { selected: true }).textContent;

// Spec: S2.85
it("has four tabs and opens on the first, requesting only what that one shows", () => {
  const { requests } = openPage("/profile");
  expect(screen.getByRole("heading", { level: 1, name: "Profile" })).toBeDefined();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Profile", "Preferences", "API keys", "Security"]);
  expect(chosenTab()).toBe("Profile");
  expect(requests()).not.toContain("/api/user/preferences");
});

it.each([
  ["/profile?tab=preferences", "Preferences"],
  ["/profile?tab=api-keys", "API keys"],
  ["/profile?tab=nonsense", "Profile"],
])("%s opens %s", async (path, name) => {
  openPage(path);
  expect(chosenTab()).toBe(name);
  expect(screen.getByRole("tabpanel", { name })).toBeDefined();
});

// Spec: S2.86
it("has the password and two-factor under Security", async () => {
  openPage("/profile?tab=security");
  expect(chosenTab()).toBe("Security");
  expect(await screen.findByRole("region", { name: "Password" })).toBeDefined();
  expect(screen.getByRole("heading", { name: "Two-factor authentication" })).toBeDefined();
});

it("keeps the tab in the URL, and keeps what was typed while another tab shows", async () => {
  const { user, path } = openPage("/profile");
  await user.type(screen.getByLabelText("Age (years)"), "15");
  await user.click(screen.getByRole("tab", { name: "Preferences" }));
  expect(path()).toBe("/profile?tab=preferences");
  expect(await screen.findByRole("form", { name: "Preferences" })).toBeDefined();
  expect(screen.queryByRole("form", { name: "Profile" })).toBeNull();
  await user.click(screen.getByRole("tab", { name: "Profile" }));
  expect(path()).toBe("/profile");
  expect(screen.getByLabelText<HTMLInputElement>("Age (years)").value).toBe("15");
});

describe("a link away from edits", () => {
  const question = () => screen.queryByRole("alertdialog", { name: "Leave without saving?" });

  async function follow(name: string) {
    const page = openPage("/profile");
    await page.user.type(screen.getByLabelText("Age (years)"), "15");
    await page.user.click(screen.getByRole("link", { name }));
    return page;
  }

  it("asks first; Enter stays on the page, and the edits are still there", async () => {
    const { user, path } = await follow("Food Diary");
    expect(question()).not.toBeNull();
    expect(document.activeElement?.textContent).toBe("Stay");
    await user.keyboard("{Enter}");
    expect(question()).toBeNull();
    expect(path()).toBe("/profile");
    expect(screen.getByLabelText<HTMLInputElement>("Age (years)").value).toBe("15");
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Food Diary"));
  });

  it("goes to its target after Leave", async () => {
    const { user, path } = await follow("Food Diary");
    await user.click(screen.getByRole("button", { name: "Leave" }));
    expect(path()).toBe("/diary");
  });

  it("does not ask on the way to another tab, or when nothing would be lost", async () => {
    const { user, path } = await follow("Keys");
    expect(path()).toBe("/profile?tab=api-keys");
    await user.click(screen.getByRole("tab", { name: "Profile" }));
    await user.click(screen.getByRole("button", { name: "Discard" }));
    await user.click(screen.getByRole("link", { name: "Food Diary" }));
    expect(question()).toBeNull();
    expect(path()).toBe("/diary");
  });
});
