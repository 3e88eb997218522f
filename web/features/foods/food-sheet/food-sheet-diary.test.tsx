// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { timeAt } from "#core/domain/calendar/calendar-day.ts";
import { findMealAt } from "#core/domain/diary/meals.ts";
import { timeZone } from "#web/lib/today.ts";
import type { Answer } from "#web/testing/fake-server.ts";
import { grams, loaded, openSheet, portion } from "#web/testing/food-sheet.tsx";
import { AVOCADO_ID, makeFood } from "#web/testing/make-food.ts";
import { expectToast } from "#web/testing/toasts.ts";

const ENTRY = { id: "0190a0a0-0000-7000-8000-0000000000e1", food: makeFood() };
const FAILURE: Answer = { status: 500, body: { message: "Oh", code: "internal" } };
const add = () => screen.getByRole("button", { name: "Add to diary" });

async function openForLogging(answers: Answer[] = [{ status: 201, body: ENTRY }]) {
  const sheet = await openSheet({ more: { "POST /api/diary": () => answers.shift() ?? FAILURE } });
  await loaded();
  return { ...sheet, sent: () => sheet.calls.filter(({ method }) => method === "POST") };
}

describe("adding to the diary", () => {
  test("logs the chosen portion to the meal of this time, closes, and links to the diary", async () => {
    const { user, sent, onClose, path } = await openForLogging();
    await user.click(portion("2 slices 30 g"));
    await user.click(add());
    await expectToast(`Added to ${findMealAt(timeAt(new Date(), timeZone()))}`, "Avocado, 2 slices (30 g)");
    expect(sent()[0]?.body).toMatchObject({
      foodId: AVOCADO_ID,
      quantity: 30,
      portion: "2 slices",
      mealType: findMealAt(timeAt(new Date(), timeZone())),
    });
    expect(onClose).toHaveBeenCalledOnce();
    await user.click(screen.getByRole("button", { name: "Open diary" }));
    expect(path()).toBe("/diary");
  });

  test("accepts another meal, and grams without a portion", async () => {
    const { user, sent } = await openForLogging();
    await user.clear(grams());
    await user.type(grams(), "42.5");
    await user.click(screen.getByRole("button", { name: /^Meal: / }));
    await user.click(screen.getByRole("menuitemradio", { name: "Dinner" }));
    await user.click(add());
    await expectToast("Added to dinner", "Avocado, 42.5 g");
    expect(sent()[0]?.body).toMatchObject({ quantity: 42.5, portion: null, mealType: "dinner" });
  });

  test.each(["0", "-1", "0,5", "5,001", ""])("rejects '%s' grams", async (text) => {
    const { user, sent, onClose } = await openForLogging();
    await user.clear(grams());
    if (text) await user.type(grams(), text);
    await user.click(add());
    expect(await screen.findByText("Invalid Quantity")).toBeTruthy();
    expect(screen.getByText("Type a number from 1 to 5,000.")).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  test("says if it failed, stays open, and retries under the same key", async () => {
    const { user, sent, onClose } = await openForLogging([FAILURE, { status: 201, body: ENTRY }]);
    await user.click(add());
    expect(await screen.findByText("Failed to add food to diary. Please try again.")).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await user.click(add());
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    const [first, second] = sent().map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });
});

describe("the star", () => {
  const star = () => screen.findByRole("button", { name: "Star Avocado" });

  test("appears at once and can be removed again", async () => {
    const { user, calls } = await openSheet({
      more: {
        "GET /api/foods/starred": { body: [] },
        [`PUT /api/foods/${AVOCADO_ID}/star`]: { status: 204 },
        [`DELETE /api/foods/${AVOCADO_ID}/star`]: { status: 204 },
      },
    });
    await loaded();
    await waitFor(async () => expect((await star()).hasAttribute("disabled")).toBe(false));
    await user.click(await star());
    await waitFor(async () => expect((await star()).getAttribute("aria-pressed")).toBe("true"));
    await user.click(await star());
    await waitFor(async () => expect((await star()).getAttribute("aria-pressed")).toBe("false"));
    expect(calls.filter(({ path }) => path.endsWith("/star")).map(({ method }) => method)).toEqual(["PUT", "DELETE"]);
  });

  test("disappears again with a message if the server rejects it", async () => {
    const { user } = await openSheet({
      more: { "GET /api/foods/starred": { body: [] }, [`PUT /api/foods/${AVOCADO_ID}/star`]: FAILURE },
    });
    await loaded();
    await waitFor(async () => expect((await star()).hasAttribute("disabled")).toBe(false));
    await user.click(await star());
    expect(await screen.findByText("The star did not stick. Please try again.")).toBeTruthy();
    await waitFor(async () => expect((await star()).getAttribute("aria-pressed")).toBe("false"));
  });
});
