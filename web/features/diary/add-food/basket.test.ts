import { describe, expect, test } from "vitest";
import { usualAmount } from "#web/components/food/portions/portion-amounts.ts";
import { BANANA, EGG, MILK } from "#web/testing/add-food.tsx";
import { makeFood } from "#web/testing/make-food.ts";
import { addItem, addLabel, containsFoods, pickFood, pickItem, summarizeFoods, toggleItems, without } from "./basket.ts";

const banana = { food: BANANA, amount: usualAmount(BANANA) };
const milk = { food: MILK, amount: usualAmount(MILK) };
const egg = { food: EGG, amount: usualAmount(EGG) };
const names = (foods: readonly { food: { name: string } }[]) => foods.map(({ food }) => food.name);

describe("the basket", () => {
  test("adds and removes foods", () => {
    const filled = toggleItems(toggleItems([], [banana]), [milk, egg]);
    expect(names(filled)).toEqual(["Banana", "Whole milk", "Egg"]);
    expect(containsFoods(filled, [milk, banana])).toBe(true);
    expect(names(toggleItems(filled, [milk, banana]))).toEqual(["Egg"]);
    expect(names(without(filled, filled[1]?.key ?? ""))).toEqual(["Banana", "Egg"]);
  });

  test("adds only the missing foods of several, and keeps the amounts of the others", () => {
    const small = { food: BANANA, amount: { grams: 50 } };
    const filled = toggleItems(toggleItems([], [small]), [banana, milk]);
    expect(filled.map(({ food, amount }) => [food.name, amount.grams])).toEqual([
      ["Banana", 50],
      ["Whole milk", 244],
    ]);
  });

  test("adds the same food twice if a meal had it twice", () => {
    const filled = toggleItems([], [milk, milk]);
    expect(names(filled)).toEqual(["Whole milk", "Whole milk"]);
    expect(new Set(filled.map(({ key }) => key)).size).toBe(2);
  });

  test("states its total", () => {
    expect(summarizeFoods(toggleItems([], [banana, milk]), false)).toBe("2 foods · 264 kcal");
    expect(summarizeFoods([egg], false)).toBe("1 food · 75 kcal");
    expect(summarizeFoods([egg], true)).toBe("1 food");
    expect(summarizeFoods([{ food: makeFood({ calories: null }), amount: { grams: 100 } }], false)).toBe("1 food · — kcal");
    expect(addLabel(3, "breakfast")).toBe("Add 3 foods to breakfast");
    expect(addLabel(1, "dinner")).toBe("Add to dinner");
    expect(addLabel(0, "lunch")).toBe("Add to lunch");
  });
});

describe("a picked food", () => {
  test("is the one in the basket, and returns to its place", () => {
    const filled = toggleItems([], [banana, milk]);
    const picked = pickFood(filled, { food: BANANA, amount: { grams: 5 } });
    expect(picked.amount.grams).toBe(118);
    expect(addItem(filled, { ...picked, amount: { grams: 80 } }).map(({ amount }) => amount.grams)).toEqual([80, 244]);
  });

  test("is added to the end if it is new", () => {
    expect(names(addItem(toggleItems([], [banana]), pickFood([], milk)))).toEqual(["Banana", "Whole milk"]);
  });

  test("offers the user's own portion before the food's", () => {
    const own = { label: "2 medium", grams: 236 };
    const [item] = toggleItems([], [{ food: BANANA, amount: { grams: 236, portion: own } }]);
    expect(item && pickItem(item).portions.map(({ label }) => label)).toEqual(["2 medium", "1 medium", "1 small", "100 g"]);
    expect(pickFood([], banana).portions.map(({ label }) => label)).toEqual(["1 medium", "1 small", "100 g"]);
  });
});
