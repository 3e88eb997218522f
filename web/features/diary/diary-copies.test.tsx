// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BANANA, listMealFoods, makeEntry, meal, OATMEAL, openDiary, opened, TODAY, TOMORROW, YESTERDAY } from "#web/testing/diary.tsx";
import { type Answer, laterAnswer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const yesterdays = () => [
  makeEntry(OATMEAL, {
    day: YESTERDAY,
    foodVersion: 7,
    quantity: 240,
    portion: "1 cup",
    loggedAt: new Date(`${YESTERDAY}T07:15:00`).toISOString(),
  }),
  makeEntry(BANANA, { day: YESTERDAY, loggedAt: new Date(`${YESTERDAY}T07:15:00`).toISOString() }),
  makeEntry(BANANA, { day: YESTERDAY, mealType: "lunch" }),
];
const openMealMenu = async (user: ReturnType<typeof openDiary>["user"], name: string) => user.click(await opened(`More for ${name}`));
const undo = async () => within(await screen.findByRole("region", { name: /notifications/i })).findByRole("button", { name: "Undo" });

describe("the same as yesterday", () => {
  it("copies the meal with one tap, at the same time of day and with its own figures, and Undo removes it", async () => {
    const { user, sent } = openDiary({ days: { [YESTERDAY]: yesterdays() } });
    await user.click(await screen.findByRole("button", { name: "Same as yesterday for breakfast" }));
    await waitFor(() => expect(listMealFoods("Breakfast")).toEqual(["Oatmeal with milk", "Banana"]));
    expect(listMealFoods("Lunch")).toEqual([]);
    await expectToast("Copied 2 foods", "Breakfast is the same as yesterday.");
    const loggedAt = new Date(`${TODAY}T07:15:00`).toISOString();
    expect(sent()).toEqual([
      [
        "POST",
        "/api/diary/batch",
        {
          entries: [
            { foodId: OATMEAL.id, foodVersion: 7, quantity: 240, mealType: "breakfast", portion: "1 cup", customTime: null, loggedAt },
            { foodId: BANANA.id, quantity: 100, mealType: "breakfast", portion: null, customTime: null, loggedAt },
          ],
        },
      ],
    ]);
    await user.click(await undo());
    await waitFor(() => expect(listMealFoods("Breakfast")).toEqual([]));
    expect(sent().filter(([method]) => method === "DELETE")).toHaveLength(2);
  });

  it("is in the meal's menu too, and says if there is nothing to copy", async () => {
    const { user, sent } = openDiary({ days: { [YESTERDAY]: yesterdays() } });
    await openMealMenu(user, "dinner");
    await user.click(await screen.findByRole("menuitem", { name: "Same as yesterday" }));
    await expectToast("Nothing to copy", "There is no dinner in the diary for yesterday.");
    expect(sent()).toEqual([]);
  });

  it("removes everything again if the server rejects it", async () => {
    const { user } = openDiary({ days: { [YESTERDAY]: yesterdays() }, answers: { "POST /api/diary/batch": { status: 500 } } });
    await user.click(await screen.findByRole("button", { name: "Same as yesterday for breakfast" }));
    await expectToast("Error", "Failed to add food to diary. Please try again.");
    expect(listMealFoods("Breakfast")).toEqual([]);
  });

  it("says kindly that the day has no room for it", async () => {
    const message = "A day has room for 200 foods, and this one is full. Take some out to add more.";
    const { user } = openDiary({
      days: { [YESTERDAY]: yesterdays() },
      answers: { "POST /api/diary/batch": { status: 409, body: { code: "day_full", message } } },
    });
    await user.click(await screen.findByRole("button", { name: "Same as yesterday for breakfast" }));
    await expectToast("This day is full", message);
    expect(listMealFoods("Breakfast")).toEqual([]);
  });

  it("refers to the day before on another day", async () => {
    openDiary({ path: `/diary?day=${TOMORROW}`, days: { [TODAY]: [makeEntry(BANANA)] } });
    expect(await screen.findByRole("button", { name: "Same as the day before for breakfast" })).toBeTruthy();
    expect(meal("Lunch").queryByRole("button", { name: /Same as/ })).toBeNull();
  });
});

describe("copying", () => {
  it("copies a meal to another day", async () => {
    const { user, sent } = openDiary({ days: { [TODAY]: [makeEntry(BANANA), makeEntry(OATMEAL, { mealType: "lunch" })] } });
    await opened("Banana");
    await openMealMenu(user, "breakfast");
    await user.click(await screen.findByRole("menuitem", { name: "Copy to another day…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Copy breakfast" }));
    await user.click(dialog.getByRole("button", { name: "Monday, November 10, 2025" }));
    await user.click(dialog.getByRole("button", { name: "Copy to Nov 10" }));
    await expectToast("Copied 1 food", "You'll find them on Nov 10.");
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.[2]).toMatchObject({ foodId: BANANA.id, mealType: "breakfast" });
    expect(String(JSON.stringify(sent()[0]?.[2]))).toContain(new Date("2025-11-10T12:00:00").toISOString().slice(0, 13));
    expect(listMealFoods("Breakfast")).toEqual(["Banana"]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "More for breakfast" })));
  });

  it("copies a whole day to tomorrow unless another day is chosen", async () => {
    const { user, sent } = openDiary({ days: { [TODAY]: [makeEntry(BANANA), makeEntry(OATMEAL, { mealType: "lunch" })] } });
    await user.click(await opened("Copy this day…"));
    await user.click(await screen.findByRole("button", { name: "Copy to tomorrow" }));
    await expectToast("Copied 2 foods", "You'll find them tomorrow.");
    expect(sent()[0]?.[1]).toBe("/api/diary/batch");
    await user.click(screen.getByRole("button", { name: "Day after" }));
    expect(await opened("Remove Banana")).toBeTruthy();
  });
});

describe("copying more than fifty foods", () => {
  it("sends them in one request, so that they arrive completely or not at all", async () => {
    const { user, sent } = openDiary({ days: { [TODAY]: Array.from({ length: 51 }, () => makeEntry(BANANA)) } });
    await user.click(await opened("Copy this day…"));
    await user.click(await screen.findByRole("button", { name: "Copy to tomorrow" }));
    await expectToast("Copied 51 foods", "You'll find them tomorrow.");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[2]).toMatchObject({ entries: { length: 51 } });
  });
});

describe("a day that is opened while foods are being sent to it", () => {
  const copied = makeEntry(BANANA, { day: TOMORROW });

  async function copyAndFollow(readTomorrow: () => Answer | Promise<Answer>) {
    const { answer, send } = laterAnswer();
    const { user } = openDiary({
      days: { [TODAY]: [makeEntry(BANANA)] },
      answers: { "POST /api/diary": () => answer },
      readDay: (day) => (day === TOMORROW ? readTomorrow() : undefined),
    });
    await user.click(await opened("Copy this day…"));
    await user.click(await screen.findByRole("button", { name: "Copy to tomorrow" }));
    await user.click(screen.getByRole("button", { name: "Day after" }));
    return () => send({ status: 201, body: copied });
  }

  it("shows them at once, and allows changes when they have arrived", async () => {
    const arrive = await copyAndFollow(() => ({ body: [] }));
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Remove Banana" })).disabled).toBe(true);
    arrive();
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Remove Banana" }).disabled).toBe(false));
  });

  it("is refetched if its first read was canceled", async () => {
    let isAnswering = false;
    const arrive = await copyAndFollow(() => (isAnswering ? { body: [copied] } : new Promise(() => undefined)));
    isAnswering = true;
    arrive();
    expect(await opened("Remove Banana")).toBeTruthy();
  });
});

describe("saving as a meal", () => {
  const openDialog = async (answers = {}) => {
    const diary = openDiary({
      days: { [TODAY]: [makeEntry(BANANA, { quantity: 118, portion: "1 medium" }), makeEntry(OATMEAL)] },
      answers,
    });
    await opened("Banana");
    await openMealMenu(diary.user, "breakfast");
    await diary.user.click(await screen.findByRole("menuitem", { name: "Save as a meal…" }));
    return { ...diary, dialog: within(await screen.findByRole("dialog", { name: "Save as a meal" })) };
  };

  it("stores the meal under a name", async () => {
    const { user, dialog, sent } = await openDialog();
    const name = dialog.getByLabelText<HTMLInputElement>("Name");
    expect(name.value).toBe("My breakfast");
    await user.clear(name);
    await user.type(name, " School days ");
    await user.click(dialog.getByRole("button", { name: "Save meal" }));
    await expectToast("Meal saved", "School days: 2 foods. You find it under Add food.");
    expect(sent()).toEqual([
      [
        "POST",
        "/api/meals",
        {
          name: "School days",
          items: [
            { foodId: BANANA.id, quantity: 118, portion: "1 medium" },
            { foodId: OATMEAL.id, quantity: 100, portion: null },
          ],
        },
      ],
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("requires the name", async () => {
    const { user, dialog, sent } = await openDialog();
    await user.clear(dialog.getByLabelText("Name"));
    await user.click(dialog.getByRole("button", { name: "Save meal" }));
    expect(dialog.getByText("Please give the meal a name.")).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it("stays open if the server rejects it", async () => {
    const { user, dialog } = await openDialog({ "POST /api/meals": { status: 500 } });
    await user.click(dialog.getByRole("button", { name: "Save meal" }));
    expect(await screen.findByText("Failed to save the meal. Please try again.")).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Save as a meal" })).toBeTruthy();
  });
});
