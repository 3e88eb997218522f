import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, test } from "vitest";
import type { Food, SimilarFood } from "#core/contracts/foods.ts";
import { loaded, openSheet, part, serveFood } from "#web/testing/food-sheet.tsx";
import { AVOCADO_ID, makeFood } from "#web/testing/make-food.ts";
import { makeUser } from "#web/testing/make-user.ts";
import { renderAt } from "#web/testing/render.tsx";
import { expectToast } from "#web/testing/toasts.ts";
import { FoodSheet } from "./food-sheet.tsx";

describe("allergens", () => {
  const food: Partial<Food> = {
    allergens: { contains: ["peanut", "wheat"], mayContain: ["sesame"], rest: "none found", basis: "recipe" },
    allergyInfo: "Contains peanut and wheat (gluten).",
  };
  const warning = () => screen.queryByRole("note", { name: "Allergy warning" });

  test("that match the user's own allergies come with a warning", async () => {
    await openSheet({ food, preferences: { allergies: ["peanuts", "Tahini", "kiwi"] } });
    await loaded();
    expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain("Contains peanut. May contain sesame.");
    expect(screen.getByText("We cannot look for “kiwi” in a food. The label can tell you.")).toBeDefined();
    expect(screen.getByText("Contains peanut and wheat (gluten).")).toBeDefined();
  });

  test("warn users with celiac disease of gluten", async () => {
    await openSheet({ food, preferences: { medicalConditions: ["Celiac Disease", "GERD"] } });
    await loaded();
    expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain("Contains wheat (gluten).");
  });

  test("that do not concern the user come without a warning", async () => {
    await openSheet({ food, preferences: { allergies: ["shrimp", "kiwi"] } });
    await loaded();
    await screen.findByText(/We cannot look for “kiwi”/);
    expect(warning()).toBeNull();
  });

  test("that a maker does not declare are unknown for a user who avoids them, beside what it rests on", async () => {
    const brand = { contains: ["wheat" as const], mayContain: [], rest: "unknown" as const, basis: "name" as const };
    await openSheet({ food: { allergens: brand }, preferences: { allergies: ["milk", "wheat"] } });
    await loaded();
    expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain(
      "Contains wheat (gluten). We don’t know about milk.",
    );
    expect(screen.getByText("Rests on its name alone, not on the label of your packet.")).toBeDefined();
  });

  test("of milk are a warning for lactose intolerance, but not in hard cheese", async () => {
    const cheese = { contains: ["milk" as const], mayContain: [], rest: "none found" as const, basis: "recipe" as const };
    await openSheet({ food: { allergens: cheese }, preferences: { allergies: ["lactose intolerance"] } });
    await loaded();
    expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain("Contains lactose.");
    cleanup();
    await openSheet({ food: { allergens: { ...cheese, isLowInLactose: true } }, preferences: { allergies: ["lactose intolerance"] } });
    await loaded();
    expect(warning()).toBeNull();
    cleanup();
    await openSheet({ food: { allergens: { ...cheese, isLowInLactose: true } }, preferences: { allergies: ["lactose", "milk"] } });
    await loaded();
    expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain("Contains milk.");
  });

  test("that were not checked are not called absent", async () => {
    await openSheet({ food: { allergens: null, allergyInfo: null }, preferences: { allergies: ["milk"] } });
    await loaded();
    expect(screen.getByText("Nobody checked this food for allergens. The label can tell you.")).toBeDefined();
    expect((await screen.findByRole("note", { name: "Allergy note" })).textContent).toContain("We don’t know about milk.");
  });

  test("say so if the user's allergies failed to load", async () => {
    await openSheet({ food, preferences: { status: 500, body: { message: "Oh", code: "internal" } } });
    await loaded();
    expect(await screen.findByText(/^Your own allergies did not load/)).toBeDefined();
  });
});

describe("the sheet", () => {
  // Spec: S2.62, D3.5
  test("shows what the food does, how fast it digests, and where it comes from", async () => {
    await openSheet();
    await loaded();
    const know = part("What to know");
    expect(know.getByText("A serving is high in fiber and folate.")).toBeDefined();
    const scale = within(know.getByRole("list", { name: "Digestion speed" }));
    expect(scale.getAllByRole("listitem").map((item) => [item.textContent, item.getAttribute("aria-current")])).toEqual([
      ["Fast", null],
      ["Medium", null],
      ["Slow", "true"],
    ]);
    expect(know.getByText("22 g of fat and 10 g of fiber take time to break down.")).toBeDefined();
    expect(know.getByText("A serving (1 fruit) has 13 g of carbs.")).toBeDefined();
    expect(screen.getByText("USDA FNDDS 2021-2023 · 63105010")).toBeDefined();
  });

  test.each<[Partial<Food>, string]>([
    [{ isOwn: true, source: null, sourceCode: null }, "You typed this in"],
    [{ isOwn: true, source: null, sourceCode: null, aiProvider: "gemini" }, "AI estimate · Gemini"],
  ])("of an own food names its source and has no link to share", async (food, source) => {
    await openSheet({ food });
    await loaded();
    expect(screen.getByText(source)).toBeDefined();
    expect(screen.getByText(/only you see it/)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Copy link" })).toBeNull();
  });

  const own: Partial<Food> = { isOwn: true, source: null, sourceCode: null };
  const askToDelete = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole("button", { name: "Delete food" }));
    return within(await screen.findByRole("alertdialog", { name: "Delete this food?" }));
  };

  test("deletes an own food after asking, and closes", async () => {
    const { user, calls, onClose } = await openSheet({ food: own, more: { [`DELETE /api/foods/${AVOCADO_ID}`]: { status: 204 } } });
    await user.click((await askToDelete(user)).getByRole("button", { name: "Cancel" }));
    expect(calls.filter(({ method }) => method === "DELETE")).toEqual([]);
    await user.click((await askToDelete(user)).getByRole("button", { name: "Delete" }));
    await expectToast("Deleted Avocado", "Your diary still has the days you logged it.");
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.filter(({ method }) => method === "DELETE")).toHaveLength(1);
  });

  test("stays open if an own food could not be deleted", async () => {
    const { user, onClose } = await openSheet({ food: own, more: { [`DELETE /api/foods/${AVOCADO_ID}`]: { status: 500 } } });
    await user.click((await askToDelete(user)).getByRole("button", { name: "Delete" }));
    // The toast is behind the open sheet, where a screen reader announces it but queries by role do not find it.
    expect(await screen.findByText("Failed to delete this food. Please try again.")).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
  });

  test("of a catalogue food has nothing to delete", async () => {
    await openSheet();
    await loaded();
    expect(screen.getByRole("button", { name: "Copy link" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Delete food" })).toBeNull();
  });

  test("offers similar foods that add more of something", async () => {
    const lentils = makeFood({ id: "0190a0a0-0000-7000-8000-000000000002", name: "Lentils" });
    const similar: SimilarFood[] = [
      { food: lentils, nutrient: "fiber", label: "Fiber", timesAsMuch: 2.04 },
      {
        food: { ...lentils, id: "0190a0a0-0000-7000-8000-000000000003", name: "Peppers" },
        nutrient: "vitaminCMg",
        label: "Vitamin C",
        timesAsMuch: 14,
      },
    ];
    await openSheet({ similar });
    await loaded();
    const link = await screen.findByRole("link", { name: "Lentils adds 2× the fiber" });
    expect(link.getAttribute("href")).toBe(`/search?food=${lentils.id}`);
    expect(screen.getByRole("link", { name: "Peppers adds over 10× the vitamin C" })).toBeDefined();
  });

  test("is complete without similar foods", async () => {
    await openSheet({ similar: { status: 500, body: { message: "Oh", code: "internal" } } });
    await loaded();
    expect(screen.queryByRole("region", { name: "Similar foods" })).toBeNull();
  });

  test("traps the focus, and Escape closes it", async () => {
    const { user, onClose } = await openSheet();
    const dialog = await loaded();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("returns the focus to what opened it", async () => {
    serveFood();
    renderAt(<Opener />, { user: makeUser(), path: "/search" });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "Learn more" }));
    await loaded();
    await user.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Learn more" })));
  });

  test("shows a placeholder while it loads", async () => {
    const { dialog } = await openSheet({ answer: () => new Promise(() => undefined) });
    expect(screen.getByRole("dialog", { name: "Food" })).toBeDefined();
    expect(within(dialog).getByRole("status").textContent).toContain("Loading...");
  });

  test("says if a food does not exist", async () => {
    const { user, onClose } = await openSheet({ answer: { status: 404, body: { message: "No such food", code: "not_found" } } });
    expect(await screen.findByRole("dialog", { name: "This food is not here." })).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Back to the search" }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  test("retries after a failure", async () => {
    let tries = 0;
    const answer = () => (++tries === 1 ? { status: 500, body: { message: "Oh", code: "internal" } } : { body: makeFood() });
    const { user } = await openSheet({ answer });
    await screen.findByRole("dialog", { name: "This food did not come through." });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await loaded()).toBeDefined();
  });

  // Runs last, because Escape would close its toast before the sheet.
  test("copies its own link", async () => {
    const { user } = await openSheet();
    await loaded();
    await user.click(screen.getByRole("button", { name: "Copy link" }));
    // While a dialog is open, the toasts are not in the accessibility tree.
    expect(await screen.findByText("The link to this food is on your clipboard.")).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/search?food=${AVOCADO_ID}`);
    expect(screen.getByRole("button", { name: "Copied" })).toBeDefined();
  });
});

function Opener() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Learn more
      </button>
      {isOpen && <FoodSheet foodId={AVOCADO_ID} onClose={() => setIsOpen(false)} />}
    </>
  );
}
