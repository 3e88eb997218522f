// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { ProductFacts } from "#core/contracts/product-facts.ts";
import { BANANA, listMealFoods, makeEntry, meal, mealText, OATMEAL, openDiary, opened, TODAY, totals } from "#web/testing/diary.tsx";
import { type Answer, laterAnswer } from "#web/testing/fake-server.ts";
import { expectToast } from "#web/testing/toasts.ts";

const undo = async () => {
  const region = within(await screen.findByRole("region", { name: /notifications/i }));
  return region.findByRole("button", { name: "Undo" });
};
const banana = () => makeEntry(BANANA, { quantity: 118, portion: "1 medium" });

const PRODUCT: ProductFacts = {
  ...{ gtin: "7610000000011", brand: null, quantity: null, basis: "100 g", doubts: [], source: "off", license: "ODbL 1.0" },
  ...{ areAllergensKnown: false, otherAllergens: [], otherTraces: [], isCorrected: false, modifiedOn: null, fetchedOn: null },
  sourceUrl: "https://world.openfoodfacts.org/product/7610000000011",
};

it("says where a product's figures come from, once below the day and with its link in the entry", async () => {
  const { user } = openDiary({
    days: { [TODAY]: [makeEntry({ ...OATMEAL, product: PRODUCT }), makeEntry({ ...BANANA, product: PRODUCT })] },
  });
  await user.click(await opened("Banana"));
  const sheet = within(await screen.findByRole("dialog", { name: "Banana" }));
  expect(sheet.getByRole("link", { name: "Data from Open Food Facts (ODbL)" }).getAttribute("href")).toBe(PRODUCT.sourceUrl);
  expect(screen.getAllByText("Product data from Open Food Facts (ODbL).")).toHaveLength(1);
});

it("says nothing of products on a day without any", async () => {
  openDiary({ days: { [TODAY]: [banana()] } });
  await opened("Banana");
  expect(screen.queryByText(/Product data/)).toBeNull();
});

describe("editing", () => {
  const open = async (answers = {}) => {
    const entry = banana();
    const diary = openDiary({
      days: { [TODAY]: [entry] },
      answers: Object.fromEntries(Object.entries(answers).map(([key, answer]) => [`${key}/${entry.id}`, answer as Answer])),
    });
    await diary.user.click(await opened("Banana"));
    const sheet = within(await screen.findByRole("dialog", { name: "Banana" }));
    return { ...diary, entry, sheet, grams: () => sheet.getByRole<HTMLInputElement>("spinbutton") };
  };

  it("starts with what was logged and shows the figures of every amount", async () => {
    const { user, sheet, grams } = await open();
    expect(sheet.getByRole<HTMLInputElement>("radio", { name: /1 medium/ }).checked).toBe(true);
    expect(sheet.getByRole<HTMLInputElement>("radio", { name: "Breakfast" }).checked).toBe(true);
    expect(sheet.getByText("105")).toBeTruthy();
    await user.clear(grams());
    await user.type(grams(), "200");
    expect(sheet.getByText("178")).toBeTruthy();
    expect(sheet.getByRole("link", { name: "What is in it?" }).getAttribute("href")).toBe(`/search?food=${BANANA.id}`);
  });

  it("changes amount, meal and time at once, and sends only what changed", async () => {
    const { user, sheet, grams, sent, entry } = await open();
    await user.clear(grams());
    await user.type(grams(), "200");
    await user.click(sheet.getByRole("radio", { name: "Snack" }));
    fireEvent.change(sheet.getByLabelText("Time"), { target: { value: "15:30" } });
    await user.click(sheet.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(listMealFoods("Snack")).toEqual(["Banana"]));
    expect(mealText("Snack")).toContain("200 g · 3:30 PM");
    expect(totals()).toContain("178 of");
    expect(sent()).toEqual([
      [
        "PUT",
        `/api/diary/${entry.id}`,
        { quantity: 200, portion: null, mealType: "snack", customTime: "15:30", loggedAt: new Date(`${TODAY}T15:30:00`).toISOString() },
      ],
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("sends nothing if nothing changed, and returns the focus", async () => {
    const { user, sheet, sent } = await open();
    await user.click(sheet.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Banana" })));
    expect(sent()).toEqual([]);
  });

  it.each(["0", "-1", "0,5", "5001", "abc"])("does not save %s grams", async (text) => {
    const { user, sheet, grams, sent } = await open();
    await user.clear(grams());
    await user.type(grams(), text);
    await user.click(sheet.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Invalid Quantity")).toBeTruthy();
    expect(sheet.getByText("Type a number from 1 to 5,000")).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(screen.getByRole("dialog")).toBeTruthy();
  });

  it("restores the entry if the server rejects the change", async () => {
    const { user, sheet, grams } = await open({ "PUT /api/diary": { status: 500 } });
    await user.clear(grams());
    await user.type(grams(), "200");
    await user.click(sheet.getByRole("button", { name: "Save" }));
    await expectToast("Error", "Failed to change the entry. Please try again.");
    expect(mealText("Breakfast")).toContain("1 medium · 118 g");
  });

  it("deletes from the sheet, and the focus moves to the meal", async () => {
    const { user, sheet, sent, entry } = await open();
    await user.click(sheet.getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(listMealFoods("Breakfast")).toEqual([]));
    expect(sent()).toEqual([["DELETE", `/api/diary/${entry.id}`, undefined]]);
    await waitFor(() => expect(document.activeElement).toBe(meal("Breakfast").getByRole("heading", { name: "Breakfast" })));
  });
});

describe("removing", () => {
  // Spec: S2.75
  it("removes the entry at once, and Undo logs the same serving again, with the figures it had", async () => {
    const entry = makeEntry(BANANA, { quantity: 118, portion: "1 medium", customTime: "07:30", mealType: "snack", foodVersion: 7 });
    const { user, sent } = openDiary({ days: { [TODAY]: [entry] } });
    await user.click(await opened("Remove Banana"));
    await waitFor(() => expect(listMealFoods("Snack")).toEqual([]));
    expect(totals()).toContain("0 of");
    expect(document.activeElement).toBe(meal("Snack").getByRole("heading", { name: "Snack" }));
    await user.click(await undo());
    await waitFor(() => expect(listMealFoods("Snack")).toEqual(["Banana"]));
    expect(sent()).toEqual([
      ["DELETE", `/api/diary/${entry.id}`, undefined],
      [
        "POST",
        "/api/diary",
        {
          foodId: BANANA.id,
          foodVersion: 7,
          quantity: 118,
          mealType: "snack",
          portion: "1 medium",
          customTime: "07:30",
          loggedAt: entry.loggedAt,
        },
      ],
    ]);
  });

  // Spec: S8.20
  it("restores the entry if the server rejects the removal", async () => {
    const entry = banana();
    const { user } = openDiary({ days: { [TODAY]: [entry] }, answers: { [`DELETE /api/diary/${entry.id}`]: { status: 500 } } });
    await user.click(await opened("Remove Banana"));
    await expectToast("Error", "Failed to remove food from diary. Please try again.");
    expect(listMealFoods("Breakfast")).toEqual(["Banana"]);
  });

  it("says if Undo was rejected", async () => {
    const { user } = openDiary({ days: { [TODAY]: [banana()] }, answers: { "POST /api/diary": { status: 500 } } });
    await user.click(await opened("Remove Banana"));
    await user.click(await undo());
    await expectToast("Error", "Failed to add food to diary. Please try again.");
    expect(listMealFoods("Breakfast")).toEqual([]);
  });

  it("allows no changes to an entry that has no id from the server yet", async () => {
    const { answer, send } = laterAnswer();
    const entry = banana();
    const { user } = openDiary({
      days: { [TODAY]: [entry] },
      answers: { "POST /api/diary": () => answer },
    });
    await user.click(await opened("Remove Banana"));
    await user.click(await undo());
    expect((await screen.findByRole<HTMLButtonElement>("button", { name: "Remove Banana" })).disabled).toBe(true);
    // Loaded in advance, so that the sheet would appear before the assertion if it were opened.
    await import("./edit-entry-sheet.tsx");
    await user.click(screen.getByRole("button", { name: "Banana" }));
    await act(async () => send({ status: 201, body: entry }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>("button", { name: "Remove Banana" }).disabled).toBe(false));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("moving", () => {
  it("works through the menu, with Undo", async () => {
    const entry = banana();
    const { user, sent } = openDiary({ days: { [TODAY]: [entry, makeEntry(OATMEAL)] } });
    await user.click(await opened("More for Banana"));
    await user.click(await screen.findByRole("menuitem", { name: "Move to Lunch" }));
    await waitFor(() => expect(listMealFoods("Lunch")).toEqual(["Banana"]));
    expect(listMealFoods("Breakfast")).toEqual(["Oatmeal with milk"]);
    await user.click(await undo());
    await waitFor(() => expect(listMealFoods("Breakfast")).toEqual(["Banana", "Oatmeal with milk"]));
    expect(sent().map(([, , body]) => body)).toEqual([{ mealType: "lunch" }, { mealType: "breakfast" }]);
  });

  it("works by dragging, and a rejected move is reverted", async () => {
    const entry = banana();
    const { answer, send } = laterAnswer();
    openDiary({
      days: { [TODAY]: [entry] },
      answers: { [`PUT /api/diary/${entry.id}`]: () => answer },
    });
    const row = (await opened("Banana")).closest("li");
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? "",
      get types() {
        return [...data.keys()];
      },
    };
    if (row) fireEvent.dragStart(row, { dataTransfer });
    const dinner = screen.getByRole("region", { name: "Dinner" });
    expect(fireEvent.dragOver(dinner, { dataTransfer })).toBe(false);
    fireEvent.drop(dinner, { dataTransfer });
    await waitFor(() => expect(listMealFoods("Dinner")).toEqual(["Banana"]));
    send({ status: 500 });
    await expectToast("Error", "Failed to change the entry. Please try again.");
    expect(listMealFoods("Breakfast")).toEqual(["Banana"]);
  });

  it("ignores files and text dragged from elsewhere", async () => {
    openDiary({ days: { [TODAY]: [banana()] } });
    await opened("Banana");
    const dataTransfer = { types: ["Files"], getData: () => "" };
    expect(fireEvent.dragOver(screen.getByRole("region", { name: "Dinner" }), { dataTransfer })).toBe(true);
  });
});
