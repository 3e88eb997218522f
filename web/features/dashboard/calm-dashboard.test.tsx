// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { DiaryEntry } from "#core/contracts/diary.ts";
import type { FoodView } from "#core/contracts/food-view.ts";
import { UNDECIDED } from "#web/api/food-view.ts";
import { today } from "#web/lib/today.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

const NOW = new Date().toISOString();
const APPLE = makeFood({ name: "Apple", category: "fruit", calories: 52, protein: 0.26, carbs: 13.8, fat: 0.17 });
const APPLE_AT_BREAKFAST: DiaryEntry = {
  id: "0190a0a0-0000-7000-8000-000000000101",
  foodId: APPLE.id,
  quantity: 182,
  portion: "1 medium",
  mealType: "breakfast",
  customTime: null,
  loggedAt: NOW,
  createdAt: NOW,
  food: APPLE,
};

function openDashboard(overrides: Partial<FoodView>, entries: DiaryEntry[] = []) {
  let view: FoodView = { ...UNDECIDED, ...overrides };
  const calls = fakeServer({
    "GET /api/diary": { body: entries },
    "GET /api/diary/days": {
      body: {
        days: [{ day: today(), entries: entries.length, totals: {}, glasses: 0, groups: ["fruit", "grain"], habits: [] }],
        variety: { foods: entries.length, categories: ["fruit"] },
      },
    },
    [`GET /api/water/${today()}`]: { body: { date: today(), morningGlasses: 1, afternoonGlasses: 0, eveningGlasses: 0 } },
    "PUT /api/user/view": () => {
      view = { ...view, ...(calls.at(-1)?.body ?? {}) };
      return { body: view };
    },
    "GET /api/user": () => ({ body: makeUser({ view }) }),
  });
  renderAt(<DashboardPage />, { user: makeUser({ view }) });
  return { user: userEvent.setup(), calls };
}

it("shows a calm member groups, habits and words, and no figure of energy or macros", async () => {
  openDashboard({ foodDisplay: "calm", habits: ["fruit-at-breakfast", "vegetables-at-dinner"] }, [APPLE_AT_BREAKFAST]);
  await screen.findByText("Two groups in. Your day is taking shape.");
  await screen.findByText("In today · 1 day of the last seven");
  await screen.findByText("Open today");
  await screen.findByText("What your days bring");
  expect(document.body.textContent).not.toMatch(/kcal|calorie|\d g\b/i);
});

it("asks a member who has not chosen yet once, and treats closing the card as choosing numbers", async () => {
  const { user, calls } = openDashboard({});
  await screen.findByRole("heading", { name: "Today's Calories" });
  await user.click(await screen.findByRole("button", { name: "Close: How do you like to see food?" }));
  await waitFor(() => expect(calls.find(({ method }) => method === "PUT")?.body).toEqual({ foodDisplay: "numbers" }));
  await screen.findByRole("heading", { name: "Make it yours" });
});

it("does not mention an empty day to a user on a break", async () => {
  openDashboard({ foodDisplay: "numbers", pausedSince: NOW, bodyOfferClosed: true });
  await screen.findByText("You are on a break. Your diary is here whenever you want it.");
  expect(document.body.textContent).not.toContain("Nothing logged yet");
});
