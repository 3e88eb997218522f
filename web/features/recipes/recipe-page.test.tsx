// @vitest-environment happy-dom
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { preferencesQuery } from "#web/api/preferences.ts";
import { makeEntry } from "#web/testing/diary.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeRecipe } from "#web/testing/make-recipe.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { RecipePage } from "./recipe-page.tsx";

const COCOA = makeRecipe();

async function open(user = makeUser()) {
  const calls = fakeServer({
    "GET /api/recipes/real-cocoa": { body: COCOA },
    "GET /api/foods/starred": { body: [] },
    "GET /api/diary": { body: [] },
    "GET /api/diary/days": { body: { days: [], variety: { foods: 0, categories: [] } } },
    "GET /api/diary/usual": { body: [] },
    "POST /api/diary": { status: 201, body: makeEntry(COCOA.food) },
  });
  const { client } = renderAt(<RecipePage />, { path: "/recipes/real-cocoa", user });
  await screen.findByRole("heading", { level: 1, name: "Real cocoa" });
  return { client, user: userEvent.setup(), logged: () => calls.filter((call) => call.method === "POST").map(({ body }) => body) };
}

it("logs one serving with one tap", async () => {
  const { user, logged } = await open();
  await user.click(screen.getByRole("button", { name: "Log a serving" }));
  await expectToast("Added to snack", "Real cocoa, 1 serving");
  expect(logged()).toMatchObject([{ foodId: COCOA.food.id, quantity: 262, portion: "1 serving", mealType: "snack" }]);
});

it("logs as many servings as the user ate", async () => {
  const { user, logged } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "How much" }), "1½ servings");
  await user.click(screen.getByRole("button", { name: "Log 1½ servings" }));
  await expectToast("Added to snack", "Real cocoa, 1½ servings");
  expect(logged()).toMatchObject([{ quantity: 393, portion: "1½ servings" }]);
});

it("says at the top and in the first step what is on the user's list, and asks once before planning it", async () => {
  const { user, client } = await open();
  act(() => void client.setQueryData(preferencesQuery.queryKey, makePreferences({ allergies: ["milk", "penuts"] })));
  const note = await screen.findByRole("note", { name: "Allergy warning" });
  expect(note.textContent).toContain("Contains milk. That is on your list of things to avoid.");
  expect(note.textContent).toContain("We cannot look for “penuts” in a food.");
  await user.click(screen.getByRole("button", { name: "Plan it" }));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("Contains milk. Plan it anyway?");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Plan it" }));
  await user.click(await screen.findByRole("button", { name: "Plan it anyway" }));
  expect(await screen.findByRole("dialog", { name: "When do you want to cook it?" })).toBeDefined();
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Start cooking" }));
  const cooking = within(await screen.findByRole("dialog", { name: "Cooking Real cocoa" }));
  expect(cooking.getByRole("note", { name: "Allergy warning" }).textContent).toContain("Contains milk.");
});
