import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import { loaded, openSheet, part } from "#web/testing/food-sheet.tsx";

const MEATY: Partial<Food> = {
  allergens: { contains: ["wheat"], mayContain: ["milk"], rest: "none found", basis: "recipe" },
  dietParts: { contains: ["beef"], mayContain: ["pork"] },
};

test("a food shows the diets it fits, what that is based on, and what cannot be known", async () => {
  await openSheet();
  await loaded();
  const know = part("What to know");
  const badges = within(know.getByRole("list", { name: "Diets it fits" })).getAllByRole("listitem");
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    "vegan",
    "vegetarian",
    "pescatarian",
    "gluten-free",
    "dairy-free",
    "no pork or alcohol found",
    "no pork, shellfish, or meat with milk found",
  ]);
  expect(know.getByText(/^By its name and USDA’s usual recipe\. How an animal was slaughtered/)).toBeDefined();
});

test("a food of which not all is known fits no diet for certain, also one that an older version stored", async () => {
  for (const rest of ["unknown", undefined] as const) {
    const { user } = await openSheet({ food: { allergens: { contains: [], mayContain: [], rest } } });
    await loaded();
    expect(screen.queryByRole("heading", { name: "Diets it fits" })).toBeNull();
    await user.keyboard("{Escape}");
    cleanup();
  }
});

test("a food that fits no diet, or was not checked, shows no badges", async () => {
  await openSheet({
    food: { ...MEATY, dietParts: { contains: ["pork"], mayContain: [] }, allergens: { contains: ["milk", "wheat"], mayContain: [] } },
  });
  await loaded();
  expect(screen.queryByRole("heading", { name: "Diets it fits" })).toBeNull();
});

test("a diet in the preferences shows the same note as an allergy", async () => {
  await openSheet({ food: MEATY, preferences: { dietaryRestrictions: ["Vegan", "halal", "no avocados", "FODMAP phase 2"] } });
  await loaded();
  const note = await screen.findByRole("note", { name: "Diet note" });
  expect(note.textContent).toContain("Not vegan, as it is usually made. May not be free of pork and alcohol. Has avocados in its name.");
  expect(screen.getByText(/^We cannot look for “FODMAP phase 2”/)).toBeDefined();
});

test("a gluten-free diet warns like an allergy", async () => {
  await openSheet({ food: MEATY, preferences: { dietaryRestrictions: ["gluten-free"] } });
  await loaded();
  expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain("Contains wheat (gluten).");
});

test("a diet that the food fits shows no note", async () => {
  await openSheet({ food: { sodium: 1 }, preferences: { dietaryRestrictions: ["Vegan", "low sodium"] } });
  await loaded();
  await screen.findByRole("heading", { name: "Diets it fits" });
  expect(screen.queryByRole("note")).toBeNull();
});

test("a food stored by an older version shows neither", async () => {
  const { dietParts: _, ...rest } = MEATY;
  await openSheet({ food: { ...rest, dietParts: null }, preferences: { dietaryRestrictions: ["Vegan"] } });
  await loaded();
  expect(screen.queryByRole("heading", { name: "Diets it fits" })).toBeNull();
  expect(screen.queryByRole("note")).toBeNull();
});
