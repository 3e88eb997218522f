// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { loaded, openSheet } from "#web/testing/food-sheet.tsx";
import { makeProduct } from "#web/testing/make-product.ts";

const { product } = makeProduct({ doubts: ["kj_as_kcal"], otherAllergens: ["celery"] }).food;

test("a product has its reasons to check the label, its source and its 100 ml on the sheet too", async () => {
  await openSheet({ food: { product, isOwn: true, calories: 46 }, preferences: { allergies: ["Celery"] } });
  await loaded();
  expect((await screen.findByRole("note", { name: "Check the label" })).textContent).toContain("The calories look like kilojoules.");
  expect((await screen.findByRole("note", { name: "Allergy warning" })).textContent).toContain("Contains celery.");
  expect(screen.getByRole("link", { name: "Data from Open Food Facts (ODbL)" })).toBeTruthy();
  expect(screen.getByText(/^46 kcal per 100 ml/)).toBeTruthy();
});

test("a product in calm mode says to check the label without a word about energy", async () => {
  const view = { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } satisfies User["view"];
  await openSheet({ food: { product, isOwn: true }, user: { view } });
  await loaded();
  const note = await screen.findByRole("note", { name: "Check the label" });
  expect(note.textContent).not.toMatch(/calorie|kilojoule|kcal/i);
});
