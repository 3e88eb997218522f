import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { onTestFinished, vi } from "vitest";
import { Router } from "wouter";
import { useBrowserLocation, useSearch } from "wouter/use-browser-location";
import type { DiaryEntry, NewEntry } from "#core/contracts/diary.ts";
import type { FoodListItem } from "#core/contracts/foods.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { dayAt } from "#core/domain/calendar/calendar-day.ts";
import { sumNutrients } from "#core/domain/diary/day-totals.ts";
import { DiaryPage } from "#web/features/diary/diary-page.tsx";
import { timeZone } from "#web/lib/today.ts";
import { type Answer, fakeServer, type RecordedCall } from "./fake-server.ts";
import { makeFood } from "./make-food.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

export const TODAY = "2025-11-13";
export const YESTERDAY = "2025-11-12";
export const TOMORROW = "2025-11-14";

const id = (kind: number, number: number) => `0190a0a0-0000-7000-800${kind}-${String(number).padStart(12, "0")}`;

export const BANANA = makeFood({
  id: id(1, 1),
  name: "Banana",
  category: "fruit",
  calories: 89,
  protein: 1.1,
  carbs: 22.8,
  fat: 0.3,
  portions: [{ label: "1 medium", grams: 118 }],
});
export const OATMEAL = makeFood({
  id: id(1, 2),
  name: "Oatmeal with milk",
  category: "grain",
  calories: 116,
  protein: 5,
  carbs: 18,
  fat: 3,
});

let made = 0;

/** An entry at noon of a day, unless specified otherwise. */
export function makeEntry(food: FoodListItem, overrides: Partial<DiaryEntry> & { day?: string } = {}): DiaryEntry {
  made += 1;
  const { day = TODAY, ...others } = overrides;
  const at = new Date(`${day}T12:00:${String(made % 60).padStart(2, "0")}`).toISOString();
  return {
    id: id(2, made),
    foodId: food.id,
    quantity: 100,
    portion: null,
    mealType: "breakfast",
    customTime: null,
    loggedAt: at,
    createdAt: at,
    food,
    ...others,
  };
}

interface Opening {
  path?: string;
  days?: Record<string, DiaryEntry[]>;
  user?: Partial<User>;
  /** Overrides the default answers. */
  answers?: Parameters<typeof fakeServer>[0];
  /** Overrides the entries of a day; undefined keeps them. */
  readDay?: (day: string) => Answer | Promise<Answer> | undefined;
  /** Uses the browser's own history, which can go back. */
  inBrowser?: boolean;
}

const ROOM_FOR = 20;

/** Opens the diary on November 13, 2025, at noon, with a server that stores what it receives. */
export function openDiary({ path = "/diary", days = {}, user = {}, answers = {}, readDay, inBrowser }: Opening = {}) {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${TODAY}T12:00:00`) });
  onTestFinished(() => void vi.useRealTimers());
  const server = keepDays(days, () => calls, readDay);
  const calls = fakeServer({ ...server, ...answers });
  if (inBrowser) window.history.replaceState(null, "", path);
  const page = <DiaryPage />;
  const app = renderAt(
    inBrowser ? (
      <Router hook={useBrowserLocation} searchHook={useSearch}>
        {page}
      </Router>
    ) : (
      page
    ),
    { path, user: makeUser(user) },
  );
  return {
    user: userEvent.setup(),
    path: app.path,
    sent: () => calls.filter(({ method }) => method !== "GET").map(({ method, path: to, body }) => [method, to, body] as const),
    calls,
  };
}

function keepDays(days: Record<string, DiaryEntry[]>, calls: () => RecordedCall[], readDay: Opening["readDay"]) {
  const readParameter = (name: string) => new URL(calls().at(-1)?.path ?? "", "http://app").searchParams.get(name);
  /** Safe to cast: the tests only send requests that match the contract. */
  const readLastBody = <T,>() => calls().at(-1)?.body as T;
  const all = Object.values(days).flat();
  const foods = new Map<string, FoodListItem>([BANANA, OATMEAL, ...all.map(({ food }) => food)].map((food) => [food.id, food]));

  const add = (body: NewEntry): DiaryEntry => {
    const food = foods.get(body.foodId) ?? BANANA;
    const loggedAt = String(body.loggedAt);
    const added = { ...makeEntry(food), ...body, portion: body.portion ?? null, customTime: body.customTime ?? null, loggedAt };
    const day = dayAt(new Date(loggedAt), timeZone());
    days[day] = [...(days[day] ?? []), added];
    return added;
  };
  const rows = [...all, ...Array.from({ length: ROOM_FOR }, (_, index) => ({ id: id(2, made + index + 1) }))];
  return {
    "GET /api/diary": () => readDay?.(readParameter("date") ?? "") ?? { body: days[readParameter("date") ?? ""] ?? [] },
    "GET /api/diary/days": (): Answer => ({
      body: {
        days: Object.entries(days).map(([day, entries]) => ({ day, entries: entries.length, totals: sumNutrients(entries), glasses: 0 })),
        variety: { foods: 0, categories: [] },
      },
    }),
    "GET /api/diary/usual": { body: [] },
    "GET /api/foods/starred": { body: [] },
    "GET /api/meals": { body: [] },
    ...Object.fromEntries(
      [TODAY, YESTERDAY, TOMORROW, ...Object.keys(days)].map((date) => [
        `GET /api/water/${date}`,
        { body: { date, morningGlasses: 0, afternoonGlasses: 0, eveningGlasses: 0 } },
      ]),
    ),
    "POST /api/diary": () => ({ status: 201, body: add(readLastBody<NewEntry>()) }),
    "POST /api/diary/batch": () => ({ status: 201, body: readLastBody<{ entries: NewEntry[] }>().entries.map(add) }),
    "POST /api/meals": () => ({ status: 201, body: {} }),
    ...Object.fromEntries(
      rows.flatMap((row) => [
        [`DELETE /api/diary/${row.id}`, { status: 204 }],
        [`PUT /api/diary/${row.id}`, () => ({ body: { ...row, ...readLastBody<object>() } })],
      ]),
    ),
  };
}

export const meal = (name: string) => within(screen.getByRole("region", { name }));
export const mealText = (name: string) => screen.getByRole("region", { name }).textContent;
export const listMealFoods = (name: string) =>
  meal(name)
    .queryAllByRole("button", { name: /^Remove / })
    .map((button) => button.getAttribute("aria-label")?.replace("Remove ", ""));
export const totals = () => screen.getByRole("region", { name: "Daily totals" }).textContent;
export const opened = (name: string) => screen.findByRole("button", { name });
