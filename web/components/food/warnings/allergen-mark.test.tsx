// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { StoredAllergens } from "#core/domain/allergens/food-allergens.ts";
import { preferencesQuery } from "#web/api/preferences.ts";
import { FoodRow } from "#web/features/diary/add-food/food-row.tsx";
import { fakeServer } from "#web/testing/fake-server.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { makePreferences } from "#web/testing/make-preferences.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";

const PARFAIT: StoredAllergens = { contains: ["milk", "tree nuts"], mayContain: ["wheat"], rest: "none found", basis: "recipe" };

async function openRow(allergens: StoredAllergens | null, allergies: string[] = []) {
  fakeServer({});
  const onToggle = vi.fn();
  const food = makeFood({ name: "Parfait", allergens });
  const row = (
    <ul>
      <FoodRow item={{ food, amount: { grams: 100 } }} isAdded={() => false} onToggle={onToggle} onOpen={() => undefined} />
    </ul>
  );
  const { client } = renderAt(row, { user: makeUser(), path: "/diary" });
  act(() => void client.setQueryData(preferencesQuery.queryKey, makePreferences({ allergies })));
  await screen.findByRole("button", { name: "Add Parfait" });
  return { user: userEvent.setup(), onToggle };
}

describe("the mark of a row", () => {
  test.each<[string, string[], StoredAllergens | null]>([
    ["contains milk +1", [], PARFAIT],
    ["contains tree nuts, on your list", ["walnuts"], PARFAIT],
    ["contains tree nuts +1, on your list", ["walnuts", "gluten"], PARFAIT],
    ["maybe wheat, on your list", ["celiac"], PARFAIT],
    ["allergens not known", ["fish"], { contains: ["milk"], mayContain: [] }],
    ["allergens not known", ["fish"], null],
    ["contains lactose, on your list", ["lactose intolerance"], PARFAIT],
  ])("'%s' with %j", async (text, allergies, allergens) => {
    await openRow(allergens, allergies);
    const isMark = (_: string, element: Element | null) => element?.textContent === text && element.children.length < 3;
    expect(await screen.findAllByText(isMark, { selector: "span" })).not.toEqual([]);
  });

  test("is absent where nothing is known and nothing is avoided, and where nothing was found", async () => {
    await openRow(null);
    expect(screen.queryByText(/known|contains/)).toBeNull();
  });
});

describe("the plus of a marked row", () => {
  test("asks once, and adds nothing when the answer is no", async () => {
    const { user, onToggle } = await openRow(PARFAIT, ["tree nuts"]);
    await user.click(screen.getByRole("button", { name: "Add Parfait" }));
    expect((await screen.findByRole("alertdialog")).textContent).toContain("Contains tree nuts. Log it anyway?");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onToggle).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Add Parfait" }));
    await user.click(await screen.findByRole("button", { name: "Log it anyway" }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });

  test("does not ask for an allergen that the user may eat", async () => {
    const { user, onToggle } = await openRow(PARFAIT, ["fish"]);
    await user.click(screen.getByRole("button", { name: "Add Parfait" }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});
