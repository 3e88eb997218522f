// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import type { User } from "#core/contracts/sign-in/auth.ts";
import { loaded, needRow, openSheet, part } from "#web/testing/food-sheet.tsx";

const CALM = { foodDisplay: "calm", habits: [], pausedSince: null, bodyOfferClosed: false } satisfies User["view"];
const SAFETY: Food["safety"] = [
  { text: "Raw fish can carry germs." },
  { text: "The most for a day at ages 9 to 13.", age: "9-13" },
  { text: "The most for a day at ages 14 to 18.", age: "14-18" },
];
const note = () => screen.findByRole("note", { name: "Safety" });

describe("the safety line", () => {
  test.each([
    [{ age: 15 }, "Raw fish can carry germs.The most for a day at ages 14 to 18."],
    [{ age: 15, view: CALM }, "Raw fish can carry germs.The most for a day at ages 14 to 18."],
    [{ age: 12 }, "Raw fish can carry germs.The most for a day at ages 9 to 13."],
    [{ age: null }, "Raw fish can carry germs.The most for a day at ages 9 to 13."],
    [{ age: 30 }, "Raw fish can carry germs."],
  ])("is for the reader's age: %o", async (user, text) => {
    await openSheet({ food: { safety: SAFETY }, user });
    await loaded();
    expect((await note()).textContent).toBe(text);
  });

  test("does not stand where there is nothing to say, or an older version stored the food", async () => {
    const { safety: _, ...older } = { safety: null };
    await openSheet({ food: { safety: null, ...older } });
    await loaded();
    expect(screen.queryByRole("note", { name: "Safety" })).toBeNull();
  });
});

describe("a nutrient over the limit of the reader's age", () => {
  const LIVER: Partial<Food> = { vitamins: { vitaminAUg: 4000, vitaminCMg: 40 }, minerals: null, otherNutrients: null };

  test("has no share of a day and no 'high', but the limit in words", async () => {
    await openSheet({ food: LIVER });
    await loaded();
    const [over, within] = [needRow("Vitamin A"), needRow("Vitamin C")];
    expect(over?.textContent).toBe("Vitamin Aover6,000 µg: more than the 2,800 µg a day may hold at your age");
    expect(within?.textContent).toContain("high");
  });

  test("is not 'A lot' in calm mode", async () => {
    await openSheet({ food: LIVER, user: { age: 15, view: CALM } });
    await loaded();
    const row = part("What it brings").getByText("Vitamin A").closest("li");
    expect(row?.textContent).toBe("Vitamin AOver the limitmore than a day may hold at your age");
    expect(screen.getByRole("status").textContent).not.toContain("vitamin A");
  });

  test("counts with less of it again", async () => {
    await openSheet({ food: { ...LIVER, portions: [{ label: "1 slice", grams: 50 }] } });
    await loaded();
    expect(needRow("Vitamin A")?.textContent).toContain("2,000 of 700 µg");
  });
});

describe("the line for pregnancy", () => {
  const food: Partial<Food> = { otherNutrients: { caffeineMg: 40 }, portions: [{ label: "1 cup", grams: 240 }] };

  test.each([{}, { view: CALM }])("stands for those who chose it, also in calm mode: %o", async (user) => {
    await openSheet({ food, user, preferences: { medicalConditions: ["Pregnant"] } });
    const line = await screen.findByRole("note", { name: "In pregnancy" });
    expect(line.textContent).toContain("96 mg of caffeine. In pregnancy, doctors name 200 mg a day");
  });

  test("is for nobody else, whatever their gender and age", async () => {
    await openSheet({ food, user: { age: 25, gender: "female" }, preferences: { medicalConditions: ["Anemia"] } });
    await loaded();
    expect(screen.queryByRole("note", { name: "In pregnancy" })).toBeNull();
    expect(document.body.textContent).not.toMatch(/pregnan/i);
  });
});

describe("in calm mode", () => {
  const food: Partial<Food> = {
    bodyImpact: "It has 8 g of saturated fat: 40% of the label’s daily limit.",
    calmTexts: { bodyImpact: "It is high in saturated fat.", diabeticInfo: "A serving (1 fruit) has carbs to count." },
  };

  test("the figure goes and the warning stays", async () => {
    await openSheet({ food, user: { view: CALM } });
    await loaded();
    const know = part("What to know");
    expect(know.getByText("It is high in saturated fat.")).toBeDefined();
    expect(know.getByText("A serving (1 fruit) has carbs to count.")).toBeDefined();
    expect(know.queryByText(/8 g|13 g/)).toBeNull();
  });

  test("a person with diabetes gets the carbs of a food with one tap", async () => {
    const { user } = await openSheet({ food, user: { view: CALM }, preferences: { medicalConditions: ["Diabetes Type 1"] } });
    await loaded();
    await user.click(await screen.findByRole("button", { name: "Show the carbs of this food" }));
    expect(screen.getByText("Carbs in what you chose: 12.8 g.")).toBeDefined();
  });

  test("others are not offered them", async () => {
    await openSheet({ food, user: { view: CALM }, preferences: { medicalConditions: ["GERD"] } });
    await loaded();
    await part("What to know").findByText("A serving (1 fruit) has carbs to count.");
    expect(screen.queryByRole("button", { name: "Show the carbs of this food" })).toBeNull();
  });
});
