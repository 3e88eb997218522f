// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { addButton, EGG, FAILURE, listed, MILK, openSheet, row } from "#web/testing/add-food.tsx";

const meal = (name: string, food = EGG) => ({ name, items: [{ food, quantity: 100, portion: null }] });

test("a saved meal is deleted after a question, and the others stay", async () => {
  const { user, calls } = openSheet({ meals: [meal("My breakfast"), meal("School days", MILK)] });
  await user.click(await row("Delete My breakfast"));
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(await row("Delete"));
  // While the sheet is open, messages are outside of what roles reach.
  await screen.findByText("Deleted My breakfast");
  await waitFor(() => expect(listed("Saved meals")).toEqual(["School days60 kcal · Whole milk"]));
  expect(calls.filter(({ method }) => method === "DELETE").map(({ path }) => path)).toEqual(["/api/meals/0"]);
});

test("a saved meal stays if its deletion is canceled", async () => {
  const { user, calls } = openSheet({ meals: [meal("My breakfast")] });
  await user.click(await row("Delete My breakfast"));
  await user.click(await row("Cancel"));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(listed("Saved meals")).toEqual(["My breakfast150 kcal · Egg"]);
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
});

test("a saved meal comes back if the server could not delete it", async () => {
  const { user } = openSheet({ meals: [meal("My breakfast")], answers: [FAILURE] });
  await user.click(await row("Delete My breakfast"));
  await user.click(await row("Delete"));
  await screen.findByText("Failed to delete the meal. Please try again.");
  await waitFor(() => expect(listed("Saved meals")).toEqual(["My breakfast150 kcal · Egg"]));
});

test("foods of a deleted meal that were already collected can still be logged", async () => {
  const { user } = openSheet({ meals: [meal("My breakfast")] });
  await user.click(await row(/^My breakfast/));
  await user.click(await row("Delete My breakfast"));
  await user.click(await row("Delete"));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Saved meals" })).toBeNull());
  expect(addButton().textContent).toBe("Add to breakfast");
  expect(screen.getByRole("button", { name: "Adding 1 food · 150 kcal" })).toBeTruthy();
});
