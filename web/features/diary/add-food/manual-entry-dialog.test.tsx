// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import type { MealType } from "#core/domain/diary/meals.ts";
import { today } from "#web/lib/today.ts";
import { BANANA, box, EGG, FAILURE, openSheet, plus, type Served, serveDiary } from "#web/testing/add-food.tsx";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { ManualEntryDialog } from "./manual-entry-dialog.tsx";

const LABELS = {
  calories: "Calories in kcal",
  protein: "Protein in g",
  carbs: "Carbs in g",
  fat: "Fat in g",
  quantity: "Quantity in grams",
};
const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const send = () => screen.getByRole("button", { name: /^Add to / });

function openDialog(served: Served = {}, props: { mealType?: MealType; initialName?: string } = {}) {
  const server = serveDiary(served);
  renderAt(<Opener {...props} />, { user: makeUser(), path: "/diary" });
  return { user: userEvent.setup(), ...server };
}

function Opener({ mealType = "lunch", initialName = "" }: { mealType?: MealType; initialName?: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return <ManualEntryDialog day={today()} mealType={mealType} isOpen={isOpen} onOpenChange={setIsOpen} initialName={initialName} />;
}

async function fill(user: UserEvent, values: Partial<Record<"name" | keyof typeof LABELS, string>>) {
  const all = { name: "Grandma's soup", calories: "40", protein: "2", carbs: "5", fat: "1.5", ...values };
  for (const [name, value] of Object.entries(all)) {
    const input = field(name === "name" ? "Food name" : LABELS[name as keyof typeof LABELS]);
    await user.clear(input);
    if (value) await user.type(input, value);
  }
}

// Spec: S7.27, S9.11
test("an own food is created and logged", async () => {
  const { user, created, logged } = openDialog();
  await fill(user, { quantity: "250" });
  expect(screen.getByText("100 kcal go into your diary.")).toBeTruthy();
  await user.click(send());
  await expectToast("Added to lunch", "Egg, 250 g");
  expect(created()).toEqual([
    { name: "Grandma's soup", calories: 40, protein: 2, carbs: 5, fat: 1.5, fiber: 0, category: "user-entered", contains: null },
  ]);
  expect(logged()).toMatchObject([{ foodId: EGG.id, quantity: 250, portion: null, mealType: "lunch" }]);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is in it can be said, 'none' is one of the answers, and silence stays unknown", async () => {
  const { user, created } = openDialog();
  await fill(user, {});
  const chip = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
  expect(screen.getAllByRole("checkbox")).toHaveLength(11);
  await user.click(chip("none of these"));
  await user.click(chip("milk"));
  await user.click(chip("peanut"));
  expect(chip("none of these").checked).toBe(false);
  await user.click(chip("milk"));
  await user.click(send());
  await waitFor(() => expect(created()).toMatchObject([{ contains: ["peanut"] }]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

// Spec: S9.9
test("the form starts with the typed name, 100 g and the current meal, which can be changed", async () => {
  const { user, logged } = openDialog({}, { mealType: "snack", initialName: "Zorp" });
  expect(field("Food name").value).toBe("Zorp");
  expect(field(LABELS.quantity).value).toBe("100");
  await user.click(screen.getByRole("radio", { name: "Dinner" }));
  await fill(user, {});
  await user.click(screen.getByRole("button", { name: "Add to dinner" }));
  await waitFor(() => expect(logged()).toMatchObject([{ mealType: "dinner", quantity: 100 }]));
});

test("figures can be for what was eaten", async () => {
  const { user, created } = openDialog();
  await user.click(screen.getByRole("radio", { name: "for what I ate" }));
  await fill(user, { calories: "500", quantity: "200" });
  await user.click(send());
  await waitFor(() => expect(created()).toMatchObject([{ calories: 250, protein: 1, carbs: 2.5, fat: 0.75 }]));
});

describe("an invalid value", () => {
  // Spec: S5.32, S5.35
  test.each([
    ["name", "", "Missing Food Name", "Give the food a name."],
    ["calories", "-1", "Invalid Calories", "Type a number, 0 or more."],
    ["calories", "901", "Invalid Calories", "For 100 g it is at most 900 kcal."],
    ["protein", "", "Invalid Protein", "Type a number, 0 or more."],
    ["carbs", "1,2,3", "Invalid Carbs", "Type a number, 0 or more."],
    ["fat", "much", "Invalid Fat", "Type a number, 0 or more."],
    ["quantity", "0", "Invalid Quantity", "Type a number from 1 to 5,000."],
    ["quantity", "5,001", "Invalid Quantity", "Type a number from 1 to 5,000."],
  ] as const)("%s '%s' is reported in a toast and at its field", async (name, value, title, description) => {
    const { user, calls } = openDialog();
    await fill(user, { [name]: value });
    await user.click(send());
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    const input = field(name === "name" ? "Food name" : LABELS[name]);
    expect(document.activeElement).toBe(input);
    expect(input.getAttribute("aria-invalid")).toBe("true");
    const texts = (input.getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent);
    expect(texts).toContain(`${title}. ${description}`);
    expect(calls).toEqual([]);
  });

  test("loses its message as soon as it is corrected", async () => {
    const { user } = openDialog();
    await fill(user, { name: "" });
    expect(screen.queryByText(/^Missing Food Name\./)).toBeNull();
    await user.click(send());
    expect(screen.getByText(/^Missing Food Name\./)).toBeTruthy();
    await user.type(field("Food name"), "Soup");
    expect(screen.queryByText(/^Missing Food Name\./)).toBeNull();
  });
});

describe("a failure", () => {
  const FAILED = "Failed to add manual food entry. Please try again.";

  // Spec: S8.21
  test("keeps what was typed", async () => {
    const { user } = openDialog({ answers: [FAILURE] });
    await fill(user, {});
    await user.click(send());
    expect(await screen.findByText(FAILED)).toBeTruthy();
    expect(field("Food name").value).toBe("Grandma's soup");
  });

  test("after the food was created neither creates it twice nor logs it twice", async () => {
    const made = { status: 201, body: { ...EGG, isOwn: true } };
    const { user, created, logged, keys } = openDialog({ answers: [made, FAILURE] });
    await fill(user, {});
    await user.click(send());
    expect(await screen.findByText(FAILED)).toBeTruthy();
    await user.click(send());
    await waitFor(() => expect(logged()).toHaveLength(2));
    expect(created()).toHaveLength(1);
    expect(keys()[1]).toBe(keys()[0]);
  });

  test("of the first step, then with another name, creates that one", async () => {
    const made = { status: 201, body: { ...EGG, isOwn: true } };
    const { user, created } = openDialog({ answers: [made, FAILURE] });
    await fill(user, {});
    await user.click(send());
    await screen.findByText(FAILED);
    await user.type(field("Food name"), " with dumplings");
    await user.click(send());
    await waitFor(() => expect(created()).toMatchObject([{ name: "Grandma's soup" }, { name: "Grandma's soup with dumplings" }]));
  });
});

describe("from the sheet", () => {
  test("the manual entry closes the sheet too", async () => {
    const { user } = openSheet();
    await user.click(await screen.findByRole("button", { name: "Enter a food yourself" }));
    await fill(user, {});
    await user.click(screen.getAllByRole("button", { name: "Add to breakfast" }).at(-1) ?? document.body);
    await expectToast("Added to breakfast", "Egg, 100 g");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("the sheet stays open if foods are still collected", async () => {
    const { user, logged } = openSheet({ search: () => [BANANA] });
    await user.type(box(), "banana");
    await user.click(await plus("Banana"));
    await user.click(screen.getByRole("button", { name: "Not here? Enter it yourself" }));
    await fill(user, {});
    await user.click(screen.getAllByRole("button", { name: "Add to breakfast" }).at(-1) ?? document.body);
    await waitFor(() => expect(logged()).toHaveLength(1));
    expect(await screen.findByRole("button", { name: "Adding 1 food · 118 kcal" })).toBeTruthy();
  });
});
