import { expect, test } from "vitest";
import { FoodIndex } from "./food-index.ts";
import { type Searchable, toFoodWords } from "./food-words.ts";
import { OwnFoodIndex } from "./own-food-index.ts";
import { queryWords } from "./search-words.ts";

const WORDS = "green lentil soup homemade spicy tomato pasta bake protein bar oat chocolate yogurt smoothie with cheese".split(" ");
const MANY = 2_000;

const catalogue = new FoodIndex([toFoodWords({ id: "lentils", name: "Lentils", otherNames: [], popularity: 1 })]);
const search = (index: OwnFoodIndex, text: string) => index.search(catalogue.lookUpWords(queryWords(text)));

/** The same number makes the same food. */
function makeFood(number: number, id = String(number)): Searchable {
  const name = Array.from({ length: 4 }, (_, index) => WORDS[(number * 7 + index * 13 + (number >> 3)) % WORDS.length]).join(" ");
  return { id, name: `${name} ${number}`, otherNames: number % 3 === 0 ? [`Brand ${number % 5}`] : [], popularity: 1 };
}

const makeFoods = (from: number, to: number): Searchable[] => Array.from({ length: to - from }, (_, index) => makeFood(from + index));

test("an index that was updated finds the same foods in the same order as a new one, whatever was added, renamed or removed", () => {
  let foods = makeFoods(0, 60);
  let index = new OwnFoodIndex(foods);
  for (let step = 0; step < 80; step += 1) {
    const renamed = step % foods.length;
    foods = [
      makeFood(100 + step),
      ...foods
        .map((food, position) => (position === renamed ? makeFood(300 + step, food.id) : food))
        .filter((_, at) => at !== (step * 5) % 60),
    ];
    index = new OwnFoodIndex(foods, index);
    const fresh = new OwnFoodIndex(foods);
    for (const text of ["soup", "brand 3", "s", "tomato pasta", `${300 + step}`, "lentilsoup"])
      expect(search(index, text)).toEqual(search(fresh, text));
  }
});

test("adding one food to two thousand costs a fraction of indexing them all", () => {
  const foods = makeFoods(0, MANY);
  const measureCpu = (work: (time: number) => void): number => {
    const start = process.cpuUsage();
    for (let time = 0; time < 10; time += 1) work(time);
    return process.cpuUsage(start).user;
  };
  let index = new OwnFoodIndex(foods);
  const all = measureCpu(() => {
    new OwnFoodIndex(foods).search([]);
  });
  const single = measureCpu((time) => {
    index = new OwnFoodIndex([makeFood(MANY + time), ...foods], index);
  });
  expect(single).toBeLessThan(all / 3);
});
