// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ADMIN, button, LEO, NAMELESS, openAdmin, userListAnswer } from "#web/testing/admin.tsx";
import { makeUser } from "#web/testing/make-user.ts";

const overview = () => screen.getByRole("region", { name: "Overview" });
const rows = async () => within(await screen.findByRole("table", { name: "Users" })).getAllByRole("row");

describe("the page", () => {
  // Spec: S2.106, S6.3
  it("is not shown to others, and sends no requests for them", () => {
    const { requests } = openAdmin({}, makeUser());
    expect(screen.getByRole("heading", { level: 1, name: "Access Denied" })).toBeTruthy();
    expect(screen.getByText("You need administrator privileges to access this page.")).toBeTruthy();
    expect(requests("/api/admin/users")).toEqual([]);
  });

  // Spec: S2.88, S2.89, S2.90, S2.91, S2.92, S2.99, S2.100, D1.5
  it("has its title, its figures and the state of the system", async () => {
    openAdmin();
    expect(screen.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeTruthy();
    expect(screen.getByText("Manage users and system configuration")).toBeTruthy();
    await within(overview()).findByText("1,248");
    await within(overview()).findByText("All systems operational");
    expect(overview().textContent).toBe(
      "Total Users1,248+37 this weekActive Users164Last 30 daysAdmin Users2Including youSystem StatusAll systems operational",
    );
    expect(screen.getByRole("region", { name: "AI Providers" }).textContent).toBe(
      "AI ProvidersAnthropicClaudeDefaultOpenAIGPTAvailableGeminiGoogleAvailable",
    );
    expect(screen.getByRole("region", { name: "System Information" }).textContent).toMatch(
      /Version\d.*DatabasePostgreSQLLast backupnone yetUptime99\.9%$/,
    );
  });

  it("says what is wrong with the system, and the uptime that was measured", async () => {
    openAdmin({
      "GET /api/admin/system": { body: { problems: ["database", "backup"], uptimePercent: 98.76, lastBackupAt: null, unfilledTexts: [] } },
    });
    await within(overview()).findByText("The database does not answer.");
    expect(within(overview()).getByText("The last backup is older than two days.")).toBeTruthy();
    expect(within(overview()).queryByText("All systems operational")).toBeNull();
    expect(screen.getByRole("region", { name: "System Information" }).textContent).toMatch(/Uptime98\.7%$/);
  });

  it("lists what the legal texts still lack, and opens the one that lacks most", async () => {
    const legal = (key: string, description: string) => ({
      key,
      description,
      category: "legal",
      type: "html",
      value: "<p>We</p>",
      isEditable: true,
      isDefault: true,
    });
    const unfilledTexts = [
      { key: "footer_privacy_policy", parts: ["hosting", "operator"] },
      { key: "footer_terms_of_service", parts: ["operator"] },
    ];
    const { user } = openAdmin({
      "GET /api/admin/system": { body: { problems: [], uptimePercent: null, lastBackupAt: null, unfilledTexts } },
      "GET /api/admin/settings": {
        body: [
          { ...legal("landing_hero_title", "Headline"), category: "landing", type: "text" },
          legal("footer_terms_of_service", "Terms"),
          legal("footer_privacy_policy", "Privacy"),
        ],
      },
    });
    await within(overview()).findByText("The legal texts do not say yet: who runs this site, where the computer stands.");
    await user.click(screen.getByRole("link", { name: "Fill them in" }));
    expect(await screen.findByRole("form", { name: "Privacy" })).toBeTruthy();
    expect(screen.getByRole("tab", { name: "Legal" }).getAttribute("aria-selected")).toBe("true");
    await user.click(await button("Hide Settings"));
    expect(screen.queryByRole("region", { name: "System Settings" })).toBeNull();
  });

  it("recommends two-factor until it is on", () => {
    openAdmin();
    expect(screen.getByRole("link", { name: "Set it up in your profile" }).getAttribute("href")).toBe("/profile?tab=security");
  });

  it("says nothing about two-factor to users who have it", () => {
    openAdmin({}, { ...ADMIN, twoFactorEnabled: true });
    expect(screen.queryByText(/Two-factor/)).toBeNull();
  });

  // Spec: S2.101, S2.102
  it("opens and closes the panels", async () => {
    const { user } = openAdmin({ "GET /api/admin/settings": { body: [] }, "GET /api/admin/faqs": { body: [] } });
    await user.click(await button("System Settings"));
    expect(await screen.findByRole("region", { name: "System Settings" })).toBeTruthy();
    await user.click(await button("Hide Settings"));
    expect(screen.queryByRole("region", { name: "System Settings" })).toBeNull();
    await user.click(await button("FAQ Management"));
    expect(await screen.findByRole("region", { name: "FAQ Management" })).toBeTruthy();
    await user.click(await button("Hide FAQ Admin"));
    expect(screen.queryByRole("region", { name: "FAQ Management" })).toBeNull();
  });

  it("says which figures failed to load, and retries", async () => {
    let isUp = false;
    const stats = { totalUsers: 3, newThisWeek: 1, activeUsers: 2, adminUsers: 1 };
    const { user } = openAdmin({ "GET /api/admin/stats": () => (isUp ? { body: stats } : { status: 500 }) });
    await screen.findByText("The figures did not come through.");
    isUp = true;
    await user.click(await button("Try again"));
    expect(await screen.findByText("+1 this week")).toBeTruthy();
  });
});

describe("the table of users", () => {
  // Spec: S2.93, S2.94, S2.95, S2.96, S2.97, S2.98, S6.8
  it("has a row for each user, and administrators cannot edit or delete themselves", async () => {
    openAdmin();
    expect((await rows()).map((row) => row.textContent)).toEqual([
      "UserEmailStatusJoinedActions",
      "ALAda LopezAdminada@example.comActiveJan 1, 2025",
      "LTLeo Tanakaleo@example.comActiveJan 1, 2025",
      "SN/Asofia@example.comActiveJan 1, 2025",
    ]);
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name }).disabled;
    expect(["Edit Ada Lopez", "Reset password of Ada Lopez", "Delete Ada Lopez"].map(isDisabled)).toEqual([true, false, true]);
    expect(["Edit Leo Tanaka", "Reset password of Leo Tanaka", "Delete Leo Tanaka"].map(isDisabled)).toEqual([false, false, false]);
    expect(isDisabled("Edit sofia@example.com")).toBe(false);
  });

  it("is searched, sorted and paged by the server", async () => {
    const { user, requests } = openAdmin({ "GET /api/admin/users": userListAnswer([LEO, NAMELESS], 100_000) });
    expect(await screen.findByText("1 to 10 of 100,000")).toBeTruthy();
    await user.click(await button("Next"));
    await waitFor(() => expect(requests("/api/admin/users").at(-1)).toBe("/api/admin/users?sort=newest&limit=10&offset=10"));
    expect(await screen.findByText("11 to 20 of 100,000")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Sort users" }), "Name, A to Z");
    await waitFor(() => expect(requests("/api/admin/users").at(-1)).toBe("/api/admin/users?sort=name&limit=10&offset=0"));
    await user.type(screen.getByRole("searchbox", { name: "Search users" }), " leo ");
    await waitFor(() => expect(requests("/api/admin/users").at(-1)).toBe("/api/admin/users?sort=name&limit=10&offset=0&search=leo"));
  });

  it("goes back a page when the last user of a page is deleted", async () => {
    let total = 11;
    const { user } = openAdmin({
      "GET /api/admin/users": () => userListAnswer([LEO], total),
      [`DELETE /api/admin/users/${LEO.id}`]: () => {
        total = 10;
        return { status: 204 };
      },
    });
    await user.click(await button("Next"));
    await screen.findByText("11 to 11 of 11");
    await user.click(await button("Delete Leo Tanaka"));
    await user.click(await button("Delete"));
    expect(await screen.findByText("1 to 10 of 10")).toBeTruthy();
  });

  it("says when no user is found", async () => {
    openAdmin({ "GET /api/admin/users": userListAnswer([]) });
    expect(await screen.findByRole("heading", { name: "Nobody found" })).toBeTruthy();
  });
});

describe("recent changes", () => {
  const record = (id: number, overrides: object) => ({
    id: `0190a0a0-0000-7000-8000-0000000001${String(id).padStart(2, "0")}`,
    adminEmail: "ada@example.com",
    action: "user_updated",
    subject: "leo@example.com",
    fields: [],
    createdAt: new Date().toISOString(),
    ...overrides,
  });
  const changes = () => within(screen.getByRole("region", { name: "Recent changes" }));

  it("lists who did what to whom, and names what changed", async () => {
    openAdmin({
      "GET /api/admin/audit": {
        body: [
          record(1, { fields: ["firstName", "isAdmin", "calorieGoal"] }),
          record(2, { action: "setting_reset", subject: "footer_privacy_policy" }),
          record(3, { adminEmail: "", subject: "" }),
          record(4, { action: "password_reset", subject: "" }),
          record(5, { action: "own_account_deleted", adminEmail: "", subject: "" }),
          record(6, { action: "sessions_ended", adminEmail: "command line", subject: "all accounts" }),
        ],
      },
    });
    const items = await changes().findAllByRole("listitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "ada@example.com changed the account leo@example.comChanged: first name, administrator privileges, and calorie goaljust now",
      "ada@example.com took back to the built-in text: Privacy Policyjust now",
      "A former administrator changed the account of a former memberjust now",
      "ada@example.com reset the password of a former memberjust now",
      "A member deleted their own accountjust now",
      "command line signed out on all devices: all accountsjust now",
    ]);
  });

  it("shows more on request", async () => {
    const pages = [Array.from({ length: 10 }, (_, index) => record(index, {})), [record(99, {})]];
    const { user, requests } = openAdmin({ "GET /api/admin/audit": () => ({ body: pages.shift() }) });
    await user.click(await button("Show more"));
    await waitFor(() => expect(changes().getAllByRole("listitem")).toHaveLength(11));
    expect(requests("/api/admin/audit").at(-1)).toBe("/api/admin/audit?limit=10&offset=10");
    expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
  });

  it("says when there are none", async () => {
    openAdmin();
    expect(await screen.findByText("Nothing has been changed yet.")).toBeTruthy();
  });
});
