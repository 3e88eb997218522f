// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Food } from "#core/contracts/foods.ts";
import { FOOD_CATEGORIES } from "#core/domain/foods/food-categories.ts";
import { makeFood } from "#web/testing/make-food.ts";
import { renderAt } from "#web/testing/render.tsx";
import { FoodCard } from "./food-card.tsx";

function showCard(overrides: Partial<Food> = {}) {
  const food = makeFood(overrides);
  const onOpen = vi.fn<(food: Food) => void>();
  renderAt(<FoodCard food={food} onOpen={onOpen} />);
  return { food, onOpen };
}

const picture = () => document.querySelector("img");
const macros = () => screen.getAllByRole("term").map((term) => [term.textContent, term.parentElement?.querySelector("dd")?.textContent]);

// Spec: S2.63, S3.24, S9.7
test("a card shows the food's picture, category, name, benefits and figures per 100 g", () => {
  showCard();
  expect(picture()?.getAttribute("src")).toBe("/food-art/avocado.svg");
  expect(screen.getByText("Vegetable")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Avocado" })).toBeTruthy();
  expect(screen.getByText("A serving is high in fiber and folate.")).toBeTruthy();
  expect(screen.getByText("160").parentElement?.textContent).toBe("160 kcal");
  expect(screen.getByText("6.7").parentElement?.textContent).toBe("6.7 g fiber");
  expect(screen.getByText("per 100 g")).toBeTruthy();
  expect(macros()).toEqual([
    ["Protein", "2 g"],
    ["Carbs", "8.5 g"],
    ["Fat", "14.7 g"],
  ]);
});

// Spec: D3.6, D3.7
test("a figure that the source does not have is a dash, and a zero stays a zero", () => {
  showCard({ calories: null, fiber: 0, protein: null, carbs: null, fat: 0 });
  expect(screen.getByText("kcal", { exact: false }).textContent).toBe("— kcal");
  expect(screen.getByText("g fiber", { exact: false }).textContent).toBe("0 g fiber");
  expect(macros().map(([, value]) => value)).toEqual(["—", "—", "0 g"]);
});

// Spec: S2.65, S8.33
test("a picture that fails to load is replaced by the placeholder", () => {
  showCard({ imageUrl: "/food-art/gone.svg" });
  fireEvent.error(picture() ?? document.body);
  expect(picture()?.getAttribute("src")).toBe("/food-art/fork-and-knife-with-plate.svg");
});

test("a food without a picture shows its category's", () => {
  showCard({ imageUrl: null, category: "dairy" });
  expect(picture()?.getAttribute("src")).toBe("/food-art/glass-of-milk.svg");
});

// Spec: S2.64
test("'Learn more' opens the food and names it for screen readers", async () => {
  const { food, onOpen } = showCard();
  const button = screen.getByRole("button", { name: "Learn more about Avocado" });
  await userEvent.click(button);
  expect(onOpen).toHaveBeenCalledWith(food);
});

// Spec: S2.67, S2.68
test("six categories have their own color, everything else is gray", () => {
  const colours = FOOD_CATEGORIES.map((category) => {
    showCard({ category, name: category });
    const card = screen.getByRole("heading", { name: category }).closest(".relative");
    return [...(card?.querySelector(".rounded-full.absolute.font-bold")?.classList ?? [])].find((one) => one.startsWith("text-cat-"));
  });
  expect(colours.slice(0, 6)).toEqual([
    "text-cat-fruit",
    "text-cat-vegetable",
    "text-cat-protein",
    "text-cat-grain",
    "text-cat-dairy",
    "text-cat-nuts",
  ]);
  expect(colours.slice(6)).toEqual(["text-cat-other", "text-cat-other"]);
});
