import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { DaySummary, DiaryEntry } from "#core/contracts/diary.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { writeGoalNotices } from "#core/texts/goal-notices.ts";
import { removePersonalKeys } from "#web/lib/storage.ts";
import { today } from "#web/lib/today.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { DashboardPage } from "./dashboard-page.tsx";

/** She needs 2,387 kcal. */
const GIRL: Partial<User> = { age: 15, gender: "female", height: 165, weight: 52, activityLevel: "moderately_active" };
const LOW_GOAL = "Growing, thinking and sport all run on food. Your goal leaves little for that, and you don't have to sort it out alone.";
const LOW_DAYS = /^Maybe some meals never made it into the diary\./;
const NOW = new Date().toISOString();

/** A lot of protein for its energy. */
const SKYR = makeFood({ name: "Skyr", category: "dairy", calories: 100, protein: 20, carbs: 4, fat: 0.2 });
const logged = (kcal: number): DiaryEntry => ({
  id: "0190a0a0-0000-7000-8000-000000000101",
  foodId: SKYR.id,
  quantity: kcal,
  portion: null,
  mealType: "dinner",
  customTime: null,
  loggedAt: NOW,
  createdAt: NOW,
  food: SKYR,
});
const lowDay = (daysAgo: number): DaySummary => ({
  day: addDays(today(), -daysAgo),
  entries: 3,
  totals: { calories: 700 },
  glasses: 0,
  meals: ["breakfast", "lunch", "dinner"],
});

function openDashboard(person: Partial<User>, kcal: number, days: DaySummary[] = []) {
  const calls = fakeServer({
    "GET /api/diary": { body: [logged(kcal)] },
    "GET /api/diary/bite": { body: null },
    "GET /api/diary/days": { body: { days, variety: { foods: 12, categories: ["dairy"] } } },
    [`GET /api/water/${today()}`]: { body: { date: today(), morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 } },
  });
  const user = makeUser(person);
  renderAt(<DashboardPage />, { user: { ...user, notices: writeGoalNotices(user, "en") } });
  return { user: userEvent.setup(), calls };
}

const card = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title });
  return heading.closest<HTMLElement>("section, .rounded-xl") ?? expect.unreachable(title);
};
const ring = async () => {
  await screen.findByText(/^(?:kcal so far|of [\d,]+ kcal)$/);
  const hero = await card("Today's Calories");
  return Number(hero.querySelector(".stroke-energy")?.getAttribute("stroke-dasharray")?.split(" ")[0]);
};

afterEach(() => removePersonalKeys());

describe("while the goal is far below the need", () => {
  it("the ring is turned by the need, the goal is a line of text, and nothing has a percentage or a score", async () => {
    openDashboard({ ...GIRL, calorieGoal: 800 }, 820);
    expect(await ring()).toBeCloseTo(34, 0);
    const hero = (await card("Today's Calories")).textContent;
    expect(hero).toContain("820kcal so far");
    expect(hero).toContain("your goal 800 kcal · most people your age need about 2,400");
    expect(hero).toContain("Your day is under way.");
    const goals = await card("Daily Goals");
    expect(goals.textContent).toContain("820 kcal");
    expect(goals.textContent).toContain("164 of 44 g");
    expect(within(goals).queryAllByText(/%$/)).toHaveLength(1);
    for (const circle of goals.querySelectorAll("circle[stroke-dasharray]"))
      expect(Number.parseFloat(circle.getAttribute("stroke-dasharray") ?? "")).toBeLessThanOrEqual(90);
    expect(screen.queryByRole("heading", { name: "Health Score" })).toBeNull();
    expect(await screen.findByRole("heading", { name: "Variety" })).toBeTruthy();
    expect(await screen.findByText("This week, from one group. Each food adds something of its own.")).toBeTruthy();
    expect(screen.queryByText(/Very Good|energy is in|Bodies even things out/)).toBeNull();
  });

  it("an ordinary day is not too much", async () => {
    openDashboard({ ...GIRL, calorieGoal: 800 }, 2200);
    await screen.findByText("Most of your day's energy is in.");
    expect(screen.queryByText(/Bodies even things out/)).toBeNull();
  });

  it.each([
    ["a girl of 15 without body figures", { age: 15, gender: "female", calorieGoal: 1000 }],
    ["an age of 18 with the wish to lose weight", { ...GIRL, age: 18, calorieGoal: 1200, weightGoal: "lose" }],
    ["an age of 24", { ...GIRL, age: 24, calorieGoal: 800 }],
    ["an unknown age", { calorieGoal: 800 }],
  ] satisfies [string, Partial<User>][])("the kind note stands on the dashboard for %s, and Pip stays calm", async (_, person) => {
    openDashboard(person, 1210);
    const note = await screen.findByRole("region", { name: "A kind word" });
    expect(note.textContent).toContain(LOW_GOAL);
    expect(within(note).getByRole("link", { name: "Someone to talk to" }).getAttribute("href")).toBe("/support");
    expect(within(note).getByRole("link", { name: "Change my goal" }).getAttribute("href")).toBe("/profile");
    expect(document.querySelector("[data-mood]")?.getAttribute("data-mood")).toBe("happy");
    expect(await ring()).toBeLessThan(70);
  });

  it("from 25 on there is a line of text and no note", async () => {
    openDashboard({ ...GIRL, age: 25, calorieGoal: 800 }, 820);
    await screen.findByText(/^your goal 800 kcal · most people your age need about 2,\d00$/);
    expect(screen.queryByText(LOW_GOAL)).toBeNull();
    expect(await screen.findByRole("heading", { name: "Health Score" })).toBeTruthy();
  });

  it("the note can be closed, sends nothing, and comes back once the goal is lowered", async () => {
    const { user, calls } = openDashboard({ ...GIRL, calorieGoal: 1000 }, 820);
    await user.click(await screen.findByRole("button", { name: "Close this note" }));
    expect(screen.queryByText(LOW_GOAL)).toBeNull();
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
    cleanup();
    openDashboard({ ...GIRL, calorieGoal: 1000 }, 820);
    await ring();
    expect(screen.queryByText(LOW_GOAL)).toBeNull();
    cleanup();
    openDashboard({ ...GIRL, calorieGoal: 900 }, 820);
    await screen.findByText(LOW_GOAL);
  });

  it("calm mode shows the note without a figure, and without a way to a goal that it hides", async () => {
    const view: User["view"] = { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: true };
    openDashboard({ ...GIRL, calorieGoal: 800, view }, 820);
    const note = await screen.findByRole("region", { name: "A kind word" });
    expect(note.textContent).not.toMatch(/\d|kcal|calorie/i);
    expect(
      within(note)
        .getAllByRole("link")
        .map((link) => link.textContent),
    ).toEqual(["Someone to talk to"]);
  });

  it("says what every figure rests on", async () => {
    const { user } = openDashboard({ ...GIRL, calorieGoal: 800 }, 820);
    await user.click(await within(await card("Daily Goals")).findByRole("button", { name: "How this is counted" }));
    const dialog = await screen.findByRole("dialog", { name: "How this is counted" });
    for (const text of [
      /^what a body like yours needs in a day, from your age, height, weight and how much you move \(NASEM/,
      /^the goal you set\. It stays yours/,
      /^what is logged\. Meals that were not logged still fed you\.$/,
      /^g of protein: 0\.85 g for each kilogram of your weight/,
      /^g of fat: 30% of that energy\. The rest of it is 374 g of carbs\.$/,
      "There is no score and no percent while a goal is far below need. Reaching 800 isn't a finish line here.",
    ])
      expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getByRole("link", { name: "Someone to talk to" })).toBeTruthy();
  });
});

describe("low days", () => {
  const five = [1, 2, 3, 4, 6].map(lowDay);

  it("on five of the last seven are answered kindly on the dashboard, and nothing is sent or stored", async () => {
    const { calls } = openDashboard(GIRL, 2200, five);
    const note = await screen.findByRole("region", { name: "A kind word" });
    expect(within(note).getByText(LOW_DAYS)).toBeTruthy();
    expect(within(note).getByRole("link", { name: "Someone to talk to" })).toBeTruthy();
    expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith("person:"))).toEqual([]);
  });

  it("on four are not mentioned, and the note can be closed", async () => {
    openDashboard(GIRL, 2200, five.slice(1));
    await ring();
    expect(screen.queryByText(LOW_DAYS)).toBeNull();
    cleanup();
    const { user } = openDashboard(GIRL, 2200, five);
    await user.click(await screen.findByRole("button", { name: "Close this note" }));
    expect(screen.queryByText(LOW_DAYS)).toBeNull();
  });
});

describe("without an age", () => {
  it("2,000 kcal is a general figure, not yours, and has no percentage", async () => {
    const { user } = openDashboard({ view: { foodDisplay: "numbers", habits: [], pausedSince: null, bodyOfferClosed: false } }, 741);
    await screen.findByText("2,000 kcal is a general figure, not yours");
    const goals = await card("Daily Goals");
    await within(goals).findByText("741 of 2,000 kcal");
    expect(within(goals).queryAllByText(/%$/)).toHaveLength(1);
    await screen.findByText("Your age is enough for a start. Then needs are yours, not a general figure.");
    await user.click(within(goals).getByRole("button", { name: "How this is counted" }));
    expect(await screen.findByText("a general figure, not yours, because your age is not in your profile.")).toBeTruthy();
  });

  it("an age alone gives the girls' figure", async () => {
    openDashboard({ age: 13 }, 741);
    expect(await within(await card("Daily Goals")).findByText("741 of 1,600 kcal")).toBeTruthy();
    expect((await card("Daily Goals")).textContent).toContain("of 34 g");
  });
});
