import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { energy, grams, label, loaded, need, needRow, openSheet, part, portion } from "#web/testing/food-sheet.tsx";

describe("the portion", () => {
  test("is the usual serving at first", async () => {
    await openSheet();
    await loaded();
    expect(portion("1 fruit 150 g").checked).toBe(true);
    expect(grams().value).toBe("150");
    expect(energy()).toContain("240 kcal");
  });

  test("changes every figure at once", async () => {
    const { user } = await openSheet();
    await loaded();
    await user.click(portion("2 slices 30 g"));
    expect(grams().value).toBe("30");
    expect(energy()).toContain("48 kcal");
    expect(energy()).toMatch(/Protein0.6 g.*Carbs2.6 g.*Fat4.4 g.*sugar0.2 g.*added0 g.*fiber2 g.*sodium2.1 mg/);
    expect(need("Folate")).toBe("Folate6%24.3 of 400 µg: new cells");
    expect(label(/^Serving size/)).toBe("Serving size2 slices (30 g)");
    expect(label(/Calories/)).toContain("50");
    expect(label(/^Total Fat/)).toBe("Total Fat 4.5 g6%");
    expect(screen.getByText("48 kcal in 2 slices (30 g)")).toBeDefined();
    expect(screen.getByText("These texts are about a usual serving: 1 fruit (150 g).")).toBeDefined();
  });

  test("can be one of two of the same weight", async () => {
    const { user } = await openSheet();
    await loaded();
    await user.click(portion("1 cup 150 g"));
    expect(portion("1 cup 150 g").checked).toBe(true);
    expect(portion("1 fruit 150 g").checked).toBe(false);
  });

  test("can be any number of grams", async () => {
    const { user } = await openSheet();
    await loaded();
    await user.clear(grams());
    await user.type(grams(), "200");
    expect(screen.queryAllByRole("radio", { checked: true })).toEqual([]);
    expect(energy()).toContain("320 kcal");
    expect(label(/^Serving size/)).toBe("Serving size200 g");
    await user.clear(grams());
    await user.type(grams(), "100");
    expect(portion("100 g").checked).toBe(true);
  });

  test("keeps its last amount while invalid text is typed, and says what fits", async () => {
    const { user } = await openSheet();
    await loaded();
    await user.clear(grams());
    await user.type(grams(), "9999");
    expect(screen.getByText("Type a number from 1 to 5,000")).toBeDefined();
    expect(grams().getAttribute("aria-invalid")).toBe("true");
    expect(energy()).toContain("1,598 kcal");
    await user.tab();
    expect(grams().value).toBe("9999");
    expect(screen.getByText("Type a number from 1 to 5,000")).toBeDefined();
    await user.click(portion("1 fruit 150 g"));
    expect(grams().value).toBe("150");
    expect(screen.queryByText("Type a number from 1 to 5,000")).toBeNull();
  });

  test("can be changed with the buttons and the keyboard", async () => {
    const { user } = await openSheet();
    await loaded();
    await user.click(screen.getByRole("button", { name: "More" }));
    expect(grams().value).toBe("160");
    await user.click(screen.getByRole("button", { name: "Less" }));
    await user.click(screen.getByRole("button", { name: "Less" }));
    expect(grams().value).toBe("140");
    await user.click(grams());
    await user.keyboard("{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}");
    expect(grams().value).toBe("250");
    expect(energy()).toContain("400 kcal");
  });
});

describe("the daily needs", () => {
  test("are those of a girl of fifteen, and say so", async () => {
    const { user } = await openSheet();
    await loaded();
    expect(part("Share of daily needs").getByText("For a girl of 14–18")).toBeDefined();
    expect(need("Fiber")).toBe("Fiber39%10.1 of 26 g: a happy guthigh");
    expect(need("Potassium")).toBe("Potassium32%728 of 2,300 mg: heartbeat and nerveshigh");
    expect(need("Vitamin E")).toBe("Vitamin E21%3.1 of 15 mg (Daily Value): protecting cellshigh");
    await user.click(screen.getByRole("button", { name: /^Show \d+ more$/ }));
    expect(need("Iron")).toBe("Iron6%0.83 of 15 mg: oxygen to your muscles");
    expect(need("Vitamin D")).toBe("Vitamin D0%0 of 15 µg: calcium into bones");
  });

  test("are the Daily Values if the profile is incomplete, with a link to the profile", async () => {
    const { user } = await openSheet({ user: { age: 15, gender: null } });
    await loaded();
    const needs = part("Share of daily needs");
    expect(needs.getByText(/^FDA Daily Values, because your age or gender is not in your profile\./)).toBeDefined();
    expect(needs.getByRole("link", { name: "Add them" }).getAttribute("href")).toBe("/profile");
    expect(need("Fiber")).toBe("Fiber36%10.1 of 28 g: a happy guthigh");
    expect(need("Vitamin E")).toBe("Vitamin E21%3.1 of 15 mg: protecting cellshigh");
    await user.click(screen.getByRole("button", { name: /^Show \d+ more$/ }));
    expect(need("Iron")).toBe("Iron5%0.83 of 18 mg: oxygen to your muscles");
  });

  test.each<[Partial<User>, string]>([
    [{ age: 12, gender: "male" }, "For a boy of 9–13"],
    [{ age: 24, gender: "female" }, "For a woman of 19–30"],
    [{ age: 16, gender: "other" }, "For somebody of 14–18: the middle of the two tables"],
    [{ age: 8, gender: "male" }, "FDA Daily Values, because the tables of needs start at age 9"],
  ])("of %o are named", async (user, text) => {
    await openSheet({ user });
    await loaded();
    expect(screen.getByText(text)).toBeDefined();
  });
});

describe("figures", () => {
  // Spec: D3.7
  test("that are missing are dashes, never 0", async () => {
    const missing = {
      calories: null,
      protein: null,
      sugar: null,
      sodium: null,
      saturatedFat: null,
      fiber: 0,
      vitamins: null,
      minerals: null,
    };
    const { user } = await openSheet({ food: { ...missing, otherNutrients: null, portions: [] } });
    await loaded();
    expect(energy()).toMatch(/— kcal.*Protein—.*sugar—.*fiber0 g.*sodium—/);
    expect(energy()).not.toContain("%");
    expect(label(/^Sodium/)).toBe("Sodium ——");
    expect(label(/^Dietary Fiber/)).toBe("Dietary Fiber 0 g0%");
    expect(label(/^Cholesterol/)).toBe("Cholesterol ——");
    expect(label(/Added Sugars/)).toBe("Includes — Added Sugars—");
    expect(screen.getByText(/our source does not know it: here trans fat and added sugars/)).toBeDefined();
    expect(portion("100 g").checked).toBe(true);
    await user.click(screen.getByRole("button", { name: /^Show \d+ more$/ }));
    expect(need("Iron")).toBe("Iron—— of 15 mg: oxygen to your muscles");
    expect(need("Fiber")).toBe("Fiber0%0 of 26 g: a happy gut");
  });

  test("that are all zero are zero", async () => {
    await openSheet({ food: { calories: 0, protein: 0, carbs: 0, fat: 0, fiber: 0, sugar: 0, sodium: 0 } });
    await loaded();
    expect(energy()).toMatch(/0 kcal.*Protein0 g.*Carbs0 g.*Fat0 g/);
    expect(energy()).not.toContain("%");
  });

  test("that are huge are shown in full, and their bar stops at its end", async () => {
    await openSheet({ food: { calories: 900, fiber: 100, portions: [{ label: "1 bucket", grams: 5000 }] } });
    await loaded();
    expect(energy()).toContain("45,000 kcal");
    expect(need("Fiber")).toBe("Fiber19,231%5,000 of 26 g: a happy guthigh");
    const bars = [...(needRow("Fiber")?.querySelectorAll<HTMLElement>("[style]") ?? [])];
    expect(bars.map(({ style }) => style.getPropertyValue("--share"))).toEqual(["100%"]);
  });

  test("are on a Nutrition Facts label, rounded as on a package, with their Daily Values", async () => {
    await openSheet();
    await loaded();
    expect(screen.getByText(/^Rounded the way packages are \(FDA rules\)\. Figures elsewhere on this page are exact\./)).toBeDefined();
    const rows = within(screen.getByRole("table", { name: "Nutrition Facts for 1 fruit (150 g)" })).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Serving size1 fruit (150 g)",
      "Amount per servingCalories240",
      "% Daily Value*",
      "Total Fat 22 g28%",
      "Saturated Fat 3 g16%",
      "Trans Fat —",
      "Cholesterol 0 mg0%",
      "Sodium 10 mg0%",
      "Total Carbohydrate 13 g5%",
      "Dietary Fiber 10 g36%",
      "Total Sugars less than 1 g",
      "Includes 0 g Added Sugars0%",
      "Protein 3 g",
      "Vitamin D 0 µg0%",
      "Calcium 0 mg0%",
      "Iron 0.8 mg4%",
      "Potassium 730 mg15%",
    ]);
  });
});
