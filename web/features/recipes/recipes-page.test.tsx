// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { FoodListItem } from "#core/contracts/foods.ts";
import { starredFoodsQuery } from "#web/api/foods.ts";
import { type Answer, fakeServer } from "#web/testing/fake-server.ts";
import { makeRecipe } from "#web/testing/make-recipe.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { RecipesPage } from "./recipes-page.tsx";

const COCOA = makeRecipe();
const STEW = makeRecipe({ slug: "bean-stew", name: "Bean stew", costBand: "middle" });

interface Opening {
  recipes?: ReturnType<typeof makeRecipe>[];
  starred?: FoodListItem[];
  put?: Answer;
}

async function open({ recipes = [COCOA, STEW], starred = [], put = { status: 204 } }: Opening = {}) {
  const calls = fakeServer({
    "GET /api/recipes": { body: recipes },
    "GET /api/recipes/real-cocoa": { body: COCOA },
    "GET /api/user/preferences": { body: {} },
    "GET /api/foods/starred": { body: starred },
    "GET /api/diary/days": { body: { days: [], variety: { foods: 0, categories: [] } } },
    [`PUT /api/foods/${COCOA.food.id}/star`]: put,
    [`DELETE /api/foods/${COCOA.food.id}/star`]: { status: 204 },
  });
  const { client } = renderAt(<RecipesPage />, { path: "/recipes", user: makeUser() });
  await expect.poll(save).toHaveProperty("disabled", false);
  return { client, user: userEvent.setup(), stars: () => calls.filter(({ path }) => path.endsWith("/star")).map(({ method }) => method) };
}

const save = () => screen.queryByRole("button", { name: "Save Real cocoa" });
const isSaved = () => save()?.getAttribute("aria-pressed");
const readStatus = () => screen.getByRole("status").textContent;

it("saves a recipe from the list, and removes it again", async () => {
  const { user, stars } = await open();
  expect(isSaved()).toBe("false");
  await user.click(screen.getByRole("button", { name: "Save Real cocoa" }));
  await expect.poll(isSaved).toBe("true");
  await user.click(screen.getByRole("checkbox", { name: "Saved" }));
  expect(readStatus()).toBe("1 of 2 recipes.");
  await user.click(screen.getByRole("button", { name: "Save Real cocoa" }));
  expect(await screen.findByText("No saved recipe yet")).toBeTruthy();
  await expect.poll(stars).toEqual(["PUT", "DELETE"]);
  await user.click(screen.getByRole("button", { name: "Show all recipes" }));
  expect(isSaved()).toBe("false");
});

it("reads what is saved once for the whole list, and not in each card", async () => {
  const many = Array.from({ length: 30 }, (_, index) => makeRecipe({ slug: `soup-${index}`, name: `Soup ${index}` }));
  const { client } = await open({ recipes: [COCOA, ...many] });
  expect(screen.getAllByRole("button", { name: /^Save / })).toHaveLength(31);
  expect(client.getQueryCache().find({ queryKey: starredFoodsQuery.queryKey })?.getObserversCount()).toBe(1);
});

it("marks the recipes that were saved before", async () => {
  await open({ starred: [COCOA.food] });
  await expect.poll(isSaved).toBe("true");
  expect(screen.getByRole("button", { name: "Save Bean stew" }).getAttribute("aria-pressed")).toBe("false");
});

it("says if a recipe was not saved, and no longer shows it as saved", async () => {
  const { user } = await open({ put: { status: 500, body: { message: "Something went wrong", code: "internal" } } });
  await user.click(screen.getByRole("button", { name: "Save Real cocoa" }));
  await expectToast("Error", "Real cocoa was not saved. Please try again.");
  await expect.poll(isSaved).toBe("false");
});

it("filters by budget", async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole("combobox", { name: "Budget" }), "Low budget");
  expect(readStatus()).toBe("1 of 2 recipes.");
  expect(screen.queryByRole("link", { name: "Bean stew" })).toBeNull();
});

it("offers visitors nothing to save", async () => {
  fakeServer({ "GET /api/recipes": { body: [COCOA] } });
  renderAt(<RecipesPage />, { path: "/recipes", user: null });
  expect(await screen.findByRole("link", { name: "Real cocoa" })).toBeTruthy();
  expect(save()).toBeNull();
  expect(screen.queryByRole("checkbox", { name: "Saved" })).toBeNull();
});
