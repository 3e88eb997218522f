// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import type { Allergen } from "#core/domain/allergens/allergens.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { fakeServer } from "#web/testing/fake-server.ts";
import { BANANA, BREAD, learnMore, names, SPLIT } from "#web/testing/food-search.tsx";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { FoodSearchPage } from "./food-search-page.tsx";

const holding = (contains: Allergen[], mayContain: Allergen[] = []) => ({
  allergens: { contains, mayContain, rest: "none found" as const },
});

async function open(allergies: string[], path = "/search?q=banana") {
  const foods = [
    { ...BANANA, ...holding([]) },
    { ...BREAD, ...holding(["wheat"], ["tree nuts"]) },
    { ...SPLIT, ...holding(["tree nuts", "milk"]) },
  ];
  fakeServer({
    "GET /api/user/preferences": { body: makePreferences({ allergies }) },
    "GET /api/user/ai-providers": { body: [] },
    "GET /api/foods/search": { body: foods },
    "GET /api/foods/browse": { body: foods },
  });
  const { client } = renderAt(<FoodSearchPage />, { path, user: makeUser() });
  act(() => void client.setQueryData(preferencesQuery.queryKey, makePreferences({ allergies })));
  await learnMore("Banana");
  return userEvent.setup();
}

it("finds what the user avoids, and hides it with a chip of its name until the chip is tapped again", async () => {
  const user = await open(["walnuts"]);
  expect(names("Foods found")).toEqual(["Banana", "Banana bread", "Banana split"]);
  await user.click(screen.getByRole("checkbox", { name: "Hide tree nuts" }));
  expect(names("Foods found")).toEqual(["Banana", "Banana bread"]);
  expect(screen.getByText("2 foods, best match first, 1 hidden")).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Hide tree nuts" }));
  expect(names("Foods found")).toHaveLength(3);
});

it("hides each of several on its own, and also among the popular foods", async () => {
  const user = await open(["tree nuts", "wheat", "fish"], "/search");
  expect(screen.getAllByRole("checkbox").map((chip) => chip.closest("label")?.textContent)).toEqual([
    "Hide wheat (gluten)",
    "Hide tree nuts",
  ]);
  await user.click(screen.getByRole("checkbox", { name: "Hide wheat (gluten)" }));
  expect(names("Popular foods")).toEqual(["Banana", "Banana split"]);
});

it("offers no such chip to those who avoid nothing that was found", async () => {
  await open(["fish"]);
  expect(screen.queryByRole("checkbox")).toBeNull();
});
