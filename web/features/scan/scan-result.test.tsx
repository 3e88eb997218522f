// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeEntry } from "#web/testing/diary.tsx";
import type { Answer } from "#web/testing/fake-server.ts";
import { makeProduct } from "#web/testing/make-product.ts";
import { CHICKEN, DIP, grams, row, scanned, summary, TOFU } from "#web/testing/scan.tsx";
import { expectToast } from "#web/testing/toasts.ts";

beforeEach(() => localStorage.clear());

const READS: Record<string, Answer> = {
  "GET /api/diary": { body: [] },
  "GET /api/diary/days": { body: { days: [], variety: { foods: 0, categories: [] } } },
  "GET /api/diary/usual": { body: [] },
};
const CREATED = "POST /api/foods";
const ADDED = { status: 201, body: makeEntry(CHICKEN) };
const KEEPS = {
  ...READS,
  [CREATED]: { status: 201, body: DIP },
  "POST /api/diary": ADDED,
  "POST /api/diary/batch": { status: 201, body: [] },
};
const FAILED = "Failed to add food to diary. Please try again.";

const add = (name: string) => screen.getByRole("button", { name: `Add ${name} to diary` });

describe("correcting", () => {
  it("says where the figures of each food come from", async () => {
    await scanned();
    expect(row("Grilled chicken").getByText("Chicken breast, grilled · USDA")).toBeTruthy();
    expect(row("Herb dip").getByText("AI estimate")).toBeTruthy();
  });

  it("follows the grams at once", async () => {
    const { user } = await scanned();
    await user.clear(grams("Grilled chicken"));
    await user.type(grams("Grilled chicken"), "200");
    expect(row("Grilled chicken").getByText("330")).toBeTruthy();
    expect(summary()).toContain("390kcal");
  });

  it("reports an invalid amount, and does not log it", async () => {
    const { user, sent } = await scanned({ answers: KEEPS });
    await user.clear(grams("Grilled chicken"));
    expect(screen.getByText("Type a number from 1 to 5,000")).toBeTruthy();
    expect(grams("Grilled chicken").getAttribute("aria-invalid")).toBe("true");
    await user.click(add("Grilled chicken"));
    await expectToast("Invalid Quantity", "Type a number from 1 to 5,000.");
    expect(sent("/api/diary")).toEqual([]);
  });

  // Spec: S7.25
  it("replaces the food with another one from a search", async () => {
    const { user, calls } = await scanned({ answers: { "GET /api/foods/search": { body: [TOFU] } } });
    await user.click(screen.getByRole("button", { name: "Change Grilled chicken" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Which food is it?" }));
    await user.click(await dialog.findByRole("button", { name: /^Tofu, fried/ }));
    expect(calls.find(({ path }) => path.startsWith("/api/foods/search"))?.path).toBe("/api/foods/search?q=Grilled+chicken");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(row("Tofu, fried").getByText("324")).toBeTruthy();
    expect(row("Tofu, fried").getByText("USDA")).toBeTruthy();
    expect(summary()).toContain("384kcal");
  });

  it("names the source of products among the foods to choose from", async () => {
    const { user } = await scanned({ answers: { "GET /api/foods/search": { body: [TOFU, makeProduct().food] } } });
    await user.click(screen.getByRole("button", { name: "Change Grilled chicken" }));
    expect(await screen.findAllByText("Product data from Open Food Facts (ODbL).")).toHaveLength(1);
  });

  it("searches for what is typed, and says when nothing fits", async () => {
    const { user, calls } = await scanned({ answers: { "GET /api/foods/search": { body: [] } } });
    await user.click(screen.getByRole("button", { name: "Change Herb dip" }));
    const box = await screen.findByRole("searchbox", { name: "Search foods" });
    await user.clear(box);
    expect(await screen.findByText("Please enter at least 2 characters to search.")).toBeTruthy();
    await user.type(box, "tzatziki");
    expect(await screen.findByText("No match. Try a shorter name.")).toBeTruthy();
    expect(calls.at(-1)?.path).toBe("/api/foods/search?q=tzatziki");
  });

  it("removes what is not on the plate", async () => {
    const { user } = await scanned({ answers: { "GET /api/foods/search": { body: [] } } });
    await user.click(screen.getByRole("button", { name: "Change Herb dip" }));
    await user.click(await screen.findByRole("button", { name: "It is not on my plate" }));
    await waitFor(() => expect(screen.queryByRole("heading", { name: "Herb dip" })).toBeNull());
    expect(summary()).toContain("198kcal");
    expect(screen.getByText("1 food found")).toBeTruthy();
  });
});

describe("logging", () => {
  it("adds one food to the meal of this time of day", async () => {
    const { user, sent } = await scanned({ answers: KEEPS });
    await user.click(add("Grilled chicken"));
    await expectToast("Added to lunch", "Grilled chicken, 120 g");
    expect(sent("/api/diary").map(({ body }) => body)).toMatchObject([{ foodId: CHICKEN.id, quantity: 120, mealType: "lunch" }]);
    expect(screen.getByRole("button", { name: "Added Grilled chicken to diary" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("adds all to the chosen meal, and creates own foods for unknown ones first", async () => {
    const { user, sent, path } = await scanned({ answers: KEEPS });
    await user.click(screen.getByRole("radio", { name: "Dinner" }));
    await user.click(screen.getByRole("button", { name: "Add all to diary" }));
    await expectToast("Added to dinner", "2 foods, 258 kcal");
    expect(sent("/api/foods").map(({ body }) => body)).toMatchObject([{ name: "Herb dip", calories: 200, protein: 1, carbs: 4, fat: 20 }]);
    expect(sent("/api/diary/batch").map(({ body }) => body)).toMatchObject([
      {
        entries: [
          { foodId: CHICKEN.id, quantity: 120, mealType: "dinner" },
          { foodId: DIP.id, quantity: 30, mealType: "dinner" },
        ],
      },
    ]);
    const link = screen.getByRole("link", { name: "Open diary" });
    expect(link.getAttribute("href")).toBe("/diary");
    expect(document.activeElement).toBe(link);
    await user.click(screen.getByRole("button", { name: "Open diary" }));
    expect(path()).toBe("/diary");
  });

  it("adds only what is not in the diary yet, and what was corrected since", async () => {
    const { user, sent } = await scanned({ answers: KEEPS });
    await user.click(add("Herb dip"));
    await expectToast("Added to lunch", "Herb dip, 30 g");
    await user.click(screen.getByRole("button", { name: "Add to diary" }));
    await expectToast("Added to lunch", "Grilled chicken, 120 g");
    expect(sent("/api/diary")).toHaveLength(2);
    await user.type(grams("Herb dip"), "5");
    expect(add("Herb dip").getAttribute("aria-disabled")).toBeNull();
  });

  it("says when it failed; the next attempt creates no second food and repeats the same request", async () => {
    let answer: Answer = { status: 503, body: "" };
    const { user, sent } = await scanned({ answers: { ...KEEPS, "POST /api/diary": () => answer } });
    await user.click(add("Herb dip"));
    await expectToast("Error", FAILED);
    answer = ADDED;
    await user.click(add("Herb dip"));
    await expectToast("Added to lunch", "Herb dip, 30 g");
    expect(sent("/api/foods")).toHaveLength(1);
    const [first, second] = sent("/api/diary").map(({ init }) => new Headers(init.headers).get("idempotency-key"));
    expect(first).toBe(second);
    expect(row("Herb dip").getByText("AI estimate")).toBeTruthy();
  });

  it("logs nothing if an own food cannot be created", async () => {
    const { user, sent } = await scanned({ answers: { ...KEEPS, [CREATED]: { status: 500, body: "" } } });
    await user.click(screen.getByRole("button", { name: "Add all to diary" }));
    await expectToast("Error", FAILED);
    expect(sent("/api/diary/batch")).toEqual([]);
    expect(screen.getByRole("button", { name: "Add all to diary" })).toBeTruthy();
  });
});
