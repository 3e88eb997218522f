import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { DaySummary } from "#core/contracts/diary.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { today } from "#web/lib/today.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { TrendsPage } from "./trends-page.tsx";

const dayBefore = (days: number, overrides: Partial<DaySummary>): DaySummary => ({
  day: addDays(today(), -days),
  entries: 3,
  totals: {},
  glasses: 0,
  ...overrides,
});
const DAYS = [
  dayBefore(0, { totals: { calories: 1112, protein: 54, vitaminCMg: 65, sodium: 4100 }, glasses: 1 }),
  dayBefore(1, { totals: { calories: 2400, protein: 66, vitaminCMg: 39, sodium: 3900 }, glasses: 8 }),
  dayBefore(2, { entries: 0 }),
];

interface Opening {
  path?: string;
  days?: DaySummary[];
  answer?: () => Answer;
  user?: Partial<User>;
}

function openTrends({ path = "/trends", days = DAYS, answer, user = { age: 15, gender: "female" } }: Opening = {}) {
  const calls = fakeServer({
    "GET /api/diary/days": answer ?? { body: { days, variety: { foods: 0, categories: [] } } },
  });
  const { path: address } = renderAt(<TrendsPage />, { path, user: makeUser(user) });
  return {
    user: userEvent.setup(),
    address,
    requests: () => calls.map((call) => new URL(call.path, "http://app").searchParams).map((query) => [query.get("from"), query.get("to")]),
  };
}

const chart = (name: string) => screen.findByRole("slider", { name });
const readChart = () => screen.getByRole("region").textContent;

it("shows a week of energy first, averaged over logged days only", async () => {
  const { requests } = openTrends({ user: { calorieGoal: 2250 } });
  await chart("Energy, the last 7 days");
  expect(readChart()).toContain("1,756kcal");
  expect(readChart()).toContain("Average of 2 logged days");
  expect(readChart()).toContain("goal 2,250 kcal");
  expect(requests()).toEqual([[addDays(today(), -6), today()]]);
});

it("keeps range and chart in the URL", async () => {
  const { user, address, requests } = openTrends();
  await chart("Energy, the last 7 days");
  await user.click(screen.getByRole("radio", { name: "30 days" }));
  await chart("Energy, the last 30 days");
  expect(address()).toBe("/trends?days=30");
  expect(requests().at(-1)).toEqual([addDays(today(), -29), today()]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Show" }), "Vitamin C");
  await chart("Vitamin C, the last 30 days");
  expect(address()).toBe("/trends?days=30&show=vitaminCMg");
});

it("opens what a URL asks for", async () => {
  openTrends({ path: "/trends?days=90&show=water" });
  await chart("Water, the last 90 days");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "90 days" }).checked).toBe(true);
});

it("moves through the days with the arrow keys, and reads a gap as a gap", async () => {
  const { user } = openTrends({ path: "/trends?show=water" });
  const slider = await chart("Water, the last 7 days");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/: 1 glass$/);
  slider.focus();
  await user.keyboard("{ArrowLeft}");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/: 8 glasses$/);
  await user.keyboard("{ArrowLeft}");
  expect(slider.getAttribute("aria-valuetext")).toMatch(/: no glass tapped$/);
});

it("shows a nutrient as a share of this user's need, and whose need it is", async () => {
  openTrends({ path: "/trends?show=vitaminCMg" });
  await chart("Vitamin C, the last 7 days");
  expect(readChart()).toContain("Average of 2 logged days, 80% of your need");
  await screen.findByText("For a girl of 14–18");
  await screen.findByText(/Dietary Reference Intakes \(NASEM/);
});

it("says if the line is the Daily Value", async () => {
  openTrends({ path: "/trends?show=vitaminCMg", user: {} });
  await chart("Vitamin C, the last 7 days");
  expect(readChart()).toContain("Daily Value 90 mg");
  await screen.findByText(/FDA Daily Values, because your age or gender is not in your profile/);
});

it("shows sodium like any other: its line, and no verdict", async () => {
  openTrends({ path: "/trends?show=sodium" });
  await chart("Sodium, the last 7 days");
  expect(readChart()).toContain("less than 2,300 mg");
  expect(readChart()).not.toMatch(/%|over|above|too|limit|high/i);
});

it("shows protein, carbs and fat one below the other", async () => {
  openTrends({ path: "/trends?show=macros" });
  await chart("Protein, the last 7 days");
  expect(screen.getAllByRole("slider").map((slider) => slider.getAttribute("aria-label"))).toEqual([
    "Protein, the last 7 days",
    "Carbs, the last 7 days",
    "Fat, the last 7 days",
  ]);
  expect(readChart()).toContain("No logged day has this figure");
});

it("shows the same figures as a table, newest first, gaps as dashes", async () => {
  const { user } = openTrends();
  await chart("Energy, the last 7 days");
  expect(screen.queryByRole("table")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Show as table" }));
  const [, first, second, third] = within(screen.getByRole("table", { name: "Energy, the last 7 days" })).getAllByRole("row");
  expect(first?.textContent).toMatch(/1,112$/);
  expect(second?.textContent).toMatch(/2,400$/);
  expect(third?.textContent).toMatch(/—$/);
});

it("invites users to log if there is nothing to show", async () => {
  openTrends({ days: [dayBefore(0, { entries: 0 })] });
  await screen.findByRole("heading", { name: "Nothing to draw for these 7 days yet" });
  expect(screen.getByRole("link", { name: "Log Today's Meals" }).getAttribute("href")).toBe("/diary");
});

it("retries when the days failed to load", async () => {
  let tries = 0;
  const { user } = openTrends({
    answer: () => {
      tries += 1;
      return tries === 1 ? { status: 500, body: "" } : { body: { days: DAYS, variety: { foods: 0, categories: [] } } };
    },
  });
  await screen.findByText("Your trends did not come through.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await chart("Energy, the last 7 days");
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});

describe("a week whose days are mostly far below the need", () => {
  const BODY: Partial<User> = { age: 15, gender: "female", height: 162, weight: 54, activityLevel: "lightly_active", calorieGoal: 900 };
  const fullDay = (kcal: number) => ({ totals: { calories: kcal }, meals: ["breakfast", "lunch", "dinner"] as const });
  const days = (kcal: number) =>
    Array.from({ length: 30 }, (_, index) =>
      dayBefore(29 - index, index > 22 && index < 29 ? { ...fullDay(kcal), meals: [...fullDay(kcal).meals] } : {}),
    );
  const line = () =>
    screen.queryByText(/A growing body usually needs more than these days add up to\. Maybe some meals never made it into the diary\./);

  it("show one quiet line with someone to talk to, and nothing is sent or stored", async () => {
    localStorage.clear();
    const { requests } = openTrends({ path: "/trends?days=30", days: days(1100), user: BODY });
    await chart("Energy, the last 30 days");
    expect(line()).not.toBeNull();
    expect(screen.getByRole("link", { name: "someone to talk to" }).getAttribute("href")).toBe("/support");
    expect(requests()).toHaveLength(1);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("person:"))).toEqual([]);
  });

  it.each([
    ["60 percent of the need and more", "/trends?days=30", days(1352)],
    ["four days", "/trends", days(1100).slice(-5)],
    ["days logged in part", "/trends?days=30", days(300).map((day) => ({ ...day, meals: ["breakfast" as const] }))],
  ])("are not detected in %s", async (_, path, list) => {
    openTrends({ path, days: list, user: BODY });
    await screen.findByRole("slider");
    expect(line()).toBeNull();
  });
});
