// @vitest-environment happy-dom
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { RecipeReading } from "#core/contracts/recipes/own-recipes.ts";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { addDays } from "#core/domain/calendar/calendar-day.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { today } from "#web/lib/today.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeOwnRecipe } from "#web/testing/make-own-recipe.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { OwnRecipePage } from "./own-recipe-page.tsx";

const BEANS = { id: "3f0e6a53-5dd5-4f6e-8f4b-1f2a3b4c5d6e", name: "Black beans, canned", imageUrl: null };
const OTHER = { id: "4f0e6a53-5dd5-4f6e-8f4b-1f2a3b4c5d6e", name: "Refried beans", imageUrl: null };
const READING: RecipeReading = {
  lines: [
    { text: "1 can beans", certainty: "guess", food: BEANS, grams: 255, note: "Taken together as 255 g.", offered: [OTHER] },
    { text: "2 tbsp moon dust", certainty: "unknown", food: null, grams: null, note: null, offered: [] },
    { text: "salt, to taste", certainty: "left out", food: null, grams: null, note: null, offered: [] },
  ],
  serving: { grams: 127, calories: 118, protein: 7, carbs: 20, fat: 1 },
  openLines: 1,
  allergens: { contains: [], mayContain: ["tree nuts"] },
  imageUrl: "/food-art/beans.svg",
};
const SAVED = makeOwnRecipe();
const ADDRESS = `/recipes/mine/${SAVED.id}`;
const ANSWERS = {
  "POST /api/own-recipes/reading": { body: READING },
  "POST /api/own-recipes": { status: 201, body: SAVED },
  [`GET /api/own-recipes/${SAVED.id}`]: { body: SAVED },
  [`PUT /api/own-recipes/${SAVED.id}`]: { body: SAVED },
  [`DELETE /api/own-recipes/${SAVED.id}`]: { status: 204 },
  "GET /api/own-recipes": { body: [] },
};

const findLine = async (text: string) => within((await screen.findByText(text, { selector: "li span" })).closest("li") ?? document.body);

it("shows every line with its food, its grams and how sure that is, and saves what was decided about it", async () => {
  const calls = fakeServer(ANSWERS);
  const { path } = renderAt(<OwnRecipePage />, { path: "/recipes/mine/new", user: makeUser() });
  const user = userEvent.setup();
  await user.click(screen.getByLabelText("Name"));
  await user.paste("Friday stew");
  await user.click(screen.getByLabelText("Ingredients, one a line"));
  await user.paste("1 can beans\n2 tbsp moon dust\nsalt, to taste");
  const beans = await findLine("1 can beans");
  expect(beans.getByText("A guess")).toBeTruthy();
  expect(beans.getByLabelText<HTMLInputElement>("Grams of Black beans, canned").value).toBe("255");
  expect((await findLine("2 tbsp moon dust")).getByText("We don’t know this one yet")).toBeTruthy();
  expect((await findLine("salt, to taste")).getByText("Not counted")).toBeTruthy();
  expect(screen.getByText("at least")).toBeTruthy();
  expect(screen.getByText("One line is still open and not counted.")).toBeTruthy();

  await user.click(beans.getByRole("radio", { name: "Refried beans" }));
  await user.click(screen.getByRole("button", { name: "Save recipe" }));
  await expectToast("Recipe saved", "Friday stew is in My recipes, and your diary finds it.");
  const sent = calls.find(({ method, path: to }) => method === "POST" && to === "/api/own-recipes")?.body;
  expect(sent).toMatchObject({
    name: "Friday stew",
    ingredients: "1 can beans\n2 tbsp moon dust\nsalt, to taste",
    choices: [{ text: "1 can beans", foodId: OTHER.id }],
    servings: 2,
    cookedGrams: null,
  });
  expect(path()).toBe(ADDRESS);
});

it("says at its field what is missing, and sends nothing", async () => {
  const calls = fakeServer(ANSWERS);
  renderAt(<OwnRecipePage />, { path: "/recipes/mine/new", user: makeUser() });
  await userEvent.setup().click(screen.getByRole("button", { name: "Save recipe" }));
  expect(await screen.findByText("Please give the recipe a name.")).toBeTruthy();
  expect(screen.getByText("A recipe needs at least one ingredient.")).toBeTruthy();
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

it("keeps what was typed, and says so, if saving fails", async () => {
  const problem = { code: "too_many", message: "You have 200 recipes of your own." };
  fakeServer({ ...ANSWERS, [`PUT /api/own-recipes/${SAVED.id}`]: { status: 409, body: problem } });
  renderAt(<OwnRecipePage />, { path: ADDRESS, user: makeUser() });
  const user = userEvent.setup();
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  await user.type(name, " two");
  await user.click(screen.getByRole("button", { name: "Save recipe" }));
  await expectToast("Not saved", "You have 200 recipes of your own.");
  expect(name.value).toBe("Friday stew two");
});

it("asks before deleting, then goes back to the list", async () => {
  const calls = fakeServer(ANSWERS);
  const { path } = renderAt(<OwnRecipePage />, { path: ADDRESS, user: makeUser() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const question = await screen.findByRole("alertdialog", { name: "Delete Friday stew?" });
  expect(calls.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(within(question).getByRole("button", { name: "Delete" }));
  await expectToast("Recipe deleted", "Friday stew is gone. Your diary keeps what you logged.");
  expect(path()).toBe("/recipes/mine");
});

it("shows a calm member no energy and no grams of macros", async () => {
  fakeServer(ANSWERS);
  const calm = makeUser({ view: { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } });
  renderAt(<OwnRecipePage />, { path: ADDRESS, user: calm });
  await findLine("1 can beans");
  expect(document.body.textContent).not.toMatch(/kcal|Protein|Carbs/);
});

it("says that a recipe does not exist, and retries if its lines could not be read", async () => {
  const missing = { status: 404, body: { code: "not_found", message: "This recipe is not here." } };
  fakeServer({ ...ANSWERS, [`GET /api/own-recipes/${SAVED.id}`]: missing });
  renderAt(<OwnRecipePage />, { path: ADDRESS, user: makeUser() });
  await waitFor(() => expect(screen.getByRole("heading", { level: 1, name: "This recipe is not here" })).toBeTruthy());
});

it("plans the recipe for a day", async () => {
  const day = addDays(today(), 1);
  const calls = fakeServer({ ...ANSWERS, [`PUT /api/meal-plan/${day}`]: { status: 204 } });
  renderAt(<OwnRecipePage />, { path: ADDRESS, user: makeUser() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Plan it" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Tomorrow" }));
  await expectToast("Planned for tomorrow", "Friday stew, 2 servings");
  await expect
    .poll(() => calls.find(({ method, path }) => method === "PUT" && path.startsWith("/api/meal-plan"))?.body)
    .toEqual({ recipe: SAVED.id, servings: 2 });
});

describe("allergens at the top of the page", () => {
  async function openWith(allergens: StoredAllergens | null) {
    const recipe = { ...SAVED, food: { ...SAVED.food, allergens } };
    const calls = fakeServer({ ...ANSWERS, [`GET /api/own-recipes/${SAVED.id}`]: { body: recipe } });
    const { client } = renderAt(<OwnRecipePage />, { path: ADDRESS, user: makeUser() });
    act(() => void client.setQueryData(preferencesQuery.queryKey, makePreferences({ allergies: ["egg"] })));
    await screen.findByRole("button", { name: "Plan it" });
    return { user: userEvent.setup(), calls };
  }

  it.each<[string, string, StoredAllergens | null]>([
    ["Contains egg. That is on your list", "Contains egg.", { contains: ["egg"], mayContain: [], rest: "none found" }],
    ["May contain egg. That is on your list", "May contain egg.", { contains: [], mayContain: ["egg"], rest: "none found" }],
    [
      "We don’t know about egg. That is on your list",
      "Contains milk. We don’t know everything that is in it, so it may hold more.",
      { contains: ["milk"], mayContain: [] },
    ],
    ["We don’t know about egg. That is on your list", "We don’t know everything that is in it, so it may hold more.", null],
  ])("say '%s', and what is known: '%s'", async (own, reading, allergens) => {
    await openWith(allergens);
    expect(screen.getByRole("note", { name: "Allergy warning" }).textContent).toContain(own);
    expect(screen.getByText(reading)).toBeTruthy();
    expect(screen.getByText(/Worked out from each line you wrote, never from the title/)).toBeTruthy();
  });

  it("name no warning where all lines are known and none holds it", async () => {
    await openWith({ contains: [], mayContain: [], rest: "none found" });
    expect(screen.queryByRole("note", { name: "Allergy warning" })).toBeNull();
    expect(screen.getByText("None of the nine major allergens was found in its lines.")).toBeTruthy();
  });

  it("are asked about once before the recipe is planned", async () => {
    const { user } = await openWith({ contains: ["egg"], mayContain: [] });
    await user.click(screen.getByRole("button", { name: "Plan it" }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain("Contains egg. Plan it anyway?");
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Plan it anyway" }));
    expect(await screen.findByRole("dialog", { name: "When do you want to cook it?" })).toBeTruthy();
  });
});
