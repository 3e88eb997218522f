// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  BANANA,
  listMealFoods,
  makeEntry,
  mealText,
  OATMEAL,
  openDiary,
  opened,
  TODAY,
  TOMORROW,
  totals,
  YESTERDAY,
} from "#web/testing/diary.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";

const LATE_OCTOBER = "2025-10-20";
const dateButton = () => screen.getByRole("button", { name: /^Choose a day/ });
const strip = () => screen.getByRole("navigation", { name: "Days" });
const stripDays = () => within(strip()).getAllByRole("link");

describe("a day", () => {
  it("shows its meals, their subtotals and each entry in words and figures", async () => {
    openDiary({
      days: {
        [TODAY]: [
          makeEntry(BANANA, { quantity: 118, portion: "1 medium" }),
          makeEntry(OATMEAL, { quantity: 240 }),
          makeEntry(BANANA, { mealType: "snack", quantity: 59, customTime: "15:30" }),
        ],
      },
    });
    await opened("Remove Oatmeal with milk");
    expect(screen.getByRole("heading", { level: 1, name: "Food Diary" })).toBeTruthy();
    expect(listMealFoods("Breakfast")).toEqual(["Banana", "Oatmeal with milk"]);
    expect(mealText("Breakfast")).toContain("383 kcal");
    expect(mealText("Breakfast")).toContain("1 medium · 118 g");
    expect(mealText("Breakfast")).toContain("1.3 g protein · 27 g carbs · 0.4 g fat");
    expect(mealText("Snack")).toContain("59 g · 3:30 PM");
    expect(mealText("Snack")).toContain("53 kcal");
    expect(screen.getByRole("link", { name: "Trends" }).getAttribute("href")).toBe("/trends");
  });

  // Spec: S1.7, S2.73
  it("totals everything against the user's goals", async () => {
    openDiary({
      days: { [TODAY]: [makeEntry(BANANA, { quantity: 118 }), makeEntry(OATMEAL, { quantity: 240 })] },
      user: { calorieGoal: 2250 },
    });
    await opened("Remove Banana");
    expect(totals()).toContain("383 of 2,250 kcal");
    expect(totals()).toContain("Protein13.3 / 60 g");
    expect(totals()).toContain("Carbs70.1 / 334 g");
    expect(totals()).toContain("Fat7.6 / 75 g");
    expect(totals()).toContain("Fiber24 g");
    expect(totals()).toContain("Sodium25.1 mgless than 2,300");
    expect(totals()).toContain("Your day is taking shape.");
  });

  it("shows vitamins and minerals on request, as shares of this user's needs", async () => {
    const bare = makeFood({ name: "Mystery bar", vitamins: { vitaminCMg: 13 }, minerals: null, sugar: 10, fiber: null });
    const { user } = openDiary({ days: { [TODAY]: [makeEntry(bare)] }, user: { age: 15, gender: "female" } });
    await opened("Remove Mystery bar");
    await user.click(screen.getByRole("button", { name: "Show vitamins and minerals" }));
    const needs = within(screen.getByRole("region", { name: "Share of daily needs" }));
    expect(needs.getByText("For a girl of 14–18")).toBeTruthy();
    const row = (name: string) => needs.getByText(name).closest("li")?.textContent;
    expect(row("Vitamin C")).toBe("Vitamin C20%13 of 65 mg: healing and defense");
    expect(row("Calcium")).toContain("—");
    expect(row("Fiber")).toContain("—");
    expect(row("Sugar")).toBe("Sugar10 g");
    await user.click(screen.getByRole("button", { name: "Hide vitamins and minerals" }));
    expect(screen.queryByRole("region", { name: "Share of daily needs" })).toBeNull();
  });

  // Spec: D3.7
  it("keeps a missing figure missing", async () => {
    const unknown = makeFood({ name: "Grandma's soup", calories: null, protein: null, sugar: null });
    openDiary({ days: { [TODAY]: [makeEntry(unknown)] } });
    await opened("Remove Grandma's soup");
    expect(mealText("Breakfast")).toContain("— kcal");
    expect(mealText("Breakfast")).toContain("— protein");
    expect(totals()).toContain("— of 2,000 kcalProtein— / 60 g");
    expect(totals()).toContain("Sugar—");
  });

  it("shows a very long name in full", async () => {
    const name = "Slow-cooked-".repeat(10);
    openDiary({ days: { [TODAY]: [makeEntry(makeFood({ name }))] } });
    expect(await screen.findByRole("button", { name })).toBeTruthy();
  });
});

describe("a day without entries", () => {
  // Spec: S2.74
  it("says so kindly and highlights the meal of this time of day", async () => {
    openDiary();
    await screen.findByText("Nothing logged yet today. Start with whatever you ate last.");
    expect(totals()).toContain("0 of 2,000 kcalProtein0 / 60 g");
    expect(mealText("Dinner")).toContain("Whatever lands on your plate tonight, it goes here.");
    expect(mealText("Dinner")).toContain("Not logged yet");
    const adds = ["breakfast", "lunch", "dinner", "snack"].map((meal) => screen.getByRole("button", { name: `Add food to ${meal}` }));
    expect(adds.map((button) => button.className.includes("bg-primary"))).toEqual([false, true, false, false]);
    expect(screen.queryByRole("button", { name: "Copy this day…" })).toBeNull();
  });

  // Spec: S2.70
  it("opens the search for the meal whose plus was tapped", async () => {
    const { user } = openDiary();
    await user.click(await opened("Add food to dinner"));
    const sheet = within(await screen.findByRole("dialog"));
    expect((await sheet.findByRole<HTMLInputElement>("radio", { name: "Dinner" })).checked).toBe(true);
  });

  // Spec: S2.72
  it("has a card for the water of its own day", async () => {
    const { calls } = openDiary({ path: `/diary?day=${YESTERDAY}` });
    expect(await screen.findByRole("region", { name: "Water" })).toBeTruthy();
    await waitFor(() => expect(calls.some(({ path }) => path === `/api/water/${YESTERDAY}`)).toBe(true));
    expect(calls.some(({ path }) => path === `/api/water/${TODAY}`)).toBe(false);
  });

  // Spec: S2.71
  it("opens the manual entry", async () => {
    const { user } = openDiary();
    await user.click(await opened("Manual entry"));
    expect(await screen.findByRole("dialog")).toBeTruthy();
  });
});

describe("while it loads, and if it fails", () => {
  it("shows the shape of the day, then the day", async () => {
    const waiting: ((value: Answer) => void)[] = [];
    openDiary({ answers: { "GET /api/diary": () => new Promise((resolve) => void waiting.push(resolve)) } });
    expect(screen.getAllByText("Loading...").length).toBeGreaterThan(0);
    expect(screen.queryByRole("region", { name: "Breakfast" })).toBeNull();
    for (const answer of waiting) answer({ body: [] });
    expect(await screen.findByRole("region", { name: "Breakfast" })).toBeTruthy();
  });

  it("says that it failed and retries", async () => {
    let isUp = false;
    const { user } = openDiary({ answers: { "GET /api/diary": () => (isUp ? { body: [makeEntry(BANANA)] } : { status: 500 }) } });
    const problem = (await screen.findByText("Your diary did not come through.")).closest<HTMLElement>("[role=alert]");
    isUp = true;
    await user.click(within(problem ?? document.body).getByRole("button", { name: "Try again" }));
    expect(await opened("Remove Banana")).toBeTruthy();
  });
});

describe("from day to day", () => {
  // Spec: S2.69
  it("steps back and forth, and no further than tomorrow", async () => {
    const { user, path } = openDiary({ days: { [YESTERDAY]: [makeEntry(OATMEAL, { day: YESTERDAY })] } });
    expect(dateButton().textContent).toContain("Today, Nov 13");
    await user.click(screen.getByRole("button", { name: "Day before" }));
    expect(path()).toBe("/diary?day=2025-11-12");
    expect(dateButton().textContent).toContain("Yesterday, Nov 12");
    expect(await opened("Remove Oatmeal with milk")).toBeTruthy();

    const next = screen.getByRole("button", { name: "Day after" });
    await user.click(next);
    expect(path()).toBe("/diary");
    await user.click(next);
    expect(path()).toBe(`/diary?day=${TOMORROW}`);
    expect(next.getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(next);
    await user.click(next);
    expect(path()).toBe(`/diary?day=${TOMORROW}`);
  });

  it.each(["never", "2025-02-30", "2025-11-15", "1999-12-31"])("treats %s as today", async (day) => {
    openDiary({ path: `/diary?day=${day}` });
    expect(dateButton().textContent).toContain("Today, Nov 13");
  });

  it("goes back with the browser", async () => {
    const { user } = openDiary({ inBrowser: true });
    await user.click(screen.getByRole("button", { name: "Day before" }));
    expect(window.location.search).toBe("?day=2025-11-12");
    act(() => window.history.back());
    await waitFor(() => expect(dateButton().textContent).toContain("Today, Nov 13"));
  });

  it("shows seven days with how full they are, today marked", async () => {
    openDiary({
      days: { [TODAY]: [makeEntry(OATMEAL, { quantity: 1000 })], [YESTERDAY]: [makeEntry(OATMEAL, { day: YESTERDAY, quantity: 500 })] },
    });
    await opened("Remove Oatmeal with milk");
    await waitFor(() => expect(stripDays()[5]?.getAttribute("aria-label")).toBe("Wednesday, November 12, 2025: 580 kcal"));
    expect(stripDays().map((day) => day.textContent)).toEqual(["Fri7", "Sat8", "Sun9", "Mon10", "Tue11", "Wed12", "Today13"]);
    expect(stripDays()[6]?.getAttribute("aria-current")).toBe("date");
    expect(stripDays()[6]?.getAttribute("aria-label")).toBe("Today, Thursday, November 13, 2025: 1,160 kcal");
    expect(stripDays()[5]?.getAttribute("href")).toBe("/diary?day=2025-11-12");
  });

  it("shows the days around one long ago", async () => {
    openDiary({ path: `/diary?day=${LATE_OCTOBER}`, days: { [LATE_OCTOBER]: [] } });
    expect(stripDays().map((day) => day.textContent)).toEqual(["Fri17", "Sat18", "Sun19", "Mon20", "Tue21", "Wed22", "Thu23"]);
    expect(await screen.findByText("Nothing logged on this day. Days like that are normal.")).toBeTruthy();
  });

  // Spec: S2.69
  it("opens a calendar, which goes no further than tomorrow", async () => {
    const { user, path } = openDiary({ days: { "2025-10-13": [], "2025-10-12": [] } });
    await user.click(dateButton());
    const calendar = within(await screen.findByRole("dialog", { name: "Choose a day" }));
    const day = (name: string) => calendar.getByRole<HTMLButtonElement>("button", { name });
    await waitFor(() => expect(document.activeElement).toBe(day("Thursday, November 13, 2025")));
    expect(day("Friday, November 14, 2025").disabled).toBe(false);
    expect(day("Saturday, November 15, 2025").disabled).toBe(true);
    await user.keyboard("{PageUp}{ArrowLeft}");
    expect(document.activeElement).toBe(day("Sunday, October 12, 2025"));
    await user.keyboard("{Enter}");
    expect(path()).toBe("/diary?day=2025-10-12");
    await waitFor(() => expect(document.activeElement).toBe(dateButton()));
  });
});
