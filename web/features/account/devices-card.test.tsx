// @vitest-environment happy-dom

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Device, FailedAttempts } from "#core/contracts/account.ts";
import { HOUR_MS } from "#core/domain/calendar/durations.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { DevicesCard } from "./devices-card.tsx";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const device = (overrides: Partial<Device>): Device => ({
  userAgent: WINDOWS,
  createdAt: hoursAgo(100),
  lastSeenAt: hoursAgo(0),
  isCurrent: false,
  ...overrides,
});
const HERE = device({ isCurrent: true });
const PHONE = device({ userAgent: IPHONE, lastSeenAt: hoursAgo(3) });

const NO_ATTEMPTS: FailedAttempts = { passwords: 0, codes: 0, since: null };

function openCard(devices: Device[], signOut: Answer = { status: 204 }, tries = { ...NO_ATTEMPTS }) {
  const calls = fakeServer({
    "GET /api/user/sessions": () => ({ body: devices }),
    "GET /api/user/failed-attempts": () => ({ body: tries }),
    "DELETE /api/user/failed-attempts": () => {
      Object.assign(tries, NO_ATTEMPTS);
      return { status: 204 };
    },
    "DELETE /api/user/sessions": () => {
      if ((signOut.status ?? 200) < 400) devices.splice(0, devices.length, HERE);
      return signOut;
    },
  });
  renderAt(<DevicesCard />, { user: makeUser() });
  return { user: userEvent.setup(), sent: () => calls.filter(({ method }) => method === "DELETE").map(({ path }) => path) };
}

const rows = () => screen.getAllByRole("listitem").filter((row) => row.closest("section"));
const texts = () => rows().map((row) => row.textContent);

it("lists every signed-in device by name, this one first, and when each was used", async () => {
  openCard([PHONE, HERE]);
  await waitFor(() => expect(texts()).toEqual(["Chrome on WindowsIn use nowThis device", "Safari on iPhoneLast used 3 hours ago"]));
});

it("offers no sign-out if there is no other device", async () => {
  openCard([HERE]);
  expect(await screen.findByText("You are signed in nowhere else.")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});

it("shows five of many, and the rest on request", async () => {
  const { user } = openCard([HERE, ...Array.from({ length: 6 }, () => PHONE)]);
  await waitFor(() => expect(rows()).toHaveLength(5));
  await user.click(screen.getByRole("button", { name: "Show 2 more" }));
  expect(rows()).toHaveLength(7);
});

it("signs out everywhere else after asking, and shows what is left", async () => {
  const { user, sent } = openCard([HERE, PHONE]);
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await screen.findByRole("alertdialog", { name: "Sign out everywhere else?" });
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Sign out everywhere else" }));
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  await expectToast("Signed out everywhere else", "This is the one device that is signed in.");
  expect(sent()).toEqual(["/api/user/sessions"]);
  await waitFor(() => expect(texts()).toEqual(["Chrome on WindowsIn use nowThis device"]));
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Signed in on these devices" }));
});

it.each([
  [{ status: 503, body: { message: "A lot is going on right now.", code: "unavailable" } }, "A lot is going on right now."],
  [{ status: 502, body: "" }, "Failed to sign out the other devices. Please try again."],
])("says why it did not work", async (answer, words) => {
  const { user } = openCard([HERE, PHONE], answer);
  await user.click(await screen.findByRole("button", { name: "Sign out everywhere else" }));
  await user.click(await screen.findByRole("button", { name: "Sign out" }));
  await expectToast("Error", words);
  expect(rows()).toHaveLength(2);
});

it("reports failed attempts on unknown devices until the report is dismissed", async () => {
  const since = "2025-11-13T12:00:00.000Z";
  const { user, sent } = openCard([HERE], undefined, { passwords: 12, codes: 0, since });
  const notice = await screen.findByText("12 wrong password tries since Nov 13, 2025, on devices you have never used.");
  expect(notice.closest("p")?.textContent).toContain("Nobody got in that way.");
  await user.click(screen.getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(screen.queryByText(/wrong password/)).toBeNull());
  expect(sent()).toEqual(["/api/user/failed-attempts"]);
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Signed in on these devices" }));
});

it("advises to change a password that someone else knows", async () => {
  openCard([HERE], undefined, { passwords: 3, codes: 1, since: "2025-11-13T12:00:00.000Z" });
  const notice = await screen.findByText(/^3 wrong password tries and 1 wrong code try since Nov 13, 2025/);
  expect(notice.closest("p")?.textContent).toContain("If that wasn't you, change it now.");
});
