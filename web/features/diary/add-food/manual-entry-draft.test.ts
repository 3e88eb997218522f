import { describe, expect, test } from "vitest";
import { checkDraft, type ManualDraft, newDraft } from "./manual-entry-draft.ts";

const GOOD: ManualDraft = { ...newDraft("Soup"), calories: "40", protein: "2", carbs: "5.5", fat: "0" };
const problems = (changes: Partial<ManualDraft>) => {
  const checked = checkDraft({ ...GOOD, ...changes });
  return "problems" in checked ? checked.problems.map(({ title, description }) => `${title}: ${description}`) : [];
};

// Spec: S9.11
test("figures per 100 g are sent as they are", () => {
  expect(checkDraft({ ...GOOD, name: " Soup ", quantity: "250" })).toEqual({
    food: { name: "Soup", calories: 40, protein: 2, carbs: 5.5, fat: 0, fiber: 0, category: "user-entered", contains: null },
    grams: 250,
  });
});

test("figures for what was eaten are converted to 100 g", () => {
  expect(checkDraft({ ...GOOD, basis: "eaten", quantity: "250", calories: "1,000" })).toEqual({
    food: { name: "Soup", calories: 400, protein: 0.8, carbs: 2.2, fat: 0, fiber: 0, category: "user-entered", contains: null },
    grams: 250,
  });
});

describe("what does not fit", () => {
  test("a food without a name", () => {
    expect(problems({ name: "  " })).toEqual(["Missing Food Name: Give the food a name."]);
  });

  // Spec: S5.33, S5.34, S5.35, S5.36
  test.each(["calories", "protein", "carbs", "fat"] as const)("no number of %s, 0 or more", (field) => {
    const title = `Invalid ${field.charAt(0).toUpperCase()}${field.slice(1)}`;
    for (const text of ["", "-1", "1,2,3", "ten", "NaN", "1e308"]) {
      expect(problems({ [field]: text })).toEqual([`${title}: Type a number, 0 or more.`]);
    }
  });

  test("more than a food can hold", () => {
    expect(problems({ calories: "901" })).toEqual(["Invalid Calories: For 100 g it is at most 900 kcal."]);
    expect(problems({ calories: "900", fat: "100" })).toEqual([]);
    expect(problems({ basis: "eaten", quantity: "50", protein: "50.5" })).toEqual(["Invalid Protein: For 50 g it is at most 50 g."]);
  });

  // Spec: S5.37
  test.each(["", "0", "-1", "0,5", "5,001", "1e308"])("a quantity of '%s'", (quantity) => {
    expect(problems({ quantity })).toEqual(["Invalid Quantity: Type a number from 1 to 5,000."]);
    expect(problems({ quantity, basis: "eaten" })).toEqual(["Invalid Quantity: Type a number from 1 to 5,000."]);
  });

  test("all of it at once, in the order of the boxes", () => {
    const all = problems({ ...newDraft(""), quantity: "" });
    expect(all.map((text) => text.split(":", 1).join())).toEqual([
      "Missing Food Name",
      "Invalid Calories",
      "Invalid Protein",
      "Invalid Carbs",
      "Invalid Fat",
      "Invalid Quantity",
    ]);
  });
});
