import { expect, test } from "vitest";
import type { FoodCategory } from "#core/domain/foods/food-categories.ts";
import { FOOD_PICTURES } from "./food-picture-names.ts";
import { PICTURE_WORDS } from "./food-picture-words.ts";
import { pictureFor } from "./food-pictures.ts";

const picture = (name: string, category: FoodCategory = "other", group?: string) => pictureFor({ name, category, ...(group && { group }) });

test.each([
  ["Eggplant, cooked", "eggplant"],
  ["Hot dog on bun", "hot-dog"],
  ["Vanilla ice cream", "ice-cream"],
  ["Heavy cream", "glass-of-milk"],
  ["Peanut butter", "jar"],
  ["Milk chocolate", "chocolate-bar"],
  ["Chocolate milk", "glass-of-milk"],
  ["Apple juice", "beverage-box"],
  ["Apples, raw", "red-apple"],
  ["Apple pie", "pie"],
  ["Chicken noodle soup", "steaming-bowl"],
  ["Popcorn, buttered", "popcorn"],
  ["Popcorn chicken", "poultry-leg"],
  ["Sweet potato, baked", "roasted-sweet-potato"],
  ["Tomatoes, raw", "tomato"],
  ["Strawberry milkshake", "cup-with-straw"],
  ["Greek yogurt, strawberry", "bowl-with-spoon"],
  ["Cheese pizza", "pizza"],
  ["Corn dog", "hot-dog"],
  ["Butternut squash", "roasted-sweet-potato"],
  ["Iced tea", "cup-with-straw"],
  ["Green beans, canned", "pea-pod"],
  ["Salmon, grilled", "fish"],
  ["Shrimp, boiled", "shrimp"],
  ["Tofu, fried", "tofu"],
  ["Basil", "herb"],
  ["Sweetener, powder", "spoon"],
  ["Granola bar", "granola-bar"],
  ["Chia seeds", "seeds"],
  ["Saltine crackers", "cracker"],
  ["Beets, cooked", "beet"],
  ["Brownie, with nuts", "brownie"],
  ["Dates, medjool", "dates"],
  ["Raspberries, raw", "raspberries"],
  ["Ice cream, brownie sundae", "ice-cream"],
])("%s gets %s", (name, expected) => {
  expect(picture(name)).toBe(expected);
});

test("a food without a matching picture gets its category's picture", () => {
  expect(picture("Xyzzy", "fruit")).toBe("red-apple");
  expect(picture("Xyzzy", "vegetable")).toBe("broccoli");
  expect(picture("Xyzzy", "protein")).toBe("egg");
  expect(picture("Xyzzy", "grain")).toBe("bread");
  expect(picture("Xyzzy", "dairy")).toBe("glass-of-milk");
  expect(picture("Xyzzy", "nuts")).toBe("peanuts");
  expect(picture("Xyzzy", "user-entered")).toBe("fork-and-knife-with-plate");
  expect(picture("", "other")).toBe("fork-and-knife-with-plate");
});

test("the food group decides where it says more than the name", () => {
  expect(picture("Ham and cheese on rye", "other", "Deli and cured meat sandwiches")).toBe("sandwich");
  expect(picture("Chocolate Chex cereal", "grain", "Ready-to-eat cereal, higher sugar")).toBe("bowl-with-spoon");
  expect(picture("Spaghetti and meatballs", "grain", "Pasta mixed dishes")).toBe("spaghetti");
  expect(picture("Tofu and vegetables in soy sauce", "protein", "Stir-fry and soy-based sauce mixtures")).toBe("takeout-box");
  expect(picture("Eggo blueberry pancakes", "grain", "Pancakes, waffles, French toast")).toBe("pancakes");
  expect(picture("Honey Nut Cheerios", "grain", "Ready-to-eat cereal, higher sugar")).toBe("bowl-with-spoon");
});

test("no picture of alcohol or a baby bottle is ever used", () => {
  for (const name of FOOD_PICTURES) expect(name).not.toMatch(/beer|wine|cocktail|sake|clinking|tumbler|cork/);
  expect(Object.keys(PICTURE_WORDS)).not.toContain("baby-bottle");
});

test.each([
  ["Tofu", "tofu"],
  ["Almonds", "nuts"],
  ["Tuna salad with mayonnaise", "fish"],
  ["Potato chips", "chips"],
  ["Veggie burger patty, no bun", "patty"],
])("%s looks like %s", (name, picture) => expect(pictureFor({ name, category: "other" })).toBe(picture));
