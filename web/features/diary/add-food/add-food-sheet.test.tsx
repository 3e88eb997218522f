// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import { addDays, instantAt } from "#core/domain/calendar/calendar-day.ts";
import { MAX_ENTRIES_A_DAY } from "#core/domain/diary/limits.ts";
import { timeZone, today } from "#web/lib/today.ts";
import {
  addButton,
  BANANA,
  box,
  EGG,
  FAILURE,
  listed,
  MILK,
  OATMEAL,
  openSheet,
  plus,
  row,
  type Served,
  usualFood,
} from "#web/testing/add-food.tsx";
import { makeProduct } from "#web/testing/make-product.ts";
import { expectToast } from "#web/testing/toasts.ts";

const BREAKFAST = [
  usualFood({ food: BANANA, quantity: 118, portion: "1 medium" }),
  usualFood({ food: OATMEAL, quantity: 200 }),
  usualFood({ food: MILK, quantity: 100 }),
];

describe("before anything is typed", () => {
  test("there are recent, frequent and starred foods, and saved meals", async () => {
    const many = [1, 2, 3, 4].map((digit) => usualFood({ food: { ...EGG, id: `${EGG.id}${digit}`, name: `Egg ${digit}` }, times: 3 }));
    openSheet({
      usual: () => [...BREAKFAST, ...many],
      starred: [MILK, EGG],
      meals: [{ name: "My breakfast", items: [{ food: EGG, quantity: 100, portion: "2 large" }] }],
    });
    await screen.findByRole("heading", { name: "Recent" });
    expect(listed("Recent").slice(0, 3)).toEqual([
      "Banana1 medium (118 g) · 118 kcal",
      "Oatmeal200 g · 140 kcal",
      "Whole milk100 g · 60 kcal",
    ]);
    expect(listed("Frequent")).toEqual(["Egg 4100 g · 150 kcal"]);
    expect(listed("Starred")).toEqual(["Whole milk100 g · 60 kcal", "Egg1 large (50 g) · 75 kcal"]);
    expect(listed("Saved meals")).toEqual(["My breakfast150 kcal · Egg"]);
  });

  test.each<[string, (food: Food) => Served]>([
    ["recent foods", (food) => ({ usual: () => [...BREAKFAST, usualFood({ food })] })],
    ["starred foods", (food) => ({ starred: [food] })],
    ["saved meals", (food) => ({ meals: [{ name: "My breakfast", items: [{ food, quantity: 240, portion: null }] }] })],
  ])("the source of products among %s is named once", async (_where, served) => {
    openSheet(served(makeProduct().food));
    expect(await screen.findAllByText("Product data from Open Food Facts (ODbL).")).toHaveLength(1);
  });

  test("a new user learns what to do", async () => {
    openSheet();
    expect(await screen.findByRole("heading", { name: "What did you have?" })).toBeTruthy();
    expect(screen.getByText("Type the first letters of a food. Next time it waits here for you.")).toBeTruthy();
  });

  test("another meal shows its own foods", async () => {
    const { user, calls } = openSheet();
    await user.click(await screen.findByRole("radio", { name: "Dinner" }));
    expect(screen.getByRole("button", { name: "Add to dinner" })).toBeTruthy();
    await waitFor(() => expect(calls.some(({ path }) => path === "/api/diary/usual?mealType=dinner")).toBe(true));
  });

  test("lists that failed to load are requested again", async () => {
    let isUp = false;
    const { user } = openSheet({ usual: () => (isUp ? BREAKFAST : FAILURE) });
    expect(await screen.findByText("Some of your foods did not come through.")).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: "Recent" })).toBeTruthy();
  });
});

describe("several foods", () => {
  test("are collected with one tap each and logged at once, with the current time", async () => {
    const { user, logged } = openSheet({ usual: () => BREAKFAST });
    for (const name of ["Banana", "Oatmeal", "Whole milk"]) await user.click(await plus(name));
    expect((await plus("Banana")).getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("button", { name: "Adding 3 foods · 318 kcal" })).toBeTruthy();
    const before = Date.now();
    await user.click(screen.getByRole("button", { name: "Add 3 foods to breakfast" }));
    await expectToast("Added to breakfast", "3 foods · 318 kcal");
    expect(screen.queryByRole("dialog")).toBeNull();
    const [body] = logged();
    expect(body).toMatchObject({
      entries: [
        { foodId: BANANA.id, quantity: 118, portion: "1 medium", mealType: "breakfast" },
        { foodId: OATMEAL.id, quantity: 200, portion: null, mealType: "breakfast" },
        { foodId: MILK.id, quantity: 100, portion: null, mealType: "breakfast" },
      ],
    });
    const { entries } = body as { entries: { loggedAt: string }[] };
    for (const { loggedAt } of entries) expect(Math.abs(Date.parse(loggedAt) - before)).toBeLessThan(60_000);
  });

  // Spec: D4.7
  test("for another day get the usual time of the meal", async () => {
    const day = addDays(today(), -3);
    const { user, logged } = openSheet({ usual: () => BREAKFAST, day, mealType: "dinner" });
    await user.click(await plus("Banana"));
    await user.click(addButton());
    await expectToast("Added to dinner", "1 food · 118 kcal");
    expect(logged()).toMatchObject([{ mealType: "dinner", loggedAt: instantAt(day, "18:30", timeZone()).toISOString() }]);
  });

  test("are removed by their plus button, or from the list of collected foods", async () => {
    const { user } = openSheet({ usual: () => BREAKFAST });
    for (const name of ["Banana", "Oatmeal", "Whole milk"]) await user.click(await plus(name));
    await user.click(await plus("Oatmeal"));
    await user.click(screen.getByRole("button", { name: "Adding 2 foods · 178 kcal" }));
    expect(listed("To be added")).toEqual(["Change Banana1 medium (118 g) · 118 kcal", "Change Whole milk100 g · 60 kcal"]);
    await user.click(screen.getByRole("button", { name: "Take out Banana" }));
    expect(screen.getByRole("button", { name: "Adding 1 food · 60 kcal" })).toBeTruthy();
    expect((await plus("Banana")).getAttribute("aria-pressed")).toBe("false");
  });

  test("of a saved meal, and of yesterday, are added together", async () => {
    const { user, logged } = openSheet({
      meals: [{ name: "My breakfast", items: [{ food: EGG, quantity: 100, portion: "2 large" }] }],
      entries: [
        { food: BANANA, quantity: 118, portion: "1 medium", mealType: "breakfast" },
        { food: MILK, quantity: 244, portion: "1 cup", mealType: "breakfast" },
        { food: OATMEAL, quantity: 300, portion: null, mealType: "lunch" },
      ],
    });
    await user.click(await row(/^Same as yesterday 264 kcal · Banana, Whole milk$/));
    await user.click(await row(/^My breakfast/));
    await user.click(screen.getByRole("button", { name: "Add 3 foods to breakfast" }));
    await waitFor(() => expect(logged()).toHaveLength(1));
    expect(logged()[0]).toMatchObject({
      entries: [
        { foodId: BANANA.id, quantity: 118 },
        { foodId: MILK.id, quantity: 244 },
        { foodId: EGG.id, quantity: 100, portion: "2 large" },
      ],
    });
  });

  test("exceed the limit if they are more than a day has room for", async () => {
    const eggs = Array.from({ length: MAX_ENTRIES_A_DAY + 1 }, (_, index) => ({ ...EGG, id: `egg-${index}` }));
    const items = eggs.map((food) => ({ food, quantity: 50, portion: null }));
    const { user } = openSheet({
      meals: [
        { name: "Feast", items: items.slice(0, MAX_ENTRIES_A_DAY) },
        { name: "Party", items: items.slice(MAX_ENTRIES_A_DAY) },
      ],
    });
    await user.click(await row(/^Feast/));
    await user.click(await row(/^Party/));
    expect(await screen.findByText(`Please add at most ${MAX_ENTRIES_A_DAY} foods in one go.`)).toBeTruthy();
    expect(screen.getByRole("button", { name: new RegExp(`^Adding ${MAX_ENTRIES_A_DAY} foods`) })).toBeTruthy();
  });
});

describe("nothing is lost", () => {
  // Spec: S5.30
  test("without a food there is nothing to add", async () => {
    const { user, logged } = openSheet();
    await user.click(addButton());
    expect(await screen.findByText("No Food Selected")).toBeTruthy();
    expect(screen.getByText("Please select a food item first.")).toBeTruthy();
    expect(logged()).toEqual([]);
  });

  test("collected foods are still there after closing", async () => {
    const { user } = openSheet({ usual: () => BREAKFAST });
    await user.click(await plus("Banana"));
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(screen.getByRole("button", { name: "Open again" }));
    expect(await screen.findByRole("button", { name: "Adding 1 food · 118 kcal" })).toBeTruthy();
  });

  // Spec: S8.19
  test("rejected foods return with the chosen meal, and are sent again under the same key", async () => {
    const { user, keys, logged } = openSheet({ usual: () => BREAKFAST, answers: [FAILURE] });
    await user.click(await plus("Banana"));
    await user.click(await plus("Oatmeal"));
    await user.click(screen.getByRole("radio", { name: "Snack" }));
    await user.click(addButton());
    expect(await screen.findByText("Failed to add food to diary. Please try again.")).toBeTruthy();
    const again = await screen.findByRole("button", { name: "Add 2 foods to snack" });
    expect(screen.getByRole("button", { name: "Adding 2 foods · 258 kcal" })).toBeTruthy();
    await user.click(again);
    await expectToast("Added to snack", "2 foods · 258 kcal");
    expect(logged()[1]).toEqual(logged()[0]);
    expect(keys()[0]).toBeTruthy();
    expect(keys()[1]).toBe(keys()[0]);
  });

  test("a different selection than the rejected one has its own key", async () => {
    const { user, keys } = openSheet({ usual: () => BREAKFAST, answers: [FAILURE] });
    await user.click(await plus("Banana"));
    await user.click(addButton());
    await screen.findByText("Failed to add food to diary. Please try again.");
    await user.click(await plus("Oatmeal"));
    await user.click(screen.getByRole("button", { name: "Add 2 foods to breakfast" }));
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test("the same selection is logged again after it was logged", async () => {
    const { user, keys } = openSheet({ usual: () => BREAKFAST });
    for (const count of [1, 2]) {
      await user.click(await plus("Banana"));
      await user.click(addButton());
      await waitFor(() => expect(keys()).toHaveLength(count));
      await user.click(screen.getByRole("button", { name: "Open again" }));
    }
    expect(keys()[1]).not.toBe(keys()[0]);
  });
});

test("the search box has the focus, and Escape empties it before it closes the sheet", async () => {
  const { user } = openSheet({ search: () => [BANANA] });
  await waitFor(() => expect(document.activeElement).toBe(box()));
  await user.keyboard("ban{Escape}");
  expect(box().value).toBe("");
  expect(screen.getByRole("dialog", { name: "Add food" })).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the meals are one radio group", async () => {
  openSheet({ mealType: "lunch" });
  const meals = within(await screen.findByRole("group", { name: "Meal" }));
  expect(meals.getAllByRole<HTMLInputElement>("radio").map(({ checked }) => checked)).toEqual([false, true, false, false]);
});
