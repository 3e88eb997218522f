// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { CONTAINS_ALLERGEN, TOO_MANY } from "#core/contracts/http/problem-codes.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { toPlannedRecipe } from "#web/api/recipes/meal-plan.ts";
import { AppRouter } from "#web/app/router.tsx";
import { today } from "#web/lib/today.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeOwnRecipe } from "#web/testing/make-own-recipe.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeRecipe } from "#web/testing/make-recipe.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

const COCOA = makeRecipe();
const STEW = makeOwnRecipe();
const TOMORROW = addDays(today(), 1);

function open(
  plan = [toPlannedRecipe(COCOA, today(), 2)],
  path = "/recipes/plan",
  put: Answer | (() => Answer) = { status: 204 },
  preferences: object = {},
  stew = STEW,
) {
  const calls = fakeServer({
    "GET /api/user/preferences": { body: preferences },
    "GET /api/user/ai-providers": { body: [] },
    "GET /api/recipes": { body: [COCOA] },
    "GET /api/recipes/real-cocoa": { body: COCOA },
    "GET /api/own-recipes": { body: [stew] },
    [`GET /api/own-recipes/${stew.id}`]: { body: stew },
    "GET /api/meal-plan": { body: plan },
    [`PUT /api/meal-plan/${today()}`]: put,
    [`PUT /api/meal-plan/${TOMORROW}`]: put,
  });
  renderAt(<AppRouter />, { path, user: makeUser() });
  return { user: userEvent.setup(), puts: () => calls.filter(({ method }) => method === "PUT").map(({ path: to, body }) => [to, body]) };
}

const shopping = () => screen.findByRole("region", { name: "Shopping list" });

it("adds up what has to be bought, and follows the servings", async () => {
  const { user, puts } = open();
  expect(within(await shopping()).getByRole("checkbox", { name: /^2 cups Milk/ })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "One serving more of Real cocoa" }));
  expect(await screen.findByRole("checkbox", { name: /^3 cups Milk/ })).toBeTruthy();
  await expect.poll(puts).toEqual([[`/api/meal-plan/${today()}`, { recipe: "real-cocoa", servings: 3 }]]);
});

it("marks each line and each planned recipe that the user must not eat, or of which nobody knows", async () => {
  const planned = toPlannedRecipe(COCOA, today(), 2);
  const allergens = { mayContain: [], rest: "none found" as const };
  const ingredients = planned.ingredients.map((one) => ({
    ...one,
    allergens: one.name.startsWith("Milk") ? { contains: ["milk" as const], ...allergens } : { contains: [], ...allergens },
  }));
  open([{ ...planned, ingredients }], "/recipes/plan", undefined, makePreferences({ allergies: ["milk"] }));
  expect(within(await shopping()).getByRole("checkbox", { name: /^2 cups Milk.*contains milk ?, on your list/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Real cocoa.*contains milk ?, on your list/ })).toBeTruthy();
  expect(screen.getAllByText(/on your list/)).toHaveLength(2);
});

it("removes a recipe, and Undo restores it", async () => {
  const { user, puts } = open();
  await user.click(await screen.findByRole("button", { name: "Take Real cocoa off the plan" }));
  expect(await screen.findByText(/Nothing to buy yet/)).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("checkbox", { name: /^2 cups Milk/ })).toBeTruthy();
  await expect
    .poll(() => puts().map(([, body]) => body))
    .toEqual([
      { recipe: "real-cocoa", servings: 0 },
      { recipe: "real-cocoa", servings: 2, isAcknowledged: true },
    ]);
});

it("puts a recipe on a day by its name", async () => {
  const { user, puts } = open([]);
  await user.click(await screen.findByRole("button", { name: "Add a recipe to Tomorrow" }));
  const dialog = await screen.findByRole("dialog", { name: "What do you want to cook?" });
  await user.type(within(dialog).getByRole("searchbox"), "lasagna");
  expect(await within(dialog).findByText("No recipe has that name.")).toBeTruthy();
  await user.clear(within(dialog).getByRole("searchbox"));
  await user.type(within(dialog).getByRole("searchbox"), "cocoa");
  await user.click(within(dialog).getByRole("button", { name: /Real cocoa/ }));
  expect(within(await screen.findByRole("list", { name: "Tomorrow" })).getByRole("link", { name: "Real cocoa" })).toBeTruthy();
  await expect.poll(puts).toEqual([[`/api/meal-plan/${TOMORROW}`, { recipe: "real-cocoa", servings: 1 }]]);
});

it("says in the server's words that a day is full, and shows the plan as it was", async () => {
  const { user } = open([toPlannedRecipe(COCOA, today(), 2)], "/recipes/plan", {
    status: 409,
    body: { code: TOO_MANY, message: "A day has room for 10 recipes. Take one off first." },
  });
  await user.click(await screen.findByRole("button", { name: "One serving more of Real cocoa" }));
  expect(await screen.findByText("A day has room for 10 recipes. Take one off first.")).toBeTruthy();
  expect(await screen.findByRole("checkbox", { name: /^2 cups Milk/ })).toBeTruthy();
});

it("remembers checked items on this device", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("checkbox", { name: /Milk/ }));
  expect(Object.keys(localStorage).some((key) => key.startsWith("person:") && key.endsWith(":shopping"))).toBe(true);
  localStorage.clear();
});

it("plans a recipe from its own page", async () => {
  const { user, puts } = open([], "/recipes/real-cocoa");
  await user.click(await screen.findByRole("button", { name: "Plan it" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Tomorrow" }));
  expect(await screen.findByText("Planned for tomorrow")).toBeTruthy();
  await expect.poll(puts).toEqual([[`/api/meal-plan/${TOMORROW}`, { recipe: "real-cocoa", servings: 1 }]]);
});

it("plans the user's own recipe, and lists both known ingredients and typed lines", async () => {
  const { user, puts } = open([]);
  await user.click(await screen.findByRole("button", { name: "Add a recipe to Today" }));
  const dialog = await screen.findByRole("dialog", { name: "What do you want to cook?" });
  await user.click(await within(dialog).findByRole("button", { name: /Friday stew/ }));
  const link = within(await screen.findByRole("list", { name: "Today" })).getByRole("link", { name: "Friday stew" });
  expect(link.getAttribute("href")).toBe(`/recipes/mine/${STEW.id}`);
  expect(within(await shopping()).getByRole("checkbox", { name: /^255 g Black beans/ })).toBeTruthy();
  expect(within(await shopping()).getByRole("checkbox", { name: /^2 tbsp moon dust as the recipe says, for Friday stew/ })).toBeTruthy();
  await expect.poll(puts).toEqual([[`/api/meal-plan/${today()}`, { recipe: STEW.id, servings: 2 }]]);
});

it("asks once before adding a recipe that contains something on the user's list, and marks it in the list", async () => {
  const { user, puts } = open([], "/recipes/plan", undefined, makePreferences({ allergies: ["milk"] }));
  const choose = async () => {
    await user.click(await screen.findByRole("button", { name: "Add a recipe to Tomorrow" }));
    const dialog = await screen.findByRole("dialog", { name: "What do you want to cook?" });
    await user.click(await within(dialog).findByRole("button", { name: /Real cocoa.*contains milk ?, on your list/ }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain("Contains milk. Plan it anyway?");
  };
  await choose();
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(puts()).toEqual([]);
  await choose();
  await user.click(screen.getByRole("button", { name: "Plan it anyway" }));
  await expect.poll(puts).toEqual([[`/api/meal-plan/${TOMORROW}`, { recipe: "real-cocoa", servings: 1, isAcknowledged: true }]]);
});

it("asks before adding the user's own recipe, but not about what it may contain", async () => {
  const food = { ...STEW.food, allergens: { contains: ["egg" as const], mayContain: ["milk" as const] } };
  const preferences = makePreferences({ allergies: ["egg"] });
  const { user, puts } = open([], "/recipes/plan", undefined, preferences, { ...STEW, food, allergens: food.allergens });
  await user.click(await screen.findByRole("button", { name: "Add a recipe to Today" }));
  await user.click(await screen.findByRole("button", { name: /Friday stew.*contains egg ?, on your list/ }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Contains egg. Plan it anyway?");
  await user.click(screen.getByRole("button", { name: "Plan it anyway" }));
  await expect.poll(puts).toEqual([[`/api/meal-plan/${today()}`, { recipe: STEW.id, servings: 2, isAcknowledged: true }]]);
});

it("adds a recipe that may contain something on the user's list without a question", async () => {
  const food = { ...STEW.food, allergens: { contains: ["egg" as const], mayContain: ["milk" as const] } };
  const preferences = makePreferences({ allergies: ["milk"] });
  const { user, puts } = open([], "/recipes/plan", undefined, preferences, { ...STEW, food, allergens: food.allergens });
  await user.click(await screen.findByRole("button", { name: "Add a recipe to Today" }));
  await user.click(await screen.findByRole("button", { name: /Friday stew.*maybe milk ?, on your list/ }));
  await expect.poll(puts).toEqual([[`/api/meal-plan/${today()}`, { recipe: STEW.id, servings: 2 }]]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

it("offers to plan it anyway if the server knows of something that the page did not ask about", async () => {
  const message = "This recipe contains milk. That is on your list of things to avoid.";
  const answers: Answer[] = [{ status: 409, body: { code: CONTAINS_ALLERGEN, message } }, { status: 204 }];
  const { user, puts } = open([], "/recipes/real-cocoa", () => answers.shift() ?? { status: 204 });
  await user.click(await screen.findByRole("button", { name: "Plan it" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Tomorrow" }));
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Plan it anyway" }));
  await expect
    .poll(() => puts().map(([, body]) => body))
    .toEqual([
      { recipe: "real-cocoa", servings: 1 },
      { recipe: "real-cocoa", servings: 1, isAcknowledged: true },
    ]);
});
