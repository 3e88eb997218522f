import { expect, it } from "vitest";
import type { MealType } from "#core/domain/diary/meal-types.ts";
import { dayLine, mealsLine } from "./day-lines.ts";

it.each<[MealType[], string]>([
  [[], "Your day starts whenever you do."],
  [["breakfast", "breakfast"], "One meal in, lunch and dinner still to come."],
  [["breakfast", "lunch", "snack"], "Three meals in, dinner still to come."],
  [["lunch"], "One meal in, dinner still to come."],
  [["breakfast", "dinner"], "Two meals in."],
  [["snack"], "One meal in."],
  [["breakfast", "lunch", "dinner", "snack"], "Four meals in."],
])("after %j it says: %s", (meals, line) => {
  expect(mealsLine(meals)).toBe(line);
});

const day = (given: Partial<Parameters<typeof dayLine>[0]>) =>
  dayLine({ meals: ["breakfast", "lunch"], kcal: 1000, goalKcal: 2000, needKcal: 2000, proteinG: 20, proteinGoalG: 60, ...given });

it("says what to do first", () => {
  expect(day({ meals: [], kcal: 0 })).toBe("Nothing logged yet today. Start with whatever you ate last.");
});

it("mentions the half, and the dinner that comes next", () => {
  expect(day({})).toBe("Half your day's energy is in. Dinner comes next.");
  expect(day({ meals: ["dinner"] })).toBe("Half your day's energy is in.");
});

it("says what protein is for once the goal is reached", () => {
  expect(day({ proteinG: 60 })).toBe("60 g of protein in. Your muscles have what they need to repair.");
  expect(day({ proteinG: 60, proteinGoalG: 84.5 })).toBe("Half your day's energy is in. Dinner comes next.");
});

it("calls nothing enough while the day is far below what the body needs, whatever the goal is", () => {
  const underWay = "Your day is under way. Every food adds to the picture.";
  expect(day({ kcal: 999, proteinG: 60 })).toBe(underWay);
  expect(day({ kcal: 1000, proteinG: 60 })).toMatch(/Your muscles have what they need/);
  for (const kcal of [500, 700, 900]) expect(day({ kcal, goalKcal: 900, needKcal: 2200, proteinG: 60 })).toBe(underWay);
});

it("does not judge a day beyond the goal", () => {
  expect(day({ kcal: 2410, proteinG: 90 })).toBe("2,410 kcal today. Bodies even things out over a week.");
});

it("never praises little", () => {
  expect(day({ kcal: 200 })).toBe("Your day is under way. Every food adds to the picture.");
  expect(day({ kcal: 1900 })).toBe("Most of your day's energy is in.");
});
