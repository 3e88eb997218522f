import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { editDistanceBetween } from "./edit-distance.ts";
import { FoodIndex } from "./food-index.ts";
import { type Searchable, toFoodWords } from "./food-words.ts";
import { OwnFoodIndex } from "./own-food-index.ts";
import { queryWords, toSearchWords } from "./search-words.ts";

const food = (name: string, popularity = 0.5, otherNames: string[] = []): Searchable => ({ id: name, name, otherNames, popularity });
const foods = [
  food("Banana", 0.9),
  food("Banana bread"),
  food("Cola (soft drink)", 0.9, ["Pepsi"]),
  food("Lasagna, meatless"),
  food("Lasagna with meat", 0.8),
  food("Milk", 0.9),
  food("Peach", 0.9),
  ...Array.from({ length: 300 }, (_, number) => food(`Cookie ${number}`)),
];
const index = new FoodIndex(foods.map(toFoodWords));
const names = (text: string): string[] => index.search(text).map(({ id }) => id);

test.each([
  ["banana", "Banana"],
  ["2 bananas", "Banana"],
  ["glass of milk", "Milk"],
  ["bannana", "Banana"],
  ["bananna bred", "Banana bread"],
  ["bananabread", "Banana bread"],
  ["ban", "Banana"],
  ["pepsi", "Cola (soft drink)"],
  ["lasagna", "Lasagna with meat"],
  ["PÊACH", "Peach"],
])("%s finds %s first", (text, first) => {
  expect(names(text)[0]).toBe(first);
});

test("a search returns at most a hundred hits, and the same ones for the same words", () => {
  expect(names("cookies")).toHaveLength(100);
  expect(index.search("cookies")).toBe(index.search(" Cookies "));
  expect(index.searchUncached("cookies")).toEqual(index.search("cookies"));
});

test("the search cache keeps the words and not the URL of the request that they came from", () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const usedMb = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const letters = (number: number) => String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "");
  const searchOnce = (number: number) => {
    const address = Buffer.from(`zucchinization${letters(number)}&padding=${"x".repeat(100_000)}`).toString();
    index.search(address.slice(0, address.indexOf("&")));
  };
  searchOnce(1_000);
  const before = usedMb();
  for (let number = 1_001; number < 1_500; number += 1) searchOnce(number);
  // All URLs together are 50 MB.
  expect(usedMb() - before).toBeLessThan(15);
});

test("a user's own food is scored like a catalogue food", () => {
  const typed = queryWords("banana");
  const [catalogued] = index.search("banana bread");
  const score = (words: readonly string[], ...own: Searchable[]) =>
    new OwnFoodIndex(own).search(index.lookUpWords(words)).map((hit) => hit.score);
  const bread = food("Banana bread");
  expect(score(queryWords("banana bread"), bread)[0]).toBeCloseTo((catalogued?.score ?? 0) - 0.5);
  expect(score(["bananabread"], bread)[0]).toBeGreaterThan(0);
  const [banana, bananaBread] = score(typed, food("Banana", 0.9), food("Banana bread", 0.9));
  expect(banana).toBeGreaterThan(bananaBread ?? 0);
  expect(score(typed, food("Milk"), bread, food("Diet soda"))).toEqual(score(typed, bread));
  expect(score([], bread)).toEqual([]);
});

test.each([
  ["cookie", "cookies"],
  ["cherry", "cherries"],
  ["olive", "olives"],
  ["cheese", "cheeses"],
  ["peach", "peaches"],
  ["potato", "potatoes"],
  ["leaf", "leaves"],
  ["joe", "joes"],
])("%s and %s count as one word", (one, many) => {
  expect(toSearchWords(many)).toEqual(toSearchWords(one));
});

test("a swapped, doubled or similar-sounding letter counts as a smaller edit than another one", () => {
  expect(editDistanceBetween("bagle", "bagel")).toBeLessThan(1);
  expect(editDistanceBetween("letuce", "lettuce")).toBeLessThan(editDistanceBetween("lettue", "lettuce"));
  expect(editDistanceBetween("yogert", "yogurt")).toBeLessThan(editDistanceBetween("yogtrt", "yogurt"));
  expect(editDistanceBetween("cantelope", "cantaloupe")).toBeLessThan(editDistanceBetween("cantelope", "antelope") + 0.4);
});
