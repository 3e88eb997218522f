// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeOwnRecipe } from "#web/testing/make-own-recipe.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { takeImportedDraft } from "./imported-draft.ts";
import { OwnRecipesPage } from "./own-recipes-page.tsx";

it("lists the recipes, and finds one among many by its name", async () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    makeOwnRecipe({ id: `5e0f6a53-5dd5-4f6e-8f4b-1f2a3b4c5d6${index}`, name: `Stew ${index}` }),
  );
  fakeServer({ "GET /api/own-recipes": { body: many } });
  renderAt(<OwnRecipesPage />, { path: "/recipes/mine", user: makeUser() });
  expect(await screen.findAllByRole("article")).toHaveLength(9);
  await userEvent.setup().type(screen.getByLabelText("Search my recipes"), "stew 7");
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("article").textContent).toContain("2 servings · at least 320 kcal each");
});

it("says what to do while there are no recipes", async () => {
  fakeServer({ "GET /api/own-recipes": { body: [] } });
  renderAt(<OwnRecipesPage />, { path: "/recipes/mine", user: makeUser() });
  expect(await screen.findByText("No recipe of yours yet")).toBeTruthy();
});

it("imports the recipe of a pasted page and opens it in the editor, and says what cannot be read", async () => {
  const calls = fakeServer({ "GET /api/own-recipes": { body: [] } });
  const { path } = renderAt(<OwnRecipesPage />, { path: "/recipes/mine", user: makeUser() });
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "Bring one in" }));
  const box = await screen.findByLabelText("Or paste it here");
  await user.click(box);
  await user.paste("https://example.com/chili");
  await user.click(screen.getByRole("button", { name: "Read it" }));
  expect(await screen.findByText(/There is no recipe in here that we can read/)).toBeTruthy();
  await user.clear(box);
  await user.paste(
    `<script type="application/ld+json">{"@type":"Recipe","name":"Chili","recipeYield":"3","recipeIngredient":["1 onion"]}</script>`,
  );
  await user.click(screen.getByRole("button", { name: "Read it" }));
  expect(path()).toBe("/recipes/mine/new");
  expect(takeImportedDraft()).toMatchObject({ name: "Chili", ingredients: "1 onion", servings: 3 });
  expect(
    calls.map(({ method, path: to }) => `${method} ${to}`),
    "nothing is fetched",
  ).toEqual(["GET /api/own-recipes"]);
});
