import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DaySummary, DiaryEntry } from "#core/contracts/diary.ts";
import type { Food } from "#core/contracts/foods.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { today } from "#web/lib/today.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeProduct } from "#web/testing/make-product.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const NOW = new Date().toISOString();
const id = (digit: number) => `0190a0a0-0000-7000-8000-00000000010${digit}`;
const APPLE = makeFood({ id: id(0), name: "Apple", category: "fruit", calories: 52, protein: 0.26, carbs: 13.8, fat: 0.17 });
const CHICKEN = makeFood({ id: id(1), name: "Chicken", category: "protein", calories: 200, protein: 30, carbs: 0, fat: 8 });

const entry = (digit: number, answer: Partial<DiaryEntry> = {}): DiaryEntry => ({
  id: id(digit),
  foodId: APPLE.id,
  quantity: 182,
  portion: "1 medium",
  mealType: "lunch",
  customTime: "12:20",
  loggedAt: NOW,
  createdAt: NOW,
  food: APPLE,
  ...answer,
});
const APPLE_AT_LUNCH = entry(2);
const CHICKEN_AT_LUNCH = entry(3, { food: CHICKEN, foodId: CHICKEN.id, quantity: 250, portion: null });

const LOGGED_TODAY = { day: today(), entries: 1, totals: { calories: 95 }, glasses: 0 };

interface Opening {
  entries?: DiaryEntry[] | (() => Answer);
  recent?: DiaryEntry[];
  bite?: Food | null;
  days?: Partial<DaySummary>[] | (() => Answer);
  foods?: number;
  glasses?: number;
  water?: () => Answer;
  user?: Partial<User>;
}

function openDashboard({ entries = [], recent, bite = null, days = [], foods = 0, glasses = 0, water, user }: Opening = {}) {
  const answer = <T,>(answer: T[] | (() => Answer), body: (answer: T[]) => unknown): Answer =>
    typeof answer === "function" ? answer() : { body: body(answer) };
  const calls = fakeServer({
    "GET /api/diary": () => {
      const isDay = calls.at(-1)?.path.includes("date=");
      if (isDay) return answer(entries, (list) => list);
      return { body: recent ?? (typeof entries === "function" ? [] : entries) };
    },
    "GET /api/diary/bite": { body: bite },
    "GET /api/diary/days": () =>
      answer(days, (list) => ({
        days: list.map((day) => ({ day: today(), entries: 1, totals: {}, glasses: 0, ...day })),
        variety: { foods, categories: ["fruit", "protein", "other"] },
      })),
    [`GET /api/water/${today()}`]: water ?? {
      body: { date: today(), morningGlasses: glasses, afternoonGlasses: 0, eveningGlasses: 0 },
    },
    [`PUT /api/water/${today()}`]: () => ({ body: { date: today(), ...(calls.at(-1)?.body ?? {}) } }),
  });
  renderAt(<DashboardPage />, { user: makeUser(user) });
  return { user: userEvent.setup() };
}

const card = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title });
  const found = heading.closest<HTMLElement>("section, .rounded-xl");
  if (!found) throw new Error(`No card around ${title}`);
  return found;
};
const readCardText = async (title: string, text: string | RegExp) => {
  const found = await card(title);
  await within(found).findByText(text);
  return found.textContent;
};

// Spec: S2.51, S2.52
it("greets by the first name, and offers to log and to scan", async () => {
  openDashboard();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hi, Maya!");
  expect(screen.getByRole("link", { name: "Log Today's Meals" }).getAttribute("href")).toBe("/diary");
  expect(screen.getByRole("link", { name: "Scan Food" }).getAttribute("href")).toBe("/scan");
  await screen.findByText(/Your day starts whenever you do\.$/);
});

it("greets a user without a name", () => {
  openDashboard({ user: { firstName: null } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Hi there!");
});

// Spec: S2.53
it("totals today's calories and macros against the user's goals", async () => {
  openDashboard({ entries: [APPLE_AT_LUNCH, CHICKEN_AT_LUNCH], user: { calorieGoal: 2250 } });
  const text = await readCardText("Today's Calories", "595");
  expect(text).toContain("of 2,250 kcal");
  expect(text).toContain("75 / 60 g");
  expect(text).toContain("25 / 334 g");
  expect(text).not.toContain("Your muscles have what they need");
});

it("says what protein is for once the day is well under way and the protein goal is reached", async () => {
  openDashboard({ entries: [entry(3, { food: CHICKEN, foodId: CHICKEN.id, quantity: 600 })], user: { calorieGoal: 2250 } });
  expect(await readCardText("Today's Calories", "1,200")).toContain("60 g of protein in. Your muscles have what they need to repair.");
});

it("shows an amazed Pip when the eighth glass is filled", async () => {
  const { user } = openDashboard({ glasses: 7 });
  const mood = () => document.querySelector("[data-mood]")?.getAttribute("data-mood");
  await readCardText("Water", "7 of 8 glasses");
  expect(mood()).toBe("happy");
  await user.click(screen.getByRole("button", { name: "One glass more, morning" }));
  await readCardText("Water", "8 of 8 glasses");
  expect(mood()).toBe("wow");
});

// Spec: S9.1
it("uses 2,000 kcal if no goal is set", async () => {
  openDashboard();
  expect(await readCardText("Today's Calories", "of 2,000 kcal")).toContain("Nothing logged yet today. Start with whatever you ate last.");
});

it("shows a dash if no food has a protein figure", async () => {
  openDashboard({ entries: [entry(2, { food: { ...APPLE, protein: null } })] });
  expect(await readCardText("Daily Goals", "— of 60 g")).toContain("—");
});

// Spec: S2.54, S2.55, S9.5, D1.6
it("counts today's entries as foods learned, and keeps the fixed score", async () => {
  openDashboard({ entries: [APPLE_AT_LUNCH, CHICKEN_AT_LUNCH] });
  const learned = await readCardText("Foods Learned", "2");
  expect(learned).toContain("Chicken");
  expect(learned).toContain("2 today");
  expect((await card("Health Score")).textContent).toContain("85Very Good");
});

it("shows the user's own score once it can be computed, with one thing to add and how it is computed", async () => {
  const parts = [{ part: "fruit", points: 3.5, of: 12 }];
  const healthScore = { score: 62, label: "Getting there", add: "Add a piece of fruit: any kind counts.", parts, ownDays: 3 };
  const { user } = openDashboard({ days: () => ({ body: { days: [], healthScore, variety: { foods: 0, categories: [] } } }) });
  expect(await readCardText("Health Score", "62")).toContain("Getting there");
  expect((await card("Health Score")).textContent).toContain("Add a piece of fruit");
  await user.click(within(await card("Health Score")).getByRole("button", { name: "How this is counted" }));
  const text = (await card("Health Score")).textContent;
  expect(text).toContain("3.5 of 12");
  expect(text).toContain("3 of the last 7 days count; the rest is the start of 85.");
});

// Spec: S2.58, S9.4
it("stops every goal at 100 percent", async () => {
  openDashboard({ entries: [entry(2, { food: CHICKEN, quantity: 4000 })], glasses: 12, user: { age: 15 } });
  await readCardText("Daily Goals", "12 of 8 glasses");
  expect(within(await card("Daily Goals")).getAllByText("100%")).toHaveLength(3);
});

it("does not call a goal reached before it is", async () => {
  // 59.85 g of protein, and more than half of the energy.
  openDashboard({ entries: [entry(2, { food: { ...CHICKEN, calories: 700 }, foodId: CHICKEN.id, quantity: 199.5 })] });
  expect(await readCardText("Daily Goals", "99%")).not.toContain("100%");
});

// Spec: S2.56
it("lists the latest entries with meal, portion, time and calories", async () => {
  openDashboard({ recent: [APPLE_AT_LUNCH, entry(4, { portion: null, mealType: "snack", loggedAt: "2025-01-03T12:00:00.000Z" })] });
  const [latest, older] = await within(await card("Recent Activity")).findAllByRole("listitem");
  expect(latest?.textContent).toBe("AppleLunch · 1 medium (182 g) · 12:20 PM95 kcal");
  expect(older?.textContent).toBe("AppleSnack · 182 g · Jan 395 kcal");
  expect(screen.getByRole("link", { name: "Open diary" }).getAttribute("href")).toBe("/diary");
});

// Spec: S2.56, S9.8
it("lists the five latest entries, newest first", async () => {
  openDashboard({ recent: [1, 2, 3, 4, 5, 6, 7].map((digit) => entry(digit, { food: { ...APPLE, name: `Food ${digit}` } })) });
  const items = await within(await card("Recent Activity")).findAllByRole("listitem");
  expect(items.map((item) => item.textContent?.slice(0, 6))).toEqual(["Food 1", "Food 2", "Food 3", "Food 4", "Food 5"]);
});

it("names the source of products among the latest entries", async () => {
  openDashboard({ recent: [APPLE_AT_LUNCH, entry(4, { food: makeProduct().food })] });
  expect(await within(await card("Recent Activity")).findAllByText("Product data from Open Food Facts (ODbL).")).toHaveLength(1);
});

// Spec: S2.57
it("has three quick actions", async () => {
  openDashboard();
  const links = within(await card("Quick Actions")).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Search Food", "/search"],
    ["Log Meal", "/diary"],
    ["Get Suggestions", "/suggestions"],
  ]);
});

it("shows new users how to begin", async () => {
  openDashboard();
  expect(await readCardText("Recent Activity", "Log what you ate last")).toContain("Look up a food you like");
  expect(await readCardText("Food groups today", "Log a food, and its group lights up here.")).toBeDefined();
  expect(await readCardText("Your week", /^Your week fills up one day at a time\./)).toBeDefined();
  expect(await readCardText("Foods Learned", "Every food you log is one you get to know.")).toBeDefined();
});

it("shows the week as a chart, with a table and a day to choose", async () => {
  const { user } = openDashboard({
    entries: [APPLE_AT_LUNCH, CHICKEN_AT_LUNCH],
    days: [
      // The server's totals from before the chicken was added.
      { totals: { calories: 95 } },
      { day: addDays(today(), -1), totals: { calories: 640, protein: 20 } },
    ],
  });
  const chart = await screen.findByRole("slider", { name: "Calories of the last seven days" });
  await waitFor(() => expect(chart.getAttribute("aria-valuetext")).toMatch(/: 595 kcal, protein 75.5 g, carbs 25.1 g, fat 20.3 g$/));
  chart.focus();
  await user.keyboard("{ArrowLeft}");
  expect(chart.getAttribute("aria-valuetext")).toMatch(/: 640 kcal, protein 20 g, carbs —, fat —, part of the day logged$/);
  await user.keyboard("{Home}");
  expect(chart.getAttribute("aria-valuetext")).toMatch(/: nothing logged$/);
  const rows = within(screen.getByRole("table", { name: /last seven days/ })).getAllByRole("row");
  expect(rows).toHaveLength(8);
  expect(rows.at(-1)?.textContent).toContain("595 kcal75.5 g25.1 g20.3 g");
  expect(screen.getByRole("link", { name: "Trends" }).getAttribute("href")).toBe("/trends");
});

it("names the food groups of the day, and asks for none", async () => {
  openDashboard({ entries: [APPLE_AT_LUNCH, CHICKEN_AT_LUNCH], foods: 12 });
  const text = await readCardText("Food groups today", "Fruit and protein are in today.");
  expect(text).toContain("12 different foods from 2 groups this week.");
  expect(text).not.toMatch(/miss|lack|should|need/i);
});

it("tells a true fact about what was eaten", async () => {
  openDashboard({ bite: APPLE });
  expect(await readCardText("Bite of the day: Apple", /A serving is high in fiber and folate\./)).toContain(
    "1 fruit (150 g) brings 36% of the Daily Value of fiber.",
  );
});

it("tells a fact about a fruit if nothing was eaten, and says so", async () => {
  openDashboard();
  await screen.findByRole("heading", { name: /^Bite of the day: [a-z]/ });
  await screen.findByText(/Log a food, and this is about what you ate\.$/);
});

it("lets one card fail and retry while the others stay", async () => {
  let tries = 0;
  const { user } = openDashboard({
    entries: [APPLE_AT_LUNCH],
    days: () => {
      tries += 1;
      return tries === 1 ? { status: 500, body: "" } : { body: { days: [LOGGED_TODAY], variety: { foods: 1, categories: [] } } };
    },
  });
  const week = await card("Your week");
  await within(week).findByText("Your week did not come through.");
  await readCardText("Today's Calories", "95");
  await user.click(within(week).getByRole("button", { name: "Try again" }));
  await within(week).findByRole("slider");
});

it("keeps calories and protein when the water fails to load", async () => {
  openDashboard({ entries: [APPLE_AT_LUNCH], water: () => ({ status: 500, body: "" }) });
  expect(await readCardText("Daily Goals", "— of 8 glasses")).toContain("95 of 2,000 kcal");
});

it("counts a tapped glass in the daily goals at once", async () => {
  const { user } = openDashboard({ glasses: 3 });
  await readCardText("Daily Goals", "3 of 8 glasses");
  await user.click(await screen.findByRole("button", { name: "One glass more, morning" }));
  await waitFor(async () => expect((await card("Daily Goals")).textContent).toContain("4 of 8 glasses"));
});
