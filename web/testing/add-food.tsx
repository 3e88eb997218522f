import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import type { DiaryEntry, NewEntry, UsualFood } from "#core/contracts/diary.ts";
import type { Food } from "#core/contracts/foods.ts";
import type { SavedMeal } from "#core/contracts/saved-meals.ts";
import type { MealType } from "#core/domain/diary/meals.ts";
import { AddFoodSheet } from "#web/features/diary/add-food/add-food-sheet.tsx";
import { today } from "#web/lib/today.ts";
import { type Answer, fakeServer } from "./fake-server.ts";
import { makeFood } from "./make-food.ts";
import { makeUser } from "./make-user.ts";
import { renderAt } from "./render.tsx";

const food = (digit: number, name: string, calories: number, portions: Food["portions"] = []): Food =>
  makeFood({ id: `0190a0a0-0000-7000-8000-00000000000${digit}`, name, category: "other", calories, portions });

export const BANANA = food(1, "Banana", 100, [
  { label: "1 medium", grams: 118 },
  { label: "1 small", grams: 101 },
]);
export const OATMEAL = food(2, "Oatmeal", 70);
export const MILK = food(3, "Whole milk", 60, [{ label: "1 cup", grams: 244 }]);
export const EGG = food(4, "Egg", 150, [{ label: "1 large", grams: 50 }]);

export const usualFood = (overrides: Pick<UsualFood, "food"> & Partial<UsualFood>): UsualFood => ({
  quantity: 100,
  portion: null,
  times: 1,
  lastLoggedAt: "2025-01-01T08:00:00.000Z",
  ...overrides,
});

export const FAILURE: Answer = { status: 500, body: { message: "Oh", code: "internal" } };

export interface Served {
  usual?: () => UsualFood[] | Answer;
  starred?: Food[];
  meals?: Pick<SavedMeal, "name" | "items">[];
  /** The entries of the previous day. */
  entries?: Partial<DiaryEntry>[];
  search?: (q: string) => Food[] | Answer;
  /** The answers to logging, in order; after them, everything is logged. */
  answers?: Answer[];
}

const toAnswer = <T,>(overrides: T[] | Answer): Answer => (Array.isArray(overrides) ? { body: overrides } : overrides);

export function serveDiary({ usual = () => [], starred = [], meals = [], entries = [], search = () => [], answers = [] }: Served = {}) {
  const readParameters = () => new URL(calls.at(-1)?.path ?? "", "http://app").searchParams;
  const logged = (): Answer => {
    const body = calls.at(-1)?.body;
    const isBatch = typeof body === "object" && body !== null && "entries" in body;
    // Safe to cast: the calls come from the page, which sends the contract's types.
    const news = isBatch ? (body.entries as NewEntry[]) : [body as NewEntry];
    const made = news.map((entry, index) => ({ ...entry, id: `0190a0a0-0000-7000-8000-0000000000e${index}`, food: BANANA }));
    return answers.shift() ?? { status: 201, body: isBatch ? made : made[0] };
  };
  const savedMeals = meals.map((meal, index) => ({ id: String(index), ...meal }));
  const deletions = savedMeals.map(({ id }) => [
    `DELETE /api/meals/${id}`,
    () => {
      const failure = answers.shift();
      if (failure) return failure;
      savedMeals.splice(
        savedMeals.findIndex((meal) => meal.id === id),
        1,
      );
      return { status: 204 };
    },
  ]);
  const calls = fakeServer({
    ...Object.fromEntries(deletions),
    "GET /api/diary/usual": () => toAnswer(usual()),
    "GET /api/foods/starred": { body: starred },
    "GET /api/meals": () => ({ body: savedMeals }),
    "GET /api/diary": { body: entries },
    "GET /api/foods/search": () => toAnswer(search(readParameters().get("q") ?? "")),
    "POST /api/foods": () => answers.shift() ?? { status: 201, body: { ...EGG, isOwn: true } },
    "POST /api/diary": logged,
    "POST /api/diary/batch": logged,
  });
  const posts = (path: string) => calls.filter((call) => call.method === "POST" && call.path === path);
  return {
    calls,
    created: () => posts("/api/foods").map(({ body }) => body),
    logged: () => calls.filter(({ method, path }) => method === "POST" && path.startsWith("/api/diary")).map(({ body }) => body),
    keys: () =>
      calls
        .filter(({ method, path }) => method === "POST" && path.startsWith("/api/diary"))
        .map(({ init }) => new Headers(init.headers).get("idempotency-key")),
  };
}

interface Opening extends Served {
  day?: string;
  mealType?: MealType;
  initialText?: string;
}

/** Renders the sheet next to a page with two buttons that open it. */
export function openSheet({ day = today(), mealType = "breakfast", initialText, ...served }: Opening = {}) {
  const server = serveDiary(served);
  const { path } = renderAt(<Opener day={day} mealType={mealType} initialText={initialText} />, { user: makeUser(), path: "/diary" });
  return { user: userEvent.setup(), path, ...server };
}

function Opener({ day, mealType, initialText = "" }: { day: string; mealType: MealType; initialText: string | undefined }) {
  const [isOpen, setIsOpen] = useState(true);
  const [openings, setOpenings] = useState(0);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setOpenings(openings + 1);
          setIsOpen(true);
        }}
      >
        Open again
      </button>
      <AddFoodSheet key={openings} day={day} mealType={mealType} isOpen={isOpen} onOpenChange={setIsOpen} initialText={initialText} />
    </>
  );
}

export const box = (): HTMLInputElement => screen.getByRole("searchbox", { name: "Search foods" });
export const grams = (): HTMLInputElement => screen.getByRole("spinbutton", { name: "Or in grams" });
export const plus = (name: string) => screen.findByRole("button", { name: `Add ${name}` });
export const row = (text: string | RegExp) => screen.findByRole("button", { name: text });
export const addButton = () => screen.getByRole("button", { name: /^Add (\d+ foods )?to / });
export const listed = (title: string) =>
  within(screen.getByRole("list", { name: title }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
