// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import {
  addButton,
  BANANA,
  box,
  EGG,
  FAILURE,
  grams,
  listed,
  MILK,
  OATMEAL,
  openSheet,
  plus,
  row,
  usualFood,
} from "#web/testing/add-food.tsx";
import { makeProduct } from "#web/testing/make-product.ts";
import { expectToast } from "#web/testing/toasts.ts";

const SOURCE = "Product data from Open Food Facts (ODbL).";

const search = (q: string) => [BANANA, MILK, EGG].filter(({ name }) => name.toLowerCase().includes(q));

describe("searching", () => {
  // Spec: S5.29
  test("starts from three characters, and says so if fewer are submitted", async () => {
    const { user, calls } = openSheet({ search });
    const searches = () => calls.filter(({ path }) => path.startsWith("/api/foods/search"));
    await user.type(box(), " ba {Enter}");
    expect(screen.getByText("Please enter at least 3 characters to search.")).toBeTruthy();
    expect(searches()).toEqual([]);
    await user.type(box(), "{Backspace}n");
    expect(screen.queryByText("Please enter at least 3 characters to search.")).toBeNull();
    expect(await plus("Banana")).toBeTruthy();
    expect(listed("Foods found")).toEqual(["Banana1 medium (118 g) · 118 kcal"]);
    expect(screen.getByText("1 food").getAttribute("role")).toBe("status");
  });

  test("starts with the text from the page", async () => {
    openSheet({ search, initialText: "egg" });
    expect(await plus("Egg")).toBeTruthy();
    expect(box().value).toBe("egg");
  });

  test("offers the amount that the user took last", async () => {
    openSheet({ search, initialText: "egg", usual: () => [usualFood({ food: EGG, quantity: 100, portion: "2 large" })] });
    await waitFor(() => expect(listed("Foods found")).toEqual(["Egg2 large (100 g) · 150 kcal"]));
  });

  test("continues with the next food right after a plus", async () => {
    const { user } = openSheet({ search });
    await user.type(box(), "banana");
    await user.click(await plus("Banana"));
    expect(document.activeElement).toBe(box());
    await user.keyboard("milk");
    expect(box().value).toBe("milk");
    await user.click(await plus("Whole milk"));
    expect(screen.getByRole("button", { name: "Add 2 foods to breakfast" })).toBeTruthy();
  });

  test("moves to the foods with the arrow key", async () => {
    const { user } = openSheet({ search });
    await user.type(box(), "banana");
    await plus("Banana");
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(await row(/^Banana/));
  });

  test("names the source of the products once below them, and with the chosen one", async () => {
    const oats = makeProduct().food;
    const found: Record<string, Food[]> = { oat: [OATMEAL, oats, { ...oats, id: EGG.id }], egg: [EGG] };
    const { user } = openSheet({ search: (q) => found[q] ?? [] });
    await user.type(box(), "egg");
    await plus("Egg");
    expect(screen.queryByText(/^Product data from/)).toBeNull();
    await user.clear(box());
    await user.type(box(), "oat");
    expect(await screen.findAllByText(SOURCE)).toHaveLength(1);
    await user.click((await screen.findAllByRole("button", { name: /^Oat drink/ }))[0] ?? box());
    expect(await screen.findByRole("heading", { name: "Oat drink" })).toBeTruthy();
    expect(screen.getAllByText(SOURCE)).toHaveLength(1);
  });

  // Spec: S8.15
  test("says that it failed and retries", async () => {
    let isUp = false;
    const { user } = openSheet({ search: (q) => (isUp ? search(q) : FAILURE), initialText: "egg" });
    expect(await screen.findByText("Search failed")).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await plus("Egg")).toBeTruthy();
  });

  test("offers to enter the food, and AI on the search page, if nothing is found", async () => {
    const { user, path } = openSheet({ search, initialText: "zorp & co" });
    expect(await screen.findByRole("heading", { name: "No match for “zorp & co”" })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Enter it yourself" }));
    expect((await screen.findByLabelText<HTMLInputElement>("Food name")).value).toBe("zorp & co");
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(await screen.findByRole("link", { name: 'Analyze "zorp & co" with AI' }));
    expect(path()).toBe("/search?q=zorp%20%26%20co");
  });
});

describe("the portion", () => {
  async function openBanana(served: Parameters<typeof openSheet>[0] = {}) {
    const sheet = openSheet({ search, ...served });
    await sheet.user.type(box(), "banana");
    await sheet.user.click(await row(/^Banana/));
    return sheet;
  }

  // Spec: S7.32, D3.5
  test("is chosen from chips, with energy and macros at once, and logged", async () => {
    const { user, logged } = await openBanana();
    const name = screen.getByRole("heading", { name: "Banana" });
    expect(document.activeElement).toBe(name);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "1 medium 118 g" }).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: "1 small 101 g" }));
    expect(grams().value).toBe("101");
    expect(screen.getByText("101 kcal in 1 small (101 g)")).toBeTruthy();
    expect(screen.getByText("Protein").closest("dl")?.textContent).toBe("kcal101Protein2 gCarbs8.6 gFat14.8 g");
    await user.click(screen.getByRole("button", { name: "Add to breakfast" }));
    await expectToast("Added to breakfast", "1 food · 101 kcal");
    expect(logged()).toMatchObject([{ foodId: BANANA.id, quantity: 101, portion: "1 small", mealType: "breakfast" }]);
  });

  test("can be any number of grams, and Enter logs it", async () => {
    const { user, logged } = await openBanana();
    await user.clear(grams());
    await user.type(grams(), "1,000{Enter}");
    await expectToast("Added to breakfast", "1 food · 1,000 kcal");
    expect(logged()).toMatchObject([{ quantity: 1000, portion: null }]);
  });

  // Spec: S5.31
  test.each(["0", "-1", "0,5", "5,001", "1e308", ""])("of '%s' grams is rejected", async (text) => {
    const { user, logged } = await openBanana();
    await user.clear(grams());
    if (text) await user.type(grams(), text);
    for (const button of [addButton(), screen.getByRole("button", { name: "Add another food" })]) {
      await user.click(button);
      expect(await screen.findByText("Invalid Quantity")).toBeTruthy();
      expect(screen.getByText("Type a number from 1 to 5,000.")).toBeTruthy();
      expect(document.activeElement).toBe(grams());
    }
    expect(grams().value).toBe(text);
    expect(logged()).toEqual([]);
  });

  test("is put into the basket, and can be changed there", async () => {
    const { user } = await openBanana();
    await user.click(screen.getByRole("button", { name: "Add another food" }));
    expect(document.activeElement).toBe(box());
    expect((await plus("Banana")).getAttribute("aria-pressed")).toBe("true");
    await user.click(screen.getByRole("button", { name: "Adding 1 food · 118 kcal" }));
    await user.click(await row(/^Change Banana/));
    await user.click(screen.getByRole("radio", { name: "1 small 101 g" }));
    await user.click(screen.getByRole("button", { name: "Add another food" }));
    expect(screen.getByRole("button", { name: "Adding 1 food · 101 kcal" })).toBeTruthy();
  });

  test("is logged together with the collected foods", async () => {
    const { user } = await openBanana();
    await user.click(screen.getByRole("button", { name: "Add another food" }));
    await user.keyboard("egg");
    await user.click(await row(/^Egg/));
    await user.click(screen.getByRole("button", { name: "Add 2 foods to breakfast" }));
    await expectToast("Added to breakfast", "2 foods · 193 kcal");
  });

  test("can be left for another food: the results are there again", async () => {
    const { user } = await openBanana();
    await user.click(screen.getByRole("button", { name: "Change" }));
    expect(await plus("Banana")).toBeTruthy();
    expect(addButton().textContent).toBe("Add to breakfast");
    expect(screen.queryByRole("button", { name: /^Adding/ })).toBeNull();
  });

  test("has the food's star beside it", async () => {
    await openBanana({ starred: [BANANA] });
    await waitFor(() => expect(screen.getByRole("button", { name: "Star Banana" }).getAttribute("aria-pressed")).toBe("true"));
  });
});
